import AppModel

/// The order in which the hooks of a screen run, as edits of their weights change it.
struct HookOrderWords {
  /// What runs before what now: `Parent Lock runs before Onboarding on the way to Members now`.
  let sentence: String

  /// Reads edits of the weights of one list of hooks; nil for other edits, and where the order stays.
  init?(_ edits: [Edit], _ names: AuthorNames) {
    guard let first = edits.first, edits.allSatisfy(\.isOfHookWeight),
      let hooks = first.trail.steps.dropLast(2).last?.node.children
    else { return nil }
    let weight = { (text: String?) in text.flatMap { Double($0) } ?? 0 }
    let now = hooks.map { weight($0.node.text(under: "weight")) }
    let before = Dictionary(
      edits.map { ($0.trail.names.dropLast().last ?? "", weight($0.old?.text)) },
      uniquingKeysWith: { $1 })
    // The app runs those of one weight as they are listed.
    let order = { (weights: [Double]) in
      hooks.indices.sorted { (weights[$0], $0) < (weights[$1], $1) }
    }
    let old = order(zip(hooks, now).map { before[$0.name] ?? $1 })
    // The first hook that has another place comes before the one that was there.
    guard let (own, other) = zip(order(now), old).first(where: { $0 != $1 }) else { return nil }
    let plugins = [own, other].map { place in
      names.plugin(hooks[place].node.text(under: "identifier") ?? hooks[place].name)
    }
    let way = first.trail.names.contains("postload_plugins") ? "after" : "on the way to"
    let screen = first.screenKey.map { " \(way) \(names.screen($0))" } ?? ""
    sentence = "\(plugins[0]) runs before \(plugins[1])\(screen) now"
  }
}

extension Edit {
  /// Whether the edit is of the weight that orders a hook among those of its screen.
  var isOfHookWeight: Bool {
    let names = trail.names
    guard AppFile(named: file) == .rivers, names.count > 3, names.last == "weight" else {
      return false
    }
    return names[names.count - 4] == "hooks"
  }
}
