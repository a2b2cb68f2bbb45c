import Lists
package import Reading
import Texts

/// The parts of all storyboards and of `routes.json` while they are put together.
struct RoutesAssembly {
  let file: RoutesFile
  let storyboards: [Storyboard]
  private(set) var scenes: [Scene] = []
  var diagnostics: [Diagnostic] = []
  /// The scenes that only `routes.json` names.
  private(set) var own: ArraySlice<ElementIndex<Scene>> = []
  /// The names that `routes.json` may use.
  private var names = SceneNames()
  /// The names that the segues of each storyboard may use.
  private(set) var ownNames = ElementTable<Storyboard, SceneNames>([])
  /// The scene that each placeholder represents.
  private var represented: [ElementIndex<Scene>: ElementIndex<Scene>?] = [:]
  private lazy var nearest = NameIndex(names.all)

  init(_ file: RoutesFile, _ storyboards: [Storyboard]) {
    self.file = file
    self.storyboards = storyboards
    ownNames = ElementTable(
      storyboards.map { storyboard in
        var own = SceneNames()
        for scene in storyboard.scenes {
          let index = ElementIndex<Scene>(scenes.count)
          own.add(scene, at: index)
          if scene.reference == nil { names.add(scene, at: index) }
          scenes.append(scene)
        }
        return own
      })
    let drawn = scenes.count
    addEntries()
    own = scenes.elementIndices[drawn...]
    scenes = scenes.map { $0.with(file.classes) }
    resolvePlaceholders()
  }

  /// Adds the scenes of `routes.json`. One with the name of a storyboard's scene describes that.
  private mutating func addEntries() {
    var seen: Set<String> = []
    for entry in file.scenes {
      guard let id = entry.id else {
        diagnostics.append(Diagnostic(.noID, at: entry.location))
        continue
      }
      guard seen.insert(id.value).inserted else {
        diagnostics.append(Diagnostic(.repeated(id.value), at: id.location))
        continue
      }
      if let index = names[id.value] {
        scenes[index] = scenes[index].described(by: entry)
      } else {
        names.add(entry, at: ElementIndex(scenes.count))
        scenes.append(entry)
      }
    }
  }

  private mutating func resolvePlaceholders() {
    let initials = ElementTable<Storyboard, _>(storyboards.elementIndices.map(initialScene))
    // The storyboards of iOS and tvOS are in different apps, and may have the same names.
    let indices = Dictionary(
      grouping: storyboards.elementIndices, by: { storyboards[$0].system }
    ).mapValues { own in
      Dictionary(firstOf: own.map { (storyboards[$0].name, $0) })
    }
    for (index, scene) in scenes.withIndices {
      guard let reference = scene.reference else { continue }
      let names = scene.storyboard.flatMap { indices[storyboards[$0].system] } ?? [:]
      let storyboard = reference.storyboard.map { names[$0[...]] } ?? scene.storyboard
      let target = storyboard.flatMap { storyboard in
        reference.identifier.map { ownNames[storyboard][identifier: $0] }
          ?? initials[storyboard]
      }
      // A placeholder for a placeholder leads nowhere, and so does one in a circle.
      let found = target.flatMap { scenes[$0].reference == nil ? $0 : nil }
      represented[index] = .some(found)
      if found == nil, !reference.isInOtherBundle {
        diagnostics.append(
          Diagnostic(.noReference(reference.identifier, reference.storyboard), at: scene.location))
      }
    }
  }

  /// The initial scenes; one that is a placeholder is the scene that it represents.
  var initials: [Routes.Initial] {
    scenes.elementIndices.filter { scenes[$0].isInitial }.map {
      Routes.Initial(scene: represented($0) ?? $0, storyboard: scenes[$0].storyboard)
    }
  }

  private func initialScene(of storyboard: ElementIndex<Storyboard>) -> ElementIndex<Scene>? {
    storyboards[storyboard].scenes.first { $0.isInitial }?.id
      .flatMap { ownNames[storyboard][id: $0.value] }
  }

  /// Returns the segues of the storyboards, then those of `routes.json`.
  mutating func segues() -> [Segue] {
    let drawn = storyboards.elementIndices.flatMap { storyboard in
      storyboards[storyboard].segues.map { segue in
        let ends = [segue.from, segue.to].map { end in
          end.flatMap { ownNames[storyboard][id: $0.value] }.flatMap(represented)
        }
        return segue.joining(ends[0], segue.isExit ? nil : ends[1])
      }
    }
    return drawn
      + file.segues.map { segue in
        let ends = ends(segue.from, segue.to, of: segue.location)
        return segue.joining(ends.from, ends.to)
      }
  }

