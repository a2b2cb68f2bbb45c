import AppModel

/// Finds the edits between two values of a file, from the outside in.
struct EditFinder {
  let file: ComparedFile
  private(set) var edits: [Edit] = []

  init(_ file: ComparedFile) {
    self.file = file
    switch file.content {
    case .values(let old, let new): compare(old, new, at: EditTrail())
    case .whole(let content):
      let kind: Edit.Kind = file.old.isMissing ? .added : file.new.isMissing ? .removed : .changed
      edits = [
        Edit(
          kind: kind, path: file.path([]), old: file.old.whole, new: file.new.whole,
          place: file.new.whole?.place, file: file.name, trail: EditTrail(), undoing: .restore,
          content: content)
      ]
    }
  }

  /// Finds the edits inside something that was added in the place of something else.
  init(from old: FileNode, toAdded edit: Edit) {
    let missing = SideFile(name: edit.file, nil, nil)
    guard let new = edit.trail.steps.last?.node else {
      fatalError("an edit of a value has a trail")
    }
    file = ComparedFile(name: edit.file, content: .values(old, new), old: missing, new: missing)
    compare(old, new, at: edit.trail)
  }

  private mutating func compare(_ old: FileNode, _ new: FileNode, at trail: EditTrail) {
    if old.isWritten(like: new) { return }
    switch (old.shape, new.shape) {
    case (.keyed, .keyed): compareMembers(old, new, at: trail)
    case (.list, .list): compareElements(old, new, at: trail)
    case (let before, let after) where before != after:
      add(.changed, trail, old, new, .replace(new, by: old))
    default: break
    }
  }

  /// Compares what two values have under their keys, apart from one that was compared before.
  private mutating func compareMembers(
    _ old: FileNode, _ new: FileNode, at trail: EditTrail, without key: String? = nil
  ) {
    let before = old.children.filter { $0.name != key }
    let after = new.children.filter { $0.name != key }
    let renames = Renames(
      of: before, to: after, allowingChanges: file.hasNamedStyles(at: trail.names))
    let oldByName = Dictionary(uniqueKeysWithValues: before.map { ($0.name, $0) })
    var kept = Set(after.map(\.name))
    for (place, child) in after.enumerated() {
      if let other = oldByName[child.name] {
        compare(other.node, child.node, at: trail.to(child))
      } else if let other = renames.old[place], let key = child.writtenKey,
        let oldKey = other.writtenKey
      {
        kept.insert(other.name)
        add(.renamed, trail.to(child), other.node, child.node, .replace(key, by: oldKey))
        var renamed = child
        renamed.formerName = other.name
        compare(other.node, child.node, at: trail.to(renamed))
      } else {
        add(.added, trail.to(child), nil, child.node, .remove(child))
      }
    }
    for child in before where !kept.contains(child.name) {
      add(
        .removed, trail.to(child), child.node, nil, .insert(child, into: new, after: after.last))
    }
  }

  private mutating func compareElements(_ old: FileNode, _ new: FileNode, at trail: EditTrail) {
    let lists = AlignedLists(old.children, new.children)
    let moved = file.hasOrder(at: trail.names) ? lists.pairs.filter(\.isReordered) : []
    if moved.count > 1 { addOrder(lists, moved, at: trail, old, new) }
    for index in lists.added where lists.replacements[index] == nil {
      let child = lists.new[index]
      add(.added, trail.to(child), nil, child.node, .remove(child))
    }
    for index in lists.added {
      guard let place = lists.replacements[index] else { continue }
      let (other, child) = (lists.old[place], lists.new[index])
      // Both directions of a comparison give such an element the same name.
      let name = "\(min(place, index) + 1)"
      add(
        .changed, trail.to(FileNode.Child(name: name, node: child.node, key: nil)),
        other.node, child.node, .replace(child.node, by: other.node))
    }
    for pair in lists.pairs {
      let (other, child) = (lists.old[pair.old], lists.new[pair.new])
      let inside = trail.to(child)
      if pair.isReordered, moved.count == 1 { addMove(pair, of: lists, in: new, at: inside) }
      if other.name != child.name, let ids = child.idValues(insteadOf: other) {
        add(
          .renamed, inside, from: file.old.side(other.node, knownBy: other.name),
          to: file.new.side(child.node, knownBy: child.name),
          .replace(ids.new, by: ids.old))
        var renamed = child
        renamed.formerName = other.name
        compareMembers(other.node, child.node, at: trail.to(renamed), without: ids.key)
      } else {
        compare(other.node, child.node, at: inside)
      }
    }
    for index in lists.removed {
      let child = lists.old[index]
      add(
        .removed, trail.to(child), child.node, nil,
        .insert(child, into: new, after: lists.anchors[index]))
    }
  }

  /// Adds the new place of the one element of a list that moved.
  private mutating func addMove(
    _ pair: ListAlignment.Pair, of lists: AlignedLists, in list: FileNode, at trail: EditTrail
  ) {
    let child = lists.new[pair.new]
    let anchors = lists.keptNames(before: pair)
    add(
      .moved, trail, from: file.old.side(lists.old[pair.old].node, knownBy: anchors.old),
      to: file.new.side(child.node, knownBy: anchors.new),
      .move(child, in: list, after: lists.anchors[pair.old]))
  }

  /// Adds the new order of a list in which several elements moved.
  private mutating func addOrder(
    _ lists: AlignedLists, _ moved: [ListAlignment.Pair], at trail: EditTrail, _ old: FileNode,
    _ new: FileNode
  ) {
    let names = { (children: [FileNode.Child], places: [Int]) in
      "[" + places.map { "\"\(children[$0].name.quotable)\"" }.joined(separator: ", ") + "]"
    }
    let moves = moved.sorted { $0.old < $1.old }.map {
      Undoing.Move(element: lists.new[$0.new], anchor: lists.anchors[$0.old])
    }
    let oldPlaces = lists.pairs.map(\.old).sorted()
    add(
      .moved, trail, from: file.old.side(old, saying: names(lists.old, oldPlaces)),
      to: file.new.side(new, saying: names(lists.new, lists.pairs.map(\.new))),
      .reorder(moves, in: new, from: oldPlaces.map { lists.old[$0].name }))
  }

  private mutating func add(
    _ kind: Edit.Kind, _ trail: EditTrail, _ old: FileNode?, _ new: FileNode?, _ undoing: Undoing
  ) {
    add(
      kind, trail, from: old.map { file.old.side($0) }, to: new.map { file.new.side($0) }, undoing)
  }

  private mutating func add(
    _ kind: Edit.Kind, _ trail: EditTrail, from old: Edit.Side?, to new: Edit.Side?,
    _ undoing: Undoing
  ) {
    edits.append(
      Edit(
        kind: kind, path: file.path(trail.names), old: old, new: new,
        place: new?.place ?? undoing.container.map { file.new.place(of: $0) }, file: file.name,
        trail: trail, undoing: undoing))
  }
}
