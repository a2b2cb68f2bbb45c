package import Lists
package import Reading
import Texts

/// What `routes.json` says.
package struct RoutesFile: Hashable, Sendable {
  /// The name of the file in the app's folder.
  package static let name = "routes.json"

  package let scenes: [Scene]
  let segues: [Segue]
  let presentations: [PresentationRoute]
  let views: [ViewRoute]
  /// The paths of the storyboards; nil where all that are in the app's folder are read.
  package let storyboards: [Located<String>]?
  let classes: [String: RouterFacts]
  /// The names of those classes, in the order of the file.
  let classNames: [Located<String>]

  /// What applies where there is no such file.
  package static let absent = RoutesFile(
    scenes: [], segues: [], presentations: [], views: [], storyboards: nil, classes: [:],
    classNames: [])
}

extension RoutesFile {
  package init(_ reader: inout ObjectReader) {
    reader.knows("$schema")
    let isListed = reader.value("storyboards") != nil
    let listed = reader.strings("storyboards")
    let (scenes, segues) = (reader.list("scenes", Scene.init), reader.list("segues", Segue.init))
    let presentations = reader.list("presentations", PresentationRoute.init)
    let views = reader.list("views", ViewRoute.init)
    let classes = reader.object("classes") { reader in
      let places = Dictionary(
        reader.entries.map { ($0.name.value, $0.name.location) }, uniquingKeysWith: { $1 })
      return reader.named { name, facts in
        let location = places[name] ?? facts.location
        return (Located(value: name, location: location), RouterFacts(&facts))
      }
    }
    self.init(
      scenes: scenes, segues: segues, presentations: presentations, views: views,
      storyboards: isListed ? listed : nil,
      classes: Dictionary(
        classes.map { ($0.0.value, $0.1) }, uniquingKeysWith: { _, last in last }),
      classNames: classes.map(\.0))
  }
}

extension Rule {
  package static let routeWord = Rule(
    "route-word",
    means: "routes.json has a container, a relationship or a style of presentation that does not "
      + "exist, or a kind of segue that is almost, but not quite, a known one.",
    matters: "Riverbed would work out the transitions between scenes incorrectly.",
    fix: "Write one of the words that the message lists.")
}

/// A scene that is presented in code.
package struct PresentationRoute: Hashable, Sendable {
  package let from: Located<String>?
  package let to: Located<String>?
  package let isWithRouter: Bool
  package let style: PresentationStyle?
  package let definesContext: Bool
  package let location: Location
  /// The scenes that it connects, nil for names that lead nowhere.
  package private(set) var source: ElementIndex<Scene>?
  package private(set) var target: ElementIndex<Scene>?

  init(_ reader: inout ObjectReader) {
    location = reader.location
    from = reader.locatedText("from")
    to = reader.locatedText("to")
    isWithRouter = reader.bool("with_router") ?? false
    style = reader.word("style", .routeWord)
    definesContext = reader.bool("defines_context") ?? false
  }

  /// Returns the presentation of one scene by another.
  func joining(
    _ source: ElementIndex<Scene>?, _ target: ElementIndex<Scene>?
  ) -> PresentationRoute {
    var route = self
    route.source = source
    route.target = target
    return route
  }
}

/// A view that is added to another view in code, or that a storyboard shows.
package struct ViewRoute: Hashable, Sendable {
  package let className: Located<String>?
  package private(set) var facts: RouterFacts
  /// The scene, view or window that the view is added to.
  package let addedTo: Located<String>?
  package let superviewAdded: Bool
  package let isInWindow: Bool
  package let isRemovedFirst: Bool
  /// Whether a storyboard draws it.
  package let isDrawn: Bool
  package let location: Location
  /// What the view is added to; nil for a name that leads nowhere.
  package private(set) var holder: Holder?

  /// What a view is added to.
  package enum Holder: Hashable, Sendable {
    /// The view of a scene.
    case scene(ElementIndex<Scene>)
    /// Another view.
    case view(ElementIndex<ViewRoute>)
    case window
  }

  /// The class of the system's windows.
  package static let window = "UIWindow"

  init(_ reader: inout ObjectReader) {
    location = reader.location
    className = reader.locatedText("class")
    facts = RouterFacts(ofView: &reader)
    addedTo = reader.locatedText("added_to")
    superviewAdded = reader.bool("superview_added") ?? true
    isInWindow = reader.bool("in_window") ?? true
    isRemovedFirst = reader.bool("removed_first") ?? false
    isDrawn = false
  }

  /// Makes a view of a scene of a storyboard.
  init(className: String, in scene: String, at location: Location) {
    self.location = location
    self.className = Located(value: className, location: location)
    facts = .unknown
    addedTo = Located(value: scene, location: location)
    superviewAdded = true
    isInWindow = true
    isRemovedFirst = false
    isDrawn = true
  }

  /// Returns the view inside something, with the facts of its class where its own entry does not
  /// say them.
  func inside(_ holder: Holder?, _ classes: [String: RouterFacts]) -> ViewRoute {
    var view = self
    view.holder = holder
    view.facts = facts.or(className.flatMap { classes[$0.value] })
    return view
  }
}
