import AppModel

/// Which values were given another name, and are otherwise the same, or nearly so where authors only
/// know them by their names.
///
/// Values are found by a fingerprint of everything but their ids, so that the time is linear; those
/// that changed too by the keys inside them.
struct Renames {
  /// The old value for each place of a new one.
  private(set) var old: [Int: FileNode.Child] = [:]

  init(
    of before: [FileNode.Child], to after: [FileNode.Child],
    allowingChanges allowsChanges: Bool = false
  ) {
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
    addThoseWithOtherIDsInside(gone, come.map { ($0, after[$0]) })
    guard allowsChanges else { return }
    let left = rest(of: gone).map { ($0, ValueLeaves(of: $0.node)) }
    let rest = come.filter { old[$0] == nil }.map { ($0, ValueLeaves(of: after[$0].node)) }
    var alike = Dictionary(grouping: left.reversed(), by: { $0.1.keys })
    for (place, leaves) in rest {
      let isOnly = rest.count == 1 && left.count == 1
      guard let (other, own) = isOnly ? left[0] : alike[leaves.keys]?.popLast() else { continue }
      if leaves.areAlike(own) { old[place] = other }
    }
  }

  private func rest(of gone: [FileNode.Child]) -> [FileNode.Child] {
    let taken = Set(old.values.map(\.name))
    return gone.filter { !taken.contains($0.name) }
  }

  /// Adds elements of which all ids are others, such as those of a copied app, whose screens refer
  /// to themselves and to each other: what is left is the same, and only one element has it.
  private mutating func addThoseWithOtherIDsInside(
    _ gone: [FileNode.Child], _ come: [(place: Int, child: FileNode.Child)]
  ) {
    let left = rest(of: gone).filter { $0.keyElement == nil }
    let new = come.filter { old[$0.place] == nil && $0.child.keyElement == nil }
    guard !left.isEmpty, !new.isEmpty else { return }
    let names = Set((gone + come.map(\.child)).map(\.name))
    let before = Dictionary(grouping: left) { $0.node.canonicalText(without: names) }
    let after = Dictionary(grouping: new) { $0.child.node.canonicalText(without: names) }
    for (text, elements) in after where elements.count == 1 {
      guard let others = before[text], others.count == 1,
        elements[0].child.key != nil || elements[0].child.idValues(insteadOf: others[0]) != nil
      else { continue }
      old[elements[0].place] = others[0]
    }
  }
}

/// The texts, numbers and words inside a value, by the keys that lead to them.
private struct ValueLeaves {
  private var texts: [String: String] = [:]

  init(of node: FileNode) { add(node, at: "") }

  private mutating func add(_ node: FileNode, at path: String) {
    if case .single(let text) = node.shape { texts[path] = text }
    for child in node.children { add(child.node, at: "\(path)/\(child.name)") }
  }

  /// The keys themselves, as one text.
  var keys: String { texts.keys.sorted().joined(separator: "\n") }

  /// Whether at least half of the values are the same.
  func areAlike(_ other: ValueLeaves) -> Bool {
    let same = texts.count { other.texts[$0.key] == $0.value }
    return 2 * same >= max(texts.count, other.texts.count)
  }
}

extension FileNode.Child {
  /// Whether the value is more than a word, so that it can be recognized under another name.
  fileprivate var canBeRenamed: Bool {
    if case .element = node, keyElement == nil { return false }
    return node.shape.isContainer && node.children.count > (writtenKey == nil ? 1 : 0)
  }

  /// A text that does not change with the name of the value.
  fileprivate var fingerprint: String {
    guard writtenKey == nil || hasKeyAsID else { return node.canonicalText }
    let members = node.children.filter { !ListIdentity.keys.contains($0.name) }
    return members.map { "\($0.name) \($0.node.canonicalText)" }.sorted().joined(separator: ",")
  }

  fileprivate func isRenamed(from other: FileNode.Child) -> Bool {
    guard writtenKey != nil, !hasKeyAsID || !other.hasKeyAsID else {
      return ids(renamedFrom: other) != nil
    }
    return node.isEqual(to: other.node)
  }

  /// Whether the key is also the id, as for screens under their ids.
  private var hasKeyAsID: Bool { key != nil && node.text(under: "id") == name }

  /// Returns the key of the id of an element, with the old and the new id; nil without two ids.
  func idValues(
    insteadOf other: FileNode.Child
  ) -> (key: String, old: FileNode, new: FileNode)? {
    guard node.shape == .keyed, other.node.shape == .keyed else { return nil }
    let (ours, theirs) = (node.children, other.node.children)
    return ListIdentity.keys.lazy.compactMap { key in
      guard let new = ours.first(where: { $0.name == key })?.node,
        let old = theirs.first(where: { $0.name == key })?.node, !new.isEqual(to: old)
      else { return nil }
      return (key, old, new)
    }.first
  }

  /// Returns the old and the new id of an element, if nothing else differs.
  private func ids(renamedFrom other: FileNode.Child) -> (old: FileNode, new: FileNode)? {
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
