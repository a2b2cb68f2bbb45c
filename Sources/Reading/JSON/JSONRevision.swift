import Lists

/// Changes to a document that keep everything else in place: unchanged values keep their locations,
/// and inserted values come from the document or from another one.
package struct JSONRevision: Sendable {
  private let document: JSONDocument
  private let other: JSONDocument
  /// The bytes of both.
  private let bytes: [UInt8]
  /// The replacements of nodes.
  private var replaced: [Int: Piece] = [:]
  /// The removed values and keys of members.
  private var removed: Set<Int> = []
  /// What is inserted at the start of a container, and after one of its values.
  private var first: [Int: [Piece]] = [:]
  private var after: [Int: [Piece]] = [:]
  /// The nodes where something changes, in ascending order.
  private var touched: [Int] = []

  /// An inserted value, with its key if it has one.
  private struct Piece: Sendable {
    let key: JSON?
    let value: JSON
    let isOwn: Bool
  }

  /// Begins changes to a document that can use values of another one. Without changes it can be
  /// copied, to begin again without copying any text.
  package init(of document: JSONDocument, with other: JSONDocument) {
    bytes = document.bytes + other.bytes
    self.document = document
    self.other = other
  }

  /// Replaces a value or a key of the document with one of the other document.
  package mutating func replace(_ value: JSON, by replacement: JSON) {
    replaced[value.index] = Piece(key: nil, value: replacement, isOwn: false)
    touched.append(value.index)
  }

  /// Removes an element, or a member with its key.
  package mutating func remove(_ value: JSON, key: JSON?) {
    removed.insert(key?.index ?? value.index)
    touched.append(key?.index ?? value.index)
  }

  /// Inserts a value of the other document into a container of the document, after one of its
  /// values or before all of them.
  package mutating func insert(
    _ value: JSON, key: JSON?, into container: JSON, after sibling: JSON?
  ) {
    put(Piece(key: key, value: value, isOwn: false), into: container, after: sibling)
  }

  /// Moves an element within its list, after one of the others or before all of them.
  package mutating func move(_ value: JSON, in container: JSON, after sibling: JSON?) {
    remove(value, key: nil)
    put(value, key: nil, into: container, after: sibling)
  }

  /// Puts a value of the document, with its own changes, into a container, after one of its values or
  /// before all of them.
  package mutating func put(
    _ value: JSON, key: JSON?, into container: JSON, after sibling: JSON?
  ) {
    put(Piece(key: key, value: value, isOwn: true), into: container, after: sibling)
  }

  private mutating func put(_ piece: Piece, into container: JSON, after sibling: JSON?) {
    if let sibling {
      after[sibling.index, default: []].append(piece)
    } else {
      first[container.index, default: []].append(piece)
    }
    touched.append(sibling?.index ?? container.index)
  }

  /// The document with all changes. Texts from the other document are appended to its own.
  package func applied() -> RevisedJSON {
    var copy = Copy(revision: self, touched: touched.sorted())
    copy.nodes.reserveCapacity(document.nodes.count)
    copy.append(0)
    return RevisedJSON(
      document: JSONDocument(file: document.file, bytes: bytes, nodes: copy.nodes), kept: copy.kept)
  }

  /// The nodes of the changed document so far.
  private struct Copy {
    let revision: JSONRevision
    let touched: [Int]
    var nodes: [JSONNode] = []
    /// Which of them are the document's own, with everything inside them as it was.
    var kept: [Range<Int>] = []

    /// Appends a value of the document with the changes inside it.
    mutating func append(_ index: Int) {
      if let piece = revision.replaced[index] { return put(piece) }
      let node = revision.document.nodes[index]
      guard isTouched(index..<Int(node.next)) else {
        let place = nodes.count
        append(revision.document.nodes, index, shiftedBy: 0)
        return kept.append(place..<nodes.count)
      }
      let place = nodes.count
      nodes.append(node)
      for piece in revision.first[index] ?? [] { put(piece) }
      var child = index + 1
      while child < node.next {
        // A member is its key and then its value; an element is its value alone.
        let value = node.kind == .object ? Int(revision.document.nodes[child].next) : child
        if !revision.removed.contains(child) {
          if value != child { append(child) }
          append(value)
        }
        for piece in revision.after[value] ?? [] { put(piece) }
        child = Int(revision.document.nodes[value].next)
      }
      nodes[place].next = UInt32(nodes.count)
    }

    private mutating func put(_ piece: Piece) {
      guard !piece.isOwn else {
        for value in [piece.key, piece.value].compactMap(\.self) { append(value.index) }
        return
      }
      let offset = UInt32(revision.document.bytes.count)
      for value in [piece.key, piece.value].compactMap(\.self) {
        append(revision.other.nodes, value.index, shiftedBy: offset)
      }
    }

    /// Appends a value as it is, with everything inside it.
    private mutating func append(
      _ source: [JSONNode], _ index: Int, shiftedBy offset: UInt32
    ) {
      let distance = nodes.count - index
      for var node in source[index..<Int(source[index].next)] {
        node.next = UInt32(Int(node.next) + distance)
        nodes.append(node.shifted(by: offset))
      }
    }

    private func isTouched(_ range: Range<Int>) -> Bool {
      let place = touched.partitionPoint { $0 >= range.lowerBound }
      return place < touched.count && touched[place] < range.upperBound
    }
  }
}

extension JSONNode {
  fileprivate func shifted(by offset: UInt32) -> JSONNode {
    JSONNode(
      kind: kind, isPlain: isPlain, start: start + offset, end: end + offset, next: next)
  }
}

/// A document with some values changed.
package struct RevisedJSON: Sendable {
  package let document: JSONDocument
  /// The indices of the nodes that are as they were in the document before, in ascending order;
  /// each range is whole values with everything inside them.
  let kept: [Range<Int>]

  /// Whether a value, with everything inside it, is as it was in the document before: it has the
  /// same locations there.
  package func keeps(_ value: JSON) -> Bool {
    let place = kept.partitionPoint { $0.upperBound > value.index }
    return place < kept.count && kept[place].contains(value.index)
  }
}
