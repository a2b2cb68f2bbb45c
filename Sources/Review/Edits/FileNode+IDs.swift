import AppModel
import Markup

extension FileNode.Child {
  /// The id, key or name, which others may have too.
  var ownName: String {
    switch node {
    case .json(let json): return key == nil ? ListIdentity.name(of: json) : name
    case .element(let node):
      if keyElement != nil || node.isAttribute { return name }
      return node.element.known.map { "\(node.element.name) \($0)" } ?? node.element.name
    }
  }

  /// The value as one that had another name.
  func named(before other: FileNode.Child) -> FileNode.Child {
    guard name != other.name else { return self }
    var child = self
    child.formerName = other.name
    return child
  }

  /// Returns the key of the id of an element, with the old and the new id; nil without two ids.
  func idValues(
    insteadOf other: FileNode.Child
  ) -> (key: String, old: FileNode, new: FileNode)? {
    guard writtenKey == nil, node.shape == .keyed, other.node.shape == .keyed else { return nil }
    let (ours, theirs) = (node.children, other.node.children)
    return ListIdentity.keys.lazy.compactMap { key in
      guard let new = ours.first(where: { $0.name == key })?.node,
        let old = theirs.first(where: { $0.name == key })?.node,
        new.canonicalText != old.canonicalText
      else { return nil }
      return (key, old, new)
    }.first
  }
}

extension FileNode.Shape {
  var isContainer: Bool { self == .keyed || self == .list }
}
