import AppModel

/// The order in which the hooks of a screen run, as edits of their weights change it.
struct HookOrderWords {
  /// What runs before what now: `Parent Lock runs before Onboarding now`.
  let sentence: String

  /// Reads edits of the weights of one list of hooks; nil for other edits, and where the order stays.
  init?(_ edits: [Edit], _ names: AuthorNames) {
    guard let first = edits.first, edits.allSatisfy(\.isOfHookWeight),
      let list = first.trail.steps.dropLast(2).last
    else { return nil }
    let new = list.node.children.map { child in
      Hook(
        name: child.name, plugin: child.node.text(under: "identifier") ?? child.name,
        weight: child.node.text(under: "weight").flatMap { Double($0) } ?? 0)
    }
    var before: [String: Double] = [:]
    for edit in edits {
      guard let hook = edit.trail.steps.dropLast().last else { continue }
      before[hook.name] = edit.old?.text.flatMap { Double($0) } ?? 0
    }
    let old = new.map {
      Hook(name: $0.name, plugin: $0.plugin, weight: before[$0.name] ?? $0.weight)
    }
    let orders = Sides(old: Self.sorted(old), new: Self.sorted(new))
    guard
      let place = orders.new.indices.first(where: { orders.new[$0].name != orders.old[$0].name })
    else { return nil }
    // The first hook that has another place comes before the one that was there.
    let (own, other) = (orders.new[place], orders.old[place])
    sentence = "\(names.plugin(own.plugin)) runs before \(names.plugin(other.plugin)) now"
  }

  private struct Hook {
    let name: String
    let plugin: String
    let weight: Double
  }

  /// Returns hooks in the order in which the app runs them.
  private static func sorted(_ hooks: [Hook]) -> [Hook] {
    hooks.enumerated()
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
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
