import Lists
import Reading

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
