import AppModel

extension StoryFinder {
  /// Joins the manifest of plugins, where it came or went, with the first story that brings or takes
  /// something made by one of them.
  mutating func joinManifest() {
    let edits = list.edits
    for (index, manifest) in edits.withIndices where manifest.isOfManifest {
      let plugins = Set(manifest.content?.children.map(\.name) ?? [])
      let users = found.indices.filter { place in
        found[place].main.contains { user in
          guard user != index, edits[user].kind == manifest.kind,
            let thing = edits[user].trail.steps.last
          else { return false }
          return !plugins.isDisjoint(with: WordUsers(of: [thing]).words)
        }
      }
      guard let first = users.min(by: { found[$0].edits[0] < found[$1].edits[0] }) else { continue }
      let user = found[first]
      _ = dissolve { $0.main == [index] }
      if let place = found.firstIndex(of: user) { join([index], to: place) }
    }
  }
}

extension Edit {
  /// Whether the edit adds or removes the manifest of plugins.
  fileprivate var isOfManifest: Bool {
    AppFile(named: file) == .plugins && trail.steps.isEmpty && [.added, .removed].contains(kind)
  }
}
