/// Which values were given another name, and are otherwise the same.
///
/// Values are found by a fingerprint of everything but their ids, so that the time is linear.
struct Renames {
  /// The old value for each place of a new one.
  private(set) var old: [Int: FileNode.Child] = [:]

  init(of before: [FileNode.Child], to after: [FileNode.Child]) {
    let (oldNames, newNames) = (Set(before.map(\.name)), Set(after.map(\.name)))
    let gone = before.filter { !newNames.contains($0.name) && $0.canBeRenamed }
    let come = after.indices.filter {
      !oldNames.contains(after[$0].name) && after[$0].canBeRenamed
    }
    guard !gone.isEmpty, !come.isEmpty else { return }
    var known = Dictionary(grouping: gone.reversed(), by: \.fingerprint)
    for place in come {
      guard let other = known[after[place].fingerprint]?.popLast() else { continue }
      if after[place].isRenamed(from: other) { old[place] = other }
    }
  }
}

extension FileNode.Child {
  /// Whether the value is more than a word, so that it can be recognized under another name.
  fileprivate var canBeRenamed: Bool {
    guard case .json = node, node.shape.isContainer else { return false }
    return node.children.count > (key == nil ? 1 : 0)
  }

  /// A text that does not change with the name of the value.
  fileprivate var fingerprint: String {
    guard key == nil else { return node.canonicalText }
    let members = node.children.filter { !ListIdentity.keys.contains($0.name) }
    return members.map { "\($0.name) \($0.node.canonicalText)" }.sorted().joined(separator: ",")
  }

  fileprivate func isRenamed(from other: FileNode.Child) -> Bool {
    key == nil ? ids(renamedFrom: other) != nil : node.isEqual(to: other.node)
  }

  /// Returns the old and the new id of an element, if nothing else differs.
  func ids(renamedFrom other: FileNode.Child) -> (old: FileNode, new: FileNode)? {
    guard node.shape == .keyed, other.node.shape == .keyed else { return nil }
    let ours = node.children
    let theirs = Dictionary(
      other.node.children.map { ($0.name, $0.node) }, uniquingKeysWith: { $1 })
    guard ours.count == theirs.count else { return nil }
    let different = ours.filter { child in
      !(theirs[child.name].map { child.node.isEqual(to: $0) } ?? false)
    }
    guard different.count == 1, ListIdentity.keys.contains(different[0].name),
      let old = theirs[different[0].name]
    else { return nil }
    return (old, different[0].node)
  }
}

extension FileNode.Shape {
  var isContainer: Bool { self == .keyed || self == .list }
}
