import AppModel

extension StoryFinder {
  /// Joins the new names of two things of one list that have each other's names now: either of them
  /// alone leaves two things of one name.
  mutating func findExchangedNames() {
    let named = rest.filter { $0.element.kind == .changed && $0.element.isOfName }
    guard named.count > 1 else { return }
    let uses = NameChange.uses(in: rest)
    var waiting: [NamedElement: ElementIndex<Edit>] = [:]
    for (index, edit) in named {
      guard let names = edit.names else { continue }
      let change = NameChange(names)
      let mirrored = NameChange((names.new, names.old))
      guard let other = waiting.removeValue(forKey: NamedElement(of: edit, mirrored)) else {
        waiting[NamedElement(of: edit, change)] = index
        continue
      }
      let stops = [change, mirrored].flatMap { uses[$0] ?? [] }
        .filter { list.edits[$0].isOfJourneyStop }
      add(.thing, [other, index], with: stops)
    }
  }

  /// What an element of a list is called, before and after.
  private struct NamedElement: Hashable {
    let file: String
    let list: [String]
    let key: String
    let names: NameChange

    init(of edit: Edit, _ names: NameChange) {
      file = edit.file
      list = edit.trail.names.dropLast(2)
      key = edit.name
      self.names = names
    }
  }
}
