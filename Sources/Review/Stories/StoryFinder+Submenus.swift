import AppModel

extension StoryFinder {
  /// Joins entries that left a menu with the submenu that has them now, and entries that came to a
  /// menu with the submenu that had them.
  mutating func findSubmenus() {
    let rest = rest
    for (kind, other) in [(Edit.Kind.added, Edit.Kind.removed), (.removed, .added)] {
      var moved: [MenuPlace: Explanations.Group] = [:]
      for (index, edit) in rest where edit.kind == other && edit.isOfNavigation {
        guard let id = edit.trail.steps.last?.node.text(under: "id") else { continue }
        moved[MenuPlace(screen: edit.screenKey, id: id), default: []].append(index)
      }
      guard !moved.isEmpty else { return }
      for (index, edit) in rest
      where edit.kind == kind && (edit.isOfSubmenu || edit.isOfNavigation) {
        let parts = (edit.trail.steps.last?.node.innerEntries ?? []).compactMap { id in
          moved.removeValue(forKey: MenuPlace(screen: edit.screenKey, id: id))
        }.filter { $0.count == 1 }.flatMap(\.self)
        guard !parts.isEmpty else { continue }
        let type = edit.trail.names.dropLast() + ["type"]
        let types = rest.filter { edit.isOfSubmenu && $0.element.trail.names[...] == type }
        add(.regrouping, [index], with: parts + types.map(\.index))
      }
    }
  }

  /// An entry of a screen's menus.
  private struct MenuPlace: Hashable {
    let screen: String?
    let id: String
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

extension FileNode {
  /// The ids of all entries inside an entry, or a list of them.
  fileprivate var innerEntries: [String] {
    var ids: [String] = []
    var lists = shape == .list ? [self] : children.filter(\.isEntries).map(\.node)
    while let list = lists.popLast() {
      for entry in list.children {
        if let id = entry.node.text(under: "id") { ids.append(id) }
        lists += entry.node.children.filter(\.isEntries).map(\.node)
      }
    }
    return ids
  }
}

extension FileNode.Child {
  fileprivate var isEntries: Bool { name == EditSubject.entryList }
}
