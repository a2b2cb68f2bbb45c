import Markup

/// Changes to an XML document that keep everything else in place.
struct ElementRevision: Sendable {
  private let root: Element
  private var replaced: [[ElementNode.Step]: ElementNode] = [:]
  private var removed: Set<[ElementNode.Step]> = []
  /// What is inserted at the start of an element, and after one of its children.
  private var first: [[ElementNode.Step]: [Piece]] = [:]
  private var after: [[ElementNode.Step]: [Piece]] = [:]

  /// An inserted element or attribute, with its key in a property list.
  private struct Piece: Sendable {
    let key: String?
    let node: ElementNode
    let isOwn: Bool
  }

  init(of root: Element) {
    self.root = root
  }

  mutating func replace(_ node: ElementNode, by other: ElementNode) {
    replaced[node.way] = other
  }

  mutating func remove(_ node: ElementNode) { removed.insert(node.way) }

  /// Inserts something into an element, after one of its children or before all of them; if it
  /// comes from the same document, its own changes apply too.
  mutating func insert(
    _ node: ElementNode, named name: String, into parent: ElementNode, after sibling: ElementNode?,
    isOwn: Bool = false
  ) {
    let piece = Piece(
      key: parent.element.name == "dict" ? name : nil, node: node, isOwn: isOwn)
    if let sibling, !sibling.isAttribute, !node.isAttribute {
      after[sibling.way, default: []].append(piece)
    } else {
      first[parent.way, default: []].append(piece)
    }
  }

  /// Returns the document with all changes.
  func applied() -> Element { copy(of: root, at: []) }

  private func copy(of element: Element, at way: [ElementNode.Step]) -> Element {
    if let other = replaced[way] { return other.element }
    var attributes = element.attributes.compactMap { attribute -> Element.Attribute? in
      let step = way + [.attribute(attribute.name)]
      if removed.contains(step) { return nil }
      return replaced[step].flatMap(\.attribute) ?? attribute
    }
    var children: [Element.Node] = []
    for piece in first[way] ?? [] {
      if let attribute = piece.node.attribute {
        attributes.append(attribute)
      } else {
        children += nodes(of: piece)
      }
    }
    var key: Element.Node?
    for (index, child) in element.children.enumerated() {
      guard case .element(let inner) = child else {
        children.append(child)
        continue
      }
      if element.name == "dict", inner.name == "key", key == nil {
        key = replaced[way + [.child(index)]].map { .element($0.element) } ?? child
        continue
      }
      let step = way + [.child(index)]
      if !removed.contains(step) {
        if let key { children.append(key) }
        children.append(.element(copy(of: inner, at: step)))
      }
      key = nil
      for piece in after[step] ?? [] { children += nodes(of: piece) }
    }
    if let key { children.append(key) }
    return Element(
      name: element.name, attributes: attributes, children: children, line: element.line)
  }

  private func nodes(of piece: Piece) -> [Element.Node] {
    let line = piece.node.element.line
    let key = piece.key.map {
      Element.Node.element(
        Element(name: "key", attributes: [], children: [.text($0)], line: line))
    }
    let element =
      piece.isOwn ? copy(of: piece.node.element, at: piece.node.way) : piece.node.element
    return (key.map { [$0] } ?? []) + [.element(element)]
  }
}
