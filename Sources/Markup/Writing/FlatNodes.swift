/// Elements and texts one after the other in one buffer, for documents with many of them: nothing
/// is allocated for each.
///
///     var nodes = FlatNodes()
///     nodes.start("text")
///     nodes.attribute("x", "12")
///     nodes.text(title)
///     nodes.end()
package struct FlatNodes: Sendable {
  /// The parts, each beginning with the byte of its mark.
  private(set) var bytes: [UInt8] = []
  /// The names that the parts have by their indices.
  private(set) var names: [Node.Name] = []
  /// Where a name most likely is among the names, by where its literal is in the program.
  private var guesses = [UInt8](repeating: 0, count: 64)
  /// Where the flags are of the elements that have not ended.
  private var open: [Int] = []
  /// What the nodes are that are not in one of them.
  private(set) var content: Content = []

  package init() {}

  /// The parts of the buffer. A name is its index; a text is its length, in four bytes, and its
  /// UTF-8.
  enum Mark {
    /// Followed by the name and the content.
    static let start: UInt8 = 1
    /// Followed by the name and the value.
    static let attribute: UInt8 = 2
    static let text: UInt8 = 3
    static let end: UInt8 = 4
  }

  /// What is directly inside an element, which a writer must know before it is written.
  struct Content: OptionSet {
    let rawValue: UInt8
    /// A text, even an empty one.
    static let texts = Content(rawValue: 1)
    /// An element, or a text that is not empty.
    static let anything = Content(rawValue: 2)
  }

  /// Starts an element, whose attributes and content follow.
  package mutating func start(_ name: Node.Name) {
    note(.anything)
    bytes.append(Mark.start)
    bytes.append(index(of: name))
    open.append(bytes.count)
    bytes.append(0)
  }

  /// Adds an attribute to the element that started last; does nothing without a value.
  package mutating func attribute(_ name: Node.Name, _ value: String?) {
    guard let value else { return }
    bytes.append(Mark.attribute)
    bytes.append(index(of: name))
    append(value)
  }

  /// Adds an attribute whose value is UTF-8.
  package mutating func attribute(_ name: Node.Name, _ value: UnsafeBufferPointer<UInt8>) {
    bytes.append(Mark.attribute)
    bytes.append(index(of: name))
    append(value)
  }

  package mutating func attributes(_ attributes: Node.Attributes) {
    for (name, value) in attributes.elements { attribute(name, value) }
  }

  package mutating func text(_ text: String) {
    note(text.utf8.isEmpty ? .texts : [.texts, .anything])
    bytes.append(Mark.text)
    append(text)
  }

  /// Ends the element that started last of those that have not ended.
  package mutating func end() {
    open.removeLast()
    bytes.append(Mark.end)
  }

  /// Adds a node with everything in it.
  package mutating func append(_ node: Node) {
    switch node {
    case .element(let name, let attributes, let children):
      start(name)
      self.attributes(attributes)
      for child in children { append(child) }
      end()
    case .text(let text): self.text(text)
    case .flat(let flat): append(flat)
    }
  }

  private mutating func append(_ flat: FlatNodes) {
    note(flat.content)
    let indices = flat.names.map { index(of: $0) }
    flat.bytes.withUnsafeBufferPointer { bytes in
      var reader = FlatReader(bytes)
      while let mark = reader.mark {
        reader.skipMark()
        self.bytes.append(mark)
        if mark == Mark.end { continue }
        if mark != Mark.text { self.bytes.append(indices[Int(reader.byte())]) }
        if mark == Mark.start {
          self.bytes.append(reader.byte())
        } else {
          append(reader.text())
        }
      }
    }
  }

  private mutating func note(_ found: Content) {
    if let place = open.last {
      bytes[place] |= found.rawValue
    } else {
      content.formUnion(found)
    }
  }

  private mutating func append(_ text: String) {
    let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    // Only a text of another language's library is not stored as UTF-8.
    if isAppended == nil { Array(text.utf8).withUnsafeBufferPointer { append($0) } }
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    withUnsafeBytes(of: UInt32(text.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: text)
  }

  private mutating func index(of name: Node.Name) -> UInt8 {
    let place = name.literal.utf8Start
    let address = UInt(bitPattern: place)
    let slot = Int((address ^ address >> 6) % UInt(guesses.count))
    let guess = Int(guesses[slot])
    if guess < names.count, names[guess].literal.utf8Start == place { return guesses[slot] }
    if let index = names.firstIndex(of: name) {
      guesses[slot] = UInt8(index)
    } else {
      guesses[slot] = UInt8(names.count)
      names.append(name)
    }
    return guesses[slot]
  }
}

/// The parts of flat nodes, read one after the other.
struct FlatReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The mark of the next part; nil after the last.
  var mark: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipMark() { index += 1 }

  /// Reads the index of a name, or a content.
  mutating func byte() -> UInt8 {
    defer { index += 1 }
    return bytes[index]
  }

  mutating func text() -> UnsafeBufferPointer<UInt8> {
    let count = UnsafeRawBufferPointer(bytes).loadUnaligned(
      fromByteOffset: index, as: UInt32.self)
    let start = index + 4
    index = start + Int(UInt32(littleEndian: count))
    return UnsafeBufferPointer(rebasing: bytes[start..<index])
  }
}

extension Node {
  /// Makes an element of many parts, of which only one at a time is a tree: that of a page about all
  /// screens takes ten times its bytes.
  package init<Thing>(
    _ name: Name, _ attributes: Attributes = [:], of things: some Sequence<Thing>,
    _ part: (Thing) -> Node
  ) {
    var parts = FlatNodes()
    for thing in things { parts.append(part(thing)) }
    self = .element(name, attributes, [.flat(parts)])
  }
}

extension FlatNodes {
  /// The same nodes as a tree.
  package var nodes: [Node] {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = FlatReader(bytes)
      return nodes(&reader)
    }
  }

  private func nodes(_ reader: inout FlatReader) -> [Node] {
    var nodes: [Node] = []
    while let mark = reader.mark {
      reader.skipMark()
      if mark == Mark.end { break }
      if mark == Mark.text {
        nodes.append(.text(String(decoding: reader.text(), as: UTF8.self)))
        continue
      }
      let name = names[Int(reader.byte())]
      _ = reader.byte()
      var attributes: Node.Attributes = [:]
      while reader.mark == Mark.attribute {
        reader.skipMark()
        let own = names[Int(reader.byte())]
        attributes = attributes.and([own: String(decoding: reader.text(), as: UTF8.self)])
      }
      nodes.append(Node(name, attributes, self.nodes(&reader)))
    }
    return nodes
  }
}

extension FlatNodes: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.nodes == other.nodes }

  package func hash(into hasher: inout Hasher) { hasher.combine(nodes) }
}
