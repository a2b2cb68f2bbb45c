package import Lists
package import Markup
package import Reading
import Texts

/// A reader of the element tree of a storyboard. It skips what it does not know.
package struct StoryboardReader {
  private let file: FileID
  private let lines: LineTable
  private let index: ElementIndex<Storyboard>
  private let root: Element
  /// The names of the scenes that `routes.json` calls initial.
  private let initialNames: Set<String>
  private var scenes: [Scene] = []
  private var segues: [Segue] = []
  private var views: [Storyboard.SceneView] = []
  private var ids: Set<String> = []
  private var exits: Set<String> = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates a reader of the storyboard with an index among all storyboards.
  package init(
    _ root: Element, in file: FileID, _ lines: LineTable, index: ElementIndex<Storyboard>,
    initial initialNames: Set<String>
  ) {
    self.root = root
    self.initialNames = initialNames
    self.file = file
    self.lines = lines
    self.index = index
  }

  /// Reads the storyboard; returns nil where it is not one, or for a system that is not read.
  package mutating func read(named name: String) -> Storyboard? {
    let location = self.location(of: root)
    guard let system = StoryboardSystem(root) else {
      diagnostics.append(Diagnostic(StoryboardSystem.refusal(of: root), at: location))
      return nil
    }
    let initial = root.filled("initialViewController")
    for list in root.elements where list.name == "scenes" {
      for scene in list.elements where scene.name == "scene" {
        for objects in scene.elements where objects.name == "objects" {
          read(objects, initial: initial)
        }
      }
    }
    checkInitial(initial, at: location)
    checkDestinations()
    let isLaunchScreen = root["launchScreen"] == "YES"
    if isLaunchScreen, let segue = segues.first {
      diagnostics.append(Diagnostic(.launchScreenSegue, at: segue.location))
    }
    return Storyboard(
      file: name, system: system, isLaunchScreen: isLaunchScreen, scenes: scenes, segues: segues,
      views: views,
      location: location)
  }

  /// Reads the objects of a scene: its controller, and what is next to it in the scene's dock.
  private mutating func read(_ objects: Element, initial: String?) {
    var controller: (scene: ElementIndex<Scene>, id: String)?
    for object in objects.elements {
      if object.name == "exit", let id = object.filled("id") { exits.insert(id) }
      guard let element = StoryboardElement(object) else { continue }
      let read = read(object, as: element, initial: initial)
      controller = controller ?? read
    }
    guard let (scene, id) = controller else { return }
    // The segues of gesture recognizers, bar items and extra views leave from the controller. Such
    // a view is not shown until code adds it.
    for object in objects.elements where !StoryboardElement.isScene(object) {
      walk(object, scene: scene, id: id, isBelowView: false)
    }
  }

  private mutating func read(
    _ object: Element, as element: StoryboardElement, initial: String?
  ) -> (scene: ElementIndex<Scene>, id: String)? {
    let location = self.location(of: object)
    guard let id = element.id else {
      diagnostics.append(Diagnostic(.noSceneID, at: location))
      return nil
    }
    guard ids.insert(id).inserted else {
      diagnostics.append(Diagnostic(.repeatedSceneID(id), at: location))
      return nil
    }
    let scene = ElementIndex<Scene>(scenes.count)
    scenes.append(
      Scene(element, storyboard: index, isInitial: id == initial, at: location))
    for child in object.elements {
      let isView = child["key"] == "view"
      walk(child, scene: scene, id: id, isBelowView: isView)
    }
    return (scene, id)
  }

  /// Reads the segues and views in an element of a scene. The parser limits how deep it goes.
  private mutating func walk(
    _ element: Element, scene: ElementIndex<Scene>, id: String, isBelowView: Bool
  ) {
    if element.name == "connections" {
      for segue in element.elements where segue.name == "segue" { add(segue, from: id) }
      return
    }
    if isBelowView, let name = element.filled("customClass") {
      let view = ViewRoute(className: name, in: id, at: location(of: element))
      views.append(Storyboard.SceneView(view: view, scene: scene))
    }
    for child in element.elements {
      walk(child, scene: scene, id: id, isBelowView: isBelowView)
    }
  }

  private mutating func add(_ element: Element, from id: String) {
    let location = self.location(of: element)
    let located = { (text: String) in Located(value: text, location: location) }
    let destination = element.filled("destination")
    segues.append(
      Segue(
        from: located(id), to: destination.map(located), kindName: element.filled("kind"),
        identifier: element.filled("identifier"),
        relationship: element["relationship"].flatMap(SegueRelationship.init(rawValue:)),
        style: element["modalPresentationStyle"].flatMap(PresentationStyle.init(rawValue:)),
        anchor: element.filled("popoverAnchorView").map { .view($0) }
          ?? element.filled("popoverAnchorBarButtonItem").map { .barButton($0) },
        isExit: false, isDrawn: true, location: location))
  }

  private mutating func checkInitial(_ initial: String?, at location: Location) {
    guard let initial else {
      let isNamed = scenes.contains { scene in
        [scene.id?.value, scene.identifier].contains { $0.map(initialNames.contains) ?? false }
      }
      if !isNamed { diagnostics.append(Diagnostic(.noInitial, at: location)) }
      return
    }
    guard !ids.contains(initial) else { return }
    let nearest = NameIndex(ids).nearest(to: initial)
    diagnostics.append(Diagnostic(.unknownInitial(initial, nearest), at: location))
  }

  /// Marks the segues that lead back, and reports those that lead nowhere.
  private mutating func checkDestinations() {
    segues = segues.map { segue in
      guard let to = segue.to?.value, exits.contains(to), !ids.contains(to) else { return segue }
      return segue.leadingBack
    }
    lazy var names = NameIndex(ids)
    for segue in segues where !segue.isExit {
      guard let to = segue.to?.value else {
        diagnostics.append(Diagnostic(.noDestination, at: segue.location))
        continue
      }
      guard !ids.contains(to) else { continue }
      diagnostics.append(
        Diagnostic(.danglingDestination(to, names.nearest(to: to)), at: segue.location))
    }
  }

  private func location(of element: Element) -> Location {
    Location(file: file, offset: lines.firstCharacter(ofLine: element.line))
  }
}

