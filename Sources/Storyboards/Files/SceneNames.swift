import Lists
import Reading
import Texts

extension RoutesAssembly {
  /// Notes the classes and scenes of `routes.json` that nothing has or leads to, which are likely
  /// to be misspelled.
  mutating func checkNames(
    _ segues: [Segue], _ presentations: [PresentationRoute], _ views: [ViewRoute]
  ) {
    let classes = Set(scenes.compactMap(\.controllerClass) + views.compactMap(\.className?.value))
    lazy var classIndex = NameIndex(classes)
    for name in file.classNames where !classes.contains(name.value) {
      diagnostics.append(
        Diagnostic(
          .unusedClass(name.value, classIndex.nearest(to: name.value)), at: name.location))
    }
    guard !storyboards.isEmpty else { return }
    var used = Set(segues.flatMap { [$0.source, $0.target] }.compactMap(\.self))
    for route in presentations { used.formUnion([route.source, route.target].compactMap(\.self)) }
    for view in views { if case .scene(let scene) = view.holder { used.insert(scene) } }
    lazy var drawn = NameIndex(ownNames.values.flatMap(\.all))
    for index in own where !used.contains(index) && !scenes[index].isInitial {
      guard let id = scenes[index].id, let nearest = drawn.nearest(to: id.value) else { continue }
      diagnostics.append(Diagnostic(.unusedScene(id.value, nearest), at: id.location))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unusedClass(_ name: String, _ nearest: String?) -> Self {
    Self(
      .unknownScene, .note, "no scene or view has the class '\(name: name)'",
      .init(nearest: nearest))
  }

  fileprivate static func unusedScene(_ id: String, _ nearest: String) -> Self {
    Self(
      .unknownScene, .note,
      "the scene '\(name: id)' is not in a storyboard, and nothing leads to it",
      .init(nearest: nearest))
  }
}

/// The names of scenes: their ids, and the identifiers of those in storyboards.
///
/// An id is unique in its storyboard only. A name in `routes.json` means the first scene with that
/// id, else the first one with that storyboard identifier.
struct SceneNames: Hashable, Sendable {
  private var ids: [String: ElementIndex<Scene>] = [:]
  private var identifiers: [String: ElementIndex<Scene>] = [:]

  /// Adds the names of a scene, unless an earlier one has them.
  mutating func add(_ scene: Scene, at index: ElementIndex<Scene>) {
    if let id = scene.id?.value, ids[id] == nil { ids[id] = index }
    if let name = scene.identifier, identifiers[name] == nil { identifiers[name] = index }
  }

  /// Returns the scene that a name means.
  subscript(name: String) -> ElementIndex<Scene>? { ids[name] ?? identifiers[name] }

  /// Returns the scene with an id.
  subscript(id name: String) -> ElementIndex<Scene>? { ids[name] }

  /// Returns the scene with a storyboard identifier.
  subscript(identifier name: String) -> ElementIndex<Scene>? { identifiers[name] }

  /// All names.
  var all: some Sequence<String> { [ids.keys, identifiers.keys].joined() }
}