  mutating func presentations() -> [PresentationRoute] {
    file.presentations.map { route in
      let ends = ends(route.from, route.to, of: route.location)
      return route.joining(ends.from, ends.to)
    }
  }

  /// Returns the views of the storyboards, then those of `routes.json`.
  mutating func views() -> [ViewRoute] {
    let drawn = storyboards.elementIndices.flatMap { storyboard in
      storyboards[storyboard].views.map { view in
        let id = storyboards[storyboard].scenes[view.scene].id?.value
        let scene = id.flatMap { ownNames[storyboard][id: $0] }
        return view.view.inside(scene.map { .scene($0) }, file.classes)
      }
    }
    let classes = Dictionary(
      firstOf: (drawn + file.views).withIndices.compactMap { index, view in
        view.className.map { ($0.value, index) }
      })
    return drawn
      + file.views.map { view in
        if view.className == nil, view.facts.isRoutable {
          diagnostics.append(Diagnostic(.noClass, at: view.location))
        }
        guard let addedTo = view.addedTo else { return view.inside(nil, file.classes) }
        let holder: ViewRoute.Holder? =
          addedTo.value == ViewRoute.window
          ? .window
          : names[addedTo.value].map { .scene($0) } ?? classes[addedTo.value].map { .view($0) }
        if holder == nil {
          let nearest = nearest.nearest(to: addedTo.value)
          diagnostics.append(
            Diagnostic(.unknownSuperview(addedTo.value, nearest), at: addedTo.location))
        }
        return view.inside(holder, file.classes)
      }
  }

  /// Returns the scene at an index, or the one that it represents.
  private func represented(_ scene: ElementIndex<Scene>) -> ElementIndex<Scene>? {
    represented[scene] ?? scene
  }

  /// Returns the scenes that two names of `routes.json` mean, and reports what they do not mean.
  private mutating func ends(
    _ from: Located<String>?, _ to: Located<String>?, of location: Location
  ) -> (from: ElementIndex<Scene>?, to: ElementIndex<Scene>?) {
    if from == nil || to == nil { diagnostics.append(Diagnostic(.openEnd, at: location)) }
    let found = [from, to].map { end -> ElementIndex<Scene>? in
      guard let end else { return nil }
      if let scene = names[end.value] { return scene }
      let nearest = nearest.nearest(to: end.value)
      diagnostics.append(Diagnostic(.unknown(end.value, nearest), at: end.location))
      return nil
    }
    return (found[0], found[1])
  }
}

extension Rule {
  package static let unknownScene = Rule(
    "unknown-scene",
    means: "A segue, presentation or view in routes.json or in a storyboard does not name a scene, "
      + "or names an unknown one; a scene has no id, or the same id as another scene; a routable "
      + "view has no class; or routes.json describes a class or scene that nothing else has.",
    matters: "The transition cannot be determined.",
    fix: "Give every scene an id of its own, and every transition \"from\" and \"to\". A view is "
      + "added to a scene, to the class of another view, or to UIWindow.")
}

extension Diagnostic.Message {
  fileprivate static var noID: Self { Self(.unknownScene, .error, "a scene has no id") }

  fileprivate static var noClass: Self {
    Self(.unknownScene, .error, "a routable view has no class, so no router can be found for it")
  }

  fileprivate static var openEnd: Self {
    Self(.unknownScene, .error, "a transition needs both 'from' and 'to'")
  }

  fileprivate static func repeated(_ id: String) -> Self {
    Self(.unknownScene, .error, "an earlier scene also has the id '\(name: id)'")
  }

  fileprivate static func unknown(_ id: String, _ nearest: String?) -> Self {
    Self(
      .unknownScene, .error, "no scene has the id '\(name: id)'", .init(nearest: nearest))
  }

  fileprivate static func unknownSuperview(_ name: String, _ nearest: String?) -> Self {
    Self(
      .unknownScene, .error,
      "'\(name: name)' is not the id of a scene, the class of a view, or UIWindow",
      .init(nearest: nearest))
  }

  fileprivate static func noReference(_ identifier: String?, _ storyboard: String?) -> Self {
    let scene: Diagnostic.Sentence =
      identifier.map { "the scene '\(name: $0)'" } ?? "the initial scene"
    let origin: Diagnostic.Sentence =
      storyboard.map { " of the storyboard '\(name: $0)'" } ?? ""
    return Self(
      .unknownScene, .warning,
      "the placeholder represents \(scene)\(origin), which is not among those that are read")
  }
}
