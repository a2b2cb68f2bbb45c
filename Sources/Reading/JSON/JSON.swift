import Texts

/// A value of a JSON document, with its location and contents.
package struct JSON: Sendable {
  package let document: JSONDocument
  let index: Int

  /// The type and contents of a value, with strings decoded.
  package enum Content: Sendable {
    case object(Members)
    case array(Elements)
    case string(String)
    /// A number as it was written, so that no digit is lost.
    case number(Number)
    case bool(Bool)
    case null
  }

  package var content: Content {
    switch node.kind {
    case .object: .object(members)
    case .array: .array(elements)
    case .string: .string(text)
    case .number: .number(Number(written: written))
    case .true: .bool(true)
    case .false: .bool(false)
    case .null: .null
    }
  }

  package var location: Location { Location(file: document.file, offset: node.start) }

  /// The bytes of the file that the value is written in.
  package var range: Range<UInt32> { node.start..<node.end }

  package var isNull: Bool { node.kind == .null }

  package var isObject: Bool { node.kind == .object }

  /// A description for messages: "an object", "the string 'yes'".
  package var description: Diagnostic.Sentence {
    switch node.kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "the string '\(name: text)'"
    case .number: "the number \(written.quotable)"
    case .true, .false, .null: "\(written)"
    }
  }

  /// The value exactly as it is written in the file.
  package var written: String { String(decoding: source, as: UTF8.self) }

  /// Whether another value is written in the same bytes.
  package func isWritten(like other: JSON) -> Bool { source == other.source }

  var node: JSONNode { document.nodes[index] }

  private var source: ArraySlice<UInt8> { document.bytes[Int(node.start)..<Int(node.end)] }
}

extension JSON {
  /// The members of an object in file order, each key with its value; empty for any other value.
  package var members: Members { Members(object: self) }

  /// The elements of an array in file order; empty for any other value.
  package var elements: Elements { Elements(array: self) }

  /// Returns the value of a key in an object; if the key is repeated, the last value wins.
  package func member(_ key: StaticString) -> JSON? {
    key.withUTF8Buffer { wanted in
      members.last { key, _ in key.isText(wanted) }?.value
    }
  }

  /// The members of an object, in file order.
  package struct Members: Sequence, Sendable {
    let object: JSON

    package func makeIterator() -> Iterator {
      Iterator(children: Children(of: object, if: .object))
    }

    /// How many there are, so that a list of them is made in one piece.
    package var underestimatedCount: Int { Children(of: object, if: .object).count / 2 }

    /// The members that are still to come.
    package struct Iterator: IteratorProtocol {
      var children: Children

      package mutating func next() -> (key: JSON, value: JSON)? {
        guard let key = children.next(), let value = children.next() else { return nil }
        return (key, value)
      }
    }

    package func last(where matches: (JSON, JSON) -> Bool) -> (key: JSON, value: JSON)? {
      var found: (key: JSON, value: JSON)?
      for (key, value) in self where matches(key, value) { found = (key, value) }
      return found
    }
  }

  /// The elements of an array, in file order.
  package struct Elements: Sequence, Sendable {
    let array: JSON

    package func makeIterator() -> Children { Children(of: array, if: .array) }

    /// How many there are, counted one by one.
    package var count: Int { Children(of: array, if: .array).count }

    /// How many there are, so that a list of them is made in one piece.
    package var underestimatedCount: Int { count }
  }

  /// An iterator over the values directly inside a container.
  package struct Children: IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(of container: JSON, if kind: JSONNode.Kind) {
      document = container.document
      index = container.index + 1
      end = container.node.kind == kind ? Int(container.node.next) : index
    }

    package mutating func next() -> JSON? {
      guard index < end else { return nil }
      defer { index = Int(document.nodes[index].next) }
      return JSON(document: document, index: index)
    }

    /// How many values are left.
    fileprivate var count: Int {
      var count = 0
      var place = index
      while place < end {
        place = Int(document.nodes[place].next)
        count += 1
      }
      return count
    }
  }
}

/// A number as written in the file, so that no digit is lost, and its value.
package struct Number: Hashable, Sendable {
  package let written: String

  /// The nearest double; infinite if the number is too large for any double.
  package var double: Double { Double(written) ?? .nan }
}
