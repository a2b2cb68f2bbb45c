import AppModel

extension StoryFinder {
  /// Joins the new names of two screens that have each other's names now: either of them alone
  /// leaves two screens of one name. A screen about which something else changed is news itself.
  mutating func findExchangedNames() {
    let rest = rest
    let named = rest.filter { $0.element.isOfScreen(named: "name") }
    guard named.count > 1 else { return }
    let uses = NameChange.uses(in: rest)
    let others = Set(
      rest.filter { !$0.element.isOfScreen(named: "name") }.compactMap(\.element.screenKey))
    var waiting: [NameChange: ElementIndex<Edit>] = [:]
    for (index, edit) in named where edit.screenKey.map({ !others.contains($0) }) ?? false {
      guard let names = edit.names else { continue }
      let (change, mirrored) = (NameChange(names), NameChange((names.new, names.old)))
      guard let other = waiting.removeValue(forKey: mirrored) else {
        waiting[change] = index
        continue
      }
      add(
        .thing, [other, index],
        with: journeyStops(following: [change, mirrored], among: uses))
    }
  }
}
