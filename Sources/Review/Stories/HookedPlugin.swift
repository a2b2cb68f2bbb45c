import AppModel

/// A plugin that runs before or after a screen.
struct HookedPlugin: Hashable {
  /// The word for when it runs: before or after.
  let preposition: String
  let identifier: String

  /// The keys of the two lists of hooks, with the words for when they run.
  fileprivate static let lists = [("preload_plugins", "before"), ("postload_plugins", "after")]
}

extension Edit {
  /// The plugins that run before or after a screen because of what the edit adds, or no longer because
  /// of what it removes; none for any other edit.
  var hookedPlugins: [HookedPlugin] {
    let names = trail.names
    guard AppFile(named: file) == .rivers, [.added, .removed, .moved].contains(kind),
      let start = names.firstIndex(of: "hooks"), let last = trail.steps.last,
      last.node.shape.isContainer
    else { return [] }
    return HookedPlugin.lists.flatMap { list, preposition -> [HookedPlugin] in
      let hooks: [FileNode.Child]
      switch names.count - start {
      case 1: hooks = last.node.children.first { $0.name == list }?.node.children ?? []
      case 2: hooks = last.name == list ? last.node.children : []
      case 3: hooks = names[start + 1] == list ? [last] : []
      default: hooks = []
      }
      return hooks.compactMap { $0.node.text(under: "identifier") }.map {
        HookedPlugin(preposition: preposition, identifier: $0)
      }
    }
  }
}
