import AppModel

extension StoryFinder {
  /// Joins entries that left a menu with the submenu that has them now, and entries that came to a
  /// menu with the submenu that had them.
  mutating func findSubmenus() {
    let moved = movedParts(
      of: { $0.isOfSubmenu || $0.isOfNavigation }, parts: \.isOfNavigation,
      under: [EditSubject.entryList], onOneScreen: true)
    for (whole, parts) in moved.sorted(by: { $0.key < $1.key }) {
      let edit = list.edits[whole]
      let type = edit.trail.names.dropLast() + ["type"]
      let types = rest.filter { edit.isOfSubmenu && $0.element.trail.names[...] == type }
      add(.regrouping, [whole], with: parts + types.map(\.index))
    }
  }
}

extension Edit {
  /// Whether the edit is of all entries inside an entry.
  var isOfSubmenu: Bool {
    guard AppFile(named: file) == .rivers, let last = trail.steps.last, last.key != nil else {
      return false
    }
    return last.name == EditSubject.entryList
      && trail.names.dropLast().contains(EditSubject.entryList)
  }
}
