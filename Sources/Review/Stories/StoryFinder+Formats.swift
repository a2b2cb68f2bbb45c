import AppModel

extension StoryFinder {
  /// Joins what makes a data source one of another format with all that follows from it: its new
  /// address, and the new form of its snapshot, if that has the same items.
  mutating func findFormats() {
    let rest = rest
    let formats = rest.filter { $0.element.isOfFormat }
    guard !formats.isEmpty else { return }
    let uses = usesOfNames
    let files = Dictionary(grouping: rest.filter { AppFile.isInFeeds($0.element.file) }) {
      $0.element.file
    }
    let lines = Dictionary(grouping: rest.filter { AppFile(named: $0.element.file) == .feedIndex })
    { $0.element.trail.names.first ?? "" }
    let users = Dictionary(
      grouping: formats.filter { AppFile(named: $0.element.file) == .rivers }
    ) { $0.element.around?.text(under: "source") ?? "" }
    for (index, edit) in formats where AppFile(named: edit.file) == .feedIndex {
      let file = files[AppFile.nameInFeeds(edit.around?.text(under: "file") ?? "")] ?? []
      guard FileNode.haveSameItems(file.map(\.element)) else { continue }
      let line = lines[edit.trail.names[0]] ?? []
      let names = line.compactMap { $0.element.isOfSourceName ? $0.element.names : nil }
      let source = edit.around?.text(under: "source") ?? ""
      let main = (source.isEmpty ? [] : users[source] ?? []).filter {
        $0.element.names == edit.names
      }.map(\.index)
      add(
        .format, main.isEmpty ? [index] : main,
        with: (line + file).map(\.index) + names.flatMap { uses[$0] ?? [] })
    }
  }
}

extension Edit {
  /// Whether the edit changes the format of a data source, in the index or where it is shown.
  fileprivate var isOfFormat: Bool {
    guard name == "type", kind == .changed, names != nil else { return false }
    return AppFile(named: file) == .feedIndex && trail.steps.count == 2
      || AppFile(named: file) == .rivers && listName == "data"
  }

  /// Whether the edit says that an item is or opens something else.
  fileprivate var isOfOpening: Bool {
    guard !EditSubject.itemLists.isDisjoint(with: trail.names.dropLast()) else { return false }
    switch name {
    case "screen_type", "screenType", "ui_tag": return true
    case "type", "value": return kind == .changed && old?.text != nil && new?.text != nil
    default: return false
    }
  }

  /// What the value is in.
  fileprivate var around: FileNode? { trail.steps.dropLast().last?.node }
}

extension FileNode {
  /// What people know an item by, and what it is and opens.
  fileprivate var itemWords: [String?] {
    [
      text(under: "title"), text(under: ["type", "value"]) ?? text(under: "type"),
      text(under: "screen_type") ?? text(under: "screenType"), text(under: "ui_tag"),
    ]
  }

  /// Whether a feed with some edits has the items that it had, in their order.
  fileprivate static func haveSameItems(_ edits: [Edit]) -> Bool {
    let words = { (edit: Edit) in edit.trail.steps.last?.node.itemWords }
    let moved = Set(edits.filter(\.isOfItem).map(words))
    var items = Sides<[[String?]]>(old: [], new: [])
    for edit in edits where edit.trail.steps.count == 1 {
      guard let last = edit.trail.steps.last else { return false }
      let own = EditSubject.itemLists.contains(last.name) ? last.node.children : []
      // What was moved is only in one of the lists.
      let all = own.map(\.node.itemWords).filter { !moved.contains($0) }
      switch edit.kind {
      case .added: items = Sides(old: items.old, new: items.new + all)
      case .removed: items = Sides(old: items.old + all, new: items.new)
      case .changed, .renamed, .moved: continue
      }
    }
    return items.old == items.new
      && edits.allSatisfy { edit in
        !edit.isOfName && !edit.isOfOpening
          && (!edit.isOfItem || [.moved, .renamed].contains(edit.kind))
      }
  }
}
