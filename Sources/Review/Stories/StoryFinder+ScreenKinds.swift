import AppModel

extension StoryFinder {
  /// Joins what makes a screen one of a plugin, or no longer, with the components that go or come
  /// because of it, and with the plugin where no other screen is of it.
  mutating func findScreenKinds() {
    let rest = rest
    let kinds = rest.filter { $0.element.isOfScreen(named: "type") }
    guard !kinds.isEmpty else { return }
    let components = Dictionary(
      grouping: rest.filter {
        $0.element.isOfComponent && [.added, .removed].contains($0.element.kind)
      }, by: \.element.screenKey)
    // A screen of a plugin with another identifier only follows it.
    let identifiers = Set(rest.filter(\.element.isOfPluginIdentifier).compactMap(\.element.names))
    for (index, edit) in kinds where !(edit.names.map(identifiers.contains) ?? false) {
      let come = plugins(only: edit.new?.text, .added, of: list.screens.new)
      let gone = plugins(only: edit.old?.text, .removed, of: list.screens.old)
      // A plugin in the place of another one is news itself.
      guard come.isEmpty || gone.isEmpty else { continue }
      let own = (components[edit.screenKey] ?? []).map(\.index)
      add(.thing, [index], with: own + come + gone)
    }
  }

  /// Returns the edit of the plugin that only one of some screens is of, if it came or went.
  private func plugins(
    only type: String?, _ kind: Edit.Kind, of screens: [FileNode.Child]
  ) -> Explanations.Group {
    guard let type, screens.count(where: { $0.node.text(under: "type") == type }) == 1 else {
      return []
    }
    return rest.filter {
      $0.element.isOfPlugin && $0.element.kind == kind && $0.element.name == type
    }.map(\.index)
  }
}
