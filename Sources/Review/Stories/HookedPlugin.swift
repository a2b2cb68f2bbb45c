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

extension Story {
  /// The screen that a hook or an entry opened, or opens now: the word by which these know it; nil for
  /// any other story.
  func opened(_ edits: [Edit]) -> String? {
    let main = main.map { edits[$0] }
    guard kind == .thing, let edit = main.first, [.added, .removed].contains(edit.kind),
      let node = edit.trail.steps.last?.node
    else { return nil }
    if edit.hookedPlugins.count == 1, main.count == 1 {
      return node.text(under: "screen_id") ?? edit.hookedPlugins[0].identifier
    }
    let targets = Set(
      main.map { $0.isOfEntry ? $0.trail.steps.last?.node.text(under: ["data", "target"]) : nil })
    return targets.count == 1 ? targets.first ?? nil : nil
  }
}

extension [Story] {
  /// Whether a hook went for which something else came, or the other way around.
  func areOneWay(_ edits: [Edit]) -> Bool {
    let hooks = filter { edits[$0.main[0]].hookedPlugins.count == 1 }
    let others = filter { edits[$0.main[0]].hookedPlugins.isEmpty }
    guard hooks.count == 1, others.count == 1 else { return false }
    return edits[hooks[0].main[0]].kind != edits[others[0].main[0]].kind
  }
}
