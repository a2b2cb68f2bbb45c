import AppModel

/// Finds the edits between two values of a file, from the outside in.
struct EditFinder {
  let file: ComparedFile
  private var oldPaths: SidePaths
  private var newPaths: SidePaths
  private(set) var edits: [Edit] = []

  init(_ file: ComparedFile) {
    self.file = file
    (oldPaths, newPaths) = (file.old.paths, file.new.paths)
    switch file.content {
    case .values(let old, let new): compare(old, new, at: EditTrail())
    case .whole(let content):
      let kind: Edit.Kind = file.old.isMissing ? .added : file.new.isMissing ? .removed : .changed
      let path = SourcePath(file: file.name)
      edits = [
        Edit(
          kind: kind, paths: Sides(old: path, new: path), old: file.old.whole, new: file.new.whole,
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
    (oldPaths, newPaths) = (
      SidePaths(inside: edit.paths.old), SidePaths(inside: edit.paths.new)
    )
    compare(old, new, at: edit.trail)
  }

  private mutating func compare(_ old: FileNode, _ new: FileNode, at trail: EditTrail) {
    if old.isWritten(like: new) { return }
    switch (old.shape, new.shape) {
    case (.keyed, .keyed): compareMembers(old, new, at: trail)
    case (.list, .list): compareElements(old, new, at: trail)
    case (let before, let after) where before != after:
      add(.changed, trail, Sides(old: old, new: new), .replace(new, by: old))
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
        add(
          .renamed, trail.to(child), Sides(old: other.node, new: child.node),
          .replace(key, by: oldKey))
        var renamed = child
        renamed.formerName = other.name
        compare(other.node, child.node, at: trail.to(renamed))
      } else {
        addNew(child, to: Sides(old: old, new: new), at: trail)
      }
    }
    for child in before where !kept.contains(child.name) {
      addGone(child, from: Sides(old: old, new: new), after: after.last, at: trail)
    }
  }

  private mutating func compareElements(_ old: FileNode, _ new: FileNode, at trail: EditTrail) {
    let lists = AlignedLists(old.children, new.children)
    let moved = file.hasOrder(at: trail.names) ? lists.pairs.filter(\.isReordered) : []
    if moved.count > 1 { addOrder(lists, moved, at: trail, old, new) }
    for index in lists.added where lists.replacements[index] == nil {
      addNew(lists.new[index], to: Sides(old: old, new: new), at: trail)
    }
    for index in lists.added {
      guard let place = lists.replacements[index] else { continue }
      let (other, child) = (lists.old[place], lists.new[index])
      // Both directions of a comparison give such an element the same name.
      let name = "\(min(place, index) + 1)"
      add(
        .changed, trail.to(FileNode.Child(name: name, node: child.node, key: nil)),
        Sides(old: other.node, new: child.node), .replace(child.node, by: other.node))
    }
    for pair in lists.pairs {
      let (other, child) = (lists.old[pair.old], lists.new[pair.new])
      let inside = trail.to(child)
      if pair.isReordered, moved.count == 1 { addMove(pair, of: lists, in: new, at: inside) }
      if other.name != child.name, let ids = child.idValues(insteadOf: other) {
        add(
          .renamed, inside, Sides(old: other.node, new: child.node),
          from: file.old.side(other.node, knownBy: other.name),
          to: file.new.side(child.node, knownBy: child.name), .replace(ids.new, by: ids.old))
        var renamed = child
        renamed.formerName = other.name
        compareMembers(other.node, child.node, at: trail.to(renamed), without: ids.key)
      } else {
        compare(other.node, child.node, at: inside)
      }
    }
    for index in lists.removed {
      addGone(
        lists.old[index], from: Sides(old: old, new: new), after: lists.anchors[index], at: trail)
    }
  }

  /// Adds the new place of the one element of a list that moved.
  private mutating func addMove(
    _ pair: ListAlignment.Pair, of lists: AlignedLists, in list: FileNode, at trail: EditTrail
  ) {
    let child = lists.new[pair.new]
    let anchors = lists.keptNames(before: pair)
    let other = lists.old[pair.old].node
    add(
      .moved, trail, Sides(old: other, new: child.node),
      from: file.old.side(other, knownBy: anchors.old),
      to: file.new.side(child.node, knownBy: anchors.new),
      .move(child, in: list, after: lists.anchors[pair.old]))
  }

  /// Adds the new order of a list in which several elements moved.
  private mutating func addOrder(
    _ lists: AlignedLists, _ moved: [ListAlignment.Pair], at trail: EditTrail, _ old: FileNode,
    _ new: FileNode
  ) {
    let moves = moved.sorted { $0.old < $1.old }.map {
      Undoing.Move(element: lists.new[$0.new], anchor: lists.anchors[$0.old])
    }
    let oldPlaces = lists.pairs.map(\.old).sorted()
    let before = oldPlaces.map { oldPaths.path(of: lists.old[$0].node).name }
    let after = lists.pairs.map { newPaths.path(of: lists.new[$0.new].node).name }
    let words = { (names: [String]) in
      "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    add(
      .moved, trail, Sides(old: old, new: new), from: file.old.side(old, saying: words(before)),
      to: file.new.side(new, saying: words(after)),
      .reorder(moves, in: new, from: oldPlaces.map { lists.old[$0].name }))
  }

  /// Adds something that is only in the new one of two values.
  private mutating func addNew(
    _ child: FileNode.Child, to containers: Sides<FileNode>, at trail: EditTrail
  ) {
    let path = newPaths.path(of: child.node)
    let outer = paths(of: containers)
    add(
      .added, trail.to(child),
      at: Sides(old: path.moved(from: outer.new, to: outer.old), new: path),
      from: nil, to: file.new.side(child.node), .remove(child))
  }

  /// Adds something that is only in the old one of two values.
  private mutating func addGone(
    _ child: FileNode.Child, from containers: Sides<FileNode>, after sibling: FileNode.Child?,
    at trail: EditTrail
  ) {
    let path = oldPaths.path(of: child.node)
    let outer = paths(of: containers)
    add(
      .removed, trail.to(child),
      at: Sides(old: path, new: path.moved(from: outer.old, to: outer.new)),
      from: file.old.side(child.node), to: nil,
      .insert(child, into: containers.new, after: sibling))
  }

  private mutating func paths(of nodes: Sides<FileNode>) -> Sides<SourcePath> {
    Sides(old: oldPaths.path(of: nodes.old), new: newPaths.path(of: nodes.new))
  }

  /// Adds what changed about something that is on both sides.
  private mutating func add(
    _ kind: Edit.Kind, _ trail: EditTrail, _ nodes: Sides<FileNode>, from old: Edit.Side? = nil,
    to new: Edit.Side? = nil, _ undoing: Undoing
  ) {
    add(
      kind, trail, at: paths(of: nodes), from: old ?? file.old.side(nodes.old),
      to: new ?? file.new.side(nodes.new), undoing)
  }

  private mutating func add(
    _ kind: Edit.Kind, _ trail: EditTrail, at paths: Sides<SourcePath>, from old: Edit.Side?,
    to new: Edit.Side?, _ undoing: Undoing
  ) {
    edits.append(
      Edit(
        kind: kind, paths: paths, old: old, new: new,
        place: new?.place ?? undoing.container.map { file.new.place(of: $0) }, file: file.name,
        trail: trail, undoing: undoing))
  }
}
