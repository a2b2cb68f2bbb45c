import AppModel

extension StoryFinder {
  /// Joins two changes after which two things have each other's values: either of them alone leaves
  /// the same value twice. A screen about which something else changed is news itself.
  mutating func findExchanges() {
    let rest = rest
    let screens = Set(
      rest.filter { !$0.element.isOfScreen(named: "name") }.compactMap(\.element.screenKey))
    let uses = NameChange.uses(in: rest)
    var waiting: [Exchange: ElementIndex<Edit>] = [:]
    for (index, edit) in rest {
      guard let names = edit.names, edit.kind == .changed, let exchange = Exchange(edit, names)
      else { continue }
      let isName = edit.isOfScreen(named: "name")
      if isName, edit.screenKey.map(screens.contains) ?? true { continue }
      guard let other = waiting.removeValue(forKey: exchange.mirrored) else {
        waiting[exchange] = index
        continue
      }
      add(
        .exchange, [other, index],
        with: isName
          ? journeyStops(following: [exchange.change, exchange.mirrored.change], among: uses) : [])
    }
  }

  /// Another word of a thing under a key.
  private struct Exchange: Hashable {
    let change: NameChange
    private let sort: EditSubject.Sort
    private let keys: [String]

    /// Creates the change of a word; nil for one that says yes or no, or how much.
    init?(_ edit: Edit, _ names: (old: String, new: String)) {
      let subject = EditSubject(of: edit, AuthorNames())
      guard subject.sort != .file, edit.new?.value.first == "\"",
        edit.refersToThing || Double(names.new) == nil
      else { return nil }
      (change, sort, keys) = (NameChange(names), subject.sort, subject.keys)
    }

    private init(_ change: NameChange, _ sort: EditSubject.Sort, _ keys: [String]) {
      (self.change, self.sort, self.keys) = (change, sort, keys)
    }

    var mirrored: Exchange { Exchange(NameChange((change.new, change.old)), sort, keys) }
  }
}
