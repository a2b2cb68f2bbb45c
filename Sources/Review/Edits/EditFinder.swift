import AppModel

/// Finds the edits between two values of a file, from the outside in.
struct EditFinder {
  let file: ComparedFile
  private(set) var edits: [Edit] = []

  init(_ file: ComparedFile) {
    self.file = file
    switch file.content {
    case .values(let old, let new): compare(old, new, at: [])
    case .whole:
      let kind: Edit.Kind = file.old.isMissing ? .added : file.new.isMissing ? .removed : .changed
      edits = [
        Edit(
          kind: kind, path: file.path([]), old: file.old.whole, new: file.new.whole,
          file: file.name, undoing: .restore)
      ]
    }
  }

  private mutating func compare(_ old: FileNode, _ new: FileNode, at path: [String]) {
    if old.isWritten(like: new) { return }
    switch (old.shape, new.shape) {
    case (.keyed, .keyed): compareMembers(old, new, at: path)
    case (.list, .list): compareElements(old, new, at: path)
    case (let before, let after) where before != after:
      add(.changed, path, old, new, .replace(new, by: old))
    default: break
    }
  }

  private mutating func compareMembers(_ old: FileNode, _ new: FileNode, at path: [String]) {
    let (before, after) = (old.children, new.children)
    let oldByName = Dictionary(uniqueKeysWithValues: before.map { ($0.name, $0) })
    let newByName = Dictionary(uniqueKeysWithValues: after.map { ($0.name, $0) })
    var removed = before.filter { newByName[$0.name] == nil }
    for child in after {
      if let other = oldByName[child.name] {
        compare(other.node, child.node, at: path + [child.name])
      } else if let place = removed.firstIndex(where: { child.isRenamed(from: $0) }),
        let key = child.key, let oldKey = removed[place].key
      {
        let other = removed.remove(at: place)
        add(
          .renamed, path + [child.name], other.node, child.node,
          .replace(.json(key), by: .json(oldKey)))
      } else {
        add(.added, path + [child.name], nil, child.node, .remove(child))
      }
    }
    for child in removed {
      add(
        .removed, path + [child.name], child.node, nil,
        .insert(child, into: new, after: after.last))
    }
  }

  private mutating func compareElements(_ old: FileNode, _ new: FileNode, at path: [String]) {
    let (before, after) = (old.children, new.children)
    let alignment = ListAlignment(Array(before.indices), Array(after.indices)) { isOld, index in
      isOld ? before[index].name : after[index].name
    }
    let hasOrder = file.hasOrder(at: path)
    /// The new element for each old one that kept its order.
    var anchors: [Int: FileNode.Child] = [:]
    for pair in alignment.pairs where !pair.isReordered { anchors[pair.old] = after[pair.new] }
    var lastAnchor: FileNode.Child?
    let anchorBefore = before.indices.map { index in
      defer { lastAnchor = anchors[index] ?? lastAnchor }
      return lastAnchor
    }
    var removed = alignment.removed
    for index in alignment.added {
      let child = after[index]
      if let place = removed.firstIndex(where: { child.isRenamed(from: before[$0]) }),
        let (oldID, newID) = child.ids(renamedFrom: before[removed[place]])
      {
        let other = before[removed.remove(at: place)]
        add(.renamed, path + [child.name], other.node, child.node, .replace(newID, by: oldID))
      } else {
        add(.added, path + [child.name], nil, child.node, .remove(child))
      }
    }
    for pair in alignment.pairs {
      let (other, child) = (before[pair.old], after[pair.new])
      if pair.isReordered, hasOrder {
        add(
          .moved, path + [child.name], other.node, child.node,
          .move(child, in: new, after: anchorBefore[pair.old]))
      }
      compare(other.node, child.node, at: path + [child.name])
    }
    for index in removed {
      add(
        .removed, path + [before[index].name], before[index].node, nil,
        .insert(before[index], into: new, after: anchorBefore[index]))
    }
  }

  private mutating func add(
    _ kind: Edit.Kind, _ path: [String], _ old: FileNode?, _ new: FileNode?, _ undoing: Undoing
  ) {
    edits.append(
      Edit(
        kind: kind, path: file.path(path), old: old.map { file.old.side($0) },
        new: new.map { file.new.side($0) }, file: file.name, undoing: undoing))
  }
}

extension FileNode.Child {
  /// Whether two values differ only in their names, and are more than a word.
  fileprivate func isRenamed(from other: FileNode.Child) -> Bool {
    guard case .json = node, node.shape == other.node.shape, node.shape.isContainer else {
      return false
    }
    let (ours, theirs) = (node.children, other.node.children)
    guard ours.count == theirs.count, ours.count > 1 || key != nil else { return false }
    return ids(renamedFrom: other) != nil || key != nil && node.isEqual(to: other.node)
  }

  /// The old and the new id of an element, if nothing else differs.
  fileprivate func ids(renamedFrom other: FileNode.Child) -> (old: FileNode, new: FileNode)? {
    let theirs = Dictionary(
      other.node.children.map { ($0.name, $0.node) }, uniquingKeysWith: { $1 })
    let different = node.children.filter { child in
      !(theirs[child.name].map { child.node.isEqual(to: $0) } ?? false)
    }
    guard different.count == 1, ListIdentity.keys.contains(different[0].name),
      let old = theirs[different[0].name]
    else { return nil }
    return (old, different[0].node)
  }
}

extension FileNode.Shape {
  fileprivate var isContainer: Bool { self == .keyed || self == .list }
}
