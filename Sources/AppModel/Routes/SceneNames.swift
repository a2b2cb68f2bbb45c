/// The names of scenes: their ids, and the identifiers of those in storyboards.
///
/// An id is unique in its storyboard only. A name in `routes.json` means the first scene with that
/// id, else the first one with that storyboard identifier.
struct SceneNames: Hashable, Sendable {
  private var ids: [String: Int] = [:]
  private var identifiers: [String: Int] = [:]

  /// Adds the names of a scene, unless an earlier one has them.
  mutating func add(_ scene: Scene, at index: Int) {
    if let id = scene.id?.value, ids[id] == nil { ids[id] = index }
    if let name = scene.identifier, identifiers[name] == nil { identifiers[name] = index }
  }

  /// Returns the index of the scene that a name means.
  subscript(name: String) -> Int? { ids[name] ?? identifiers[name] }

  /// Returns the index of the scene with an id.
  subscript(id name: String) -> Int? { ids[name] }

  /// Returns the index of the scene with a storyboard identifier.
  subscript(identifier name: String) -> Int? { identifiers[name] }

  /// All names.
  var all: some Sequence<String> { [ids.keys, identifiers.keys].joined() }
}