extension Rule {
  static let storyboardInitial = Rule(
    "storyboard-initial",
    means: "A storyboard has no initial view controller, or names one that it does not have.",
    matters: "UIKit cannot show a window with it: the screen stays black.",
    fix: "Mark a scene with Is Initial View Controller in Interface Builder. A storyboard whose "
      + "scenes are only made by their identifiers can stay as it is.")

  static let storyboardLaunchScreen = Rule(
    "storyboard-launch-screen",
    means: "A launch screen has a segue.",
    matters: "A launch screen is a picture: the system never performs its segues.",
    fix: "Remove the segue, or move it into the app's storyboard.")
}

extension Diagnostic.Message {
  fileprivate static var launchScreenSegue: Self {
    Self(.storyboardLaunchScreen, .warning, "a launch screen never performs a segue")
  }

  fileprivate static var noInitial: Self {
    Self(.storyboardInitial, .warning, "the storyboard has no initial view controller")
  }

  fileprivate static func unknownInitial(_ id: String, _ nearest: String?) -> Self {
    Self(
      .storyboardInitial, .error,
      "the initial view controller '\(name: id)' is not in the storyboard",
      .init(nearest: nearest))
  }

  fileprivate static var noSceneID: Self {
    Self(.unknownScene, .error, "a scene of the storyboard has no id; it is not read")
      .leavingUnread
  }

  fileprivate static func repeatedSceneID(_ id: String) -> Self {
    Self(
      .unknownScene, .error,
      "an earlier scene of the storyboard also has the id '\(name: id)'; this one is not read"
    ).leavingUnread
  }

  fileprivate static var noDestination: Self {
    Self(.unknownScene, .error, "a segue has no destination")
  }

  fileprivate static func danglingDestination(_ id: String, _ nearest: String?) -> Self {
    Self(
      .unknownScene, .error, "a segue leads to '\(name: id)', which is not in the storyboard",
      .init(nearest: nearest))
  }
}
