import AppModel

extension StoryFinder {
  /// Joins two changes after which two things have each other's values: either of them alone leaves
  /// the same value twice. A screen about which something else changed is news itself.
  mutating func findExchanges() {
    let rest = rest
    let screens = Set(
      rest.filter { !$0.element.isOfScreen(named: "name") }.compactMap(\.element.screenKey))
    let uses = usesOfNames
    // What only follows another id is not an exchange.
    let newIDs = newIDs
    // The format of a feed comes with it.
    let formats = Dictionary(
      grouping: rest.filter { $0.element.trail.names.suffix(2) == ["data", "type"] },
      by: { $0.element.trail.names.dropLast() })
    var waiting: [Exchange: ElementIndex<Edit>] = [:]
    for (index, edit) in rest {
      guard let names = edit.names, edit.kind == .changed, !newIDs.contains(names),
        let exchange = Exchange(edit, names)
      else { continue }
      let isName = edit.isOfScreen(named: "name")
      if isName, edit.screenKey.map(screens.contains) ?? true { continue }
      guard let other = waiting.removeValue(forKey: exchange.mirrored) else {
        waiting[exchange] = index
        continue
      }
      let places = [list.edits[other], edit].map { $0.trail.names.dropLast() }
      add(
        .exchange, [other, index],
        with: isName
          ? journeyStops(following: [exchange.change, exchange.mirrored.change], among: uses)
          : places.flatMap { formats[$0] ?? [] }.map(\.index))
    }
  }

  /// Another word of a thing under a key.
  private struct Exchange: Hashable {
    private(set) var change: Sides<String>
    private let sort: EditSubject.Sort
    private let keys: [String]

    /// Creates the change of a word; nil for one that says yes or no, or how much.
    init?(_ edit: Edit, _ names: Sides<String>) {
      let subject = EditSubject(of: edit, AuthorNames())
      let isOfType =
        subject.keys.first == "content_types" && subject.keys.count == 3
        && subject.keys[2] == "screen_id"
      guard subject.sort != .file || isOfType, edit.new?.value.first == "\"",
        edit.refersToThing || Double(names.new) == nil
      else { return nil }
      (change, sort, keys) = (
        names, subject.sort, isOfType ? [subject.keys[2]] : subject.keys
      )
    }

    var mirrored: Exchange {
      var other = self
      other.change = change.mirrored
      return other
    }
  }
}
