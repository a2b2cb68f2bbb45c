/// A list of texts that is small where each begins like the one before it, as sorted paths do: of
/// such a text only the rest is stored.
package struct CompactTexts: Sendable {
  /// For each text: how many bytes it shares with the one before, how many follow, and those.
  private var bytes: [UInt8] = []
  /// The last text.
  private var last: [UInt8] = []

  package init() {}

  package init(_ texts: some Sequence<String>) {
    for text in texts { append(text) }
  }

  /// A place between two texts, where reading can start.
  package struct Place: Hashable, Sendable {
    fileprivate let offset: Int
  }

  /// The number of bytes that the list takes.
  package var size: Int { bytes.count }

  /// Adds a text at the end.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { own in
      let most = Swift.min(own.count, last.count)
      var shared = 0
      while shared < most, own[shared] == last[shared] { shared += 1 }
      append(shared)
      append(own.count - shared)
      let rest = UnsafeBufferPointer(rebasing: own[shared...])
      bytes += rest
      last.removeSubrange(shared...)
      last += rest
    }
  }

  /// Returns the place of the next text that is added; it is stored as a whole.
  package mutating func placeOfNext() -> Place {
    last.removeAll(keepingCapacity: true)
    return Place(offset: bytes.count)
  }

  /// Appends a number, seven bits at a time, the lowest first; the last byte is less than 128.
  private mutating func append(_ number: Int) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}

extension CompactTexts: Sequence {
  package func makeIterator() -> Iterator { Iterator(of: bytes, at: 0) }

  /// Returns the texts from a place on.
  package func texts(from place: Place) -> Iterator { Iterator(of: bytes, at: place.offset) }

  /// The texts from some place on, one by one.
  package struct Iterator: IteratorProtocol, Sequence, Sendable {
    private let bytes: [UInt8]
    private var offset: Int
    private var last: [UInt8] = []

    fileprivate init(of bytes: [UInt8], at offset: Int) {
      (self.bytes, self.offset) = (bytes, offset)
    }

    package mutating func next() -> String? {
      guard offset < bytes.count else { return nil }
      let shared = number()
      let count = number()
      last.removeSubrange(shared...)
      last += bytes[offset..<offset + count]
      offset += count
      return String(decoding: last, as: UTF8.self)
    }

    private mutating func number() -> Int {
      var (number, shift) = (0, 0)
      repeat {
        number |= Int(bytes[offset] & 0x7F) << shift
        shift += 7
        offset += 1
      } while bytes[offset - 1] > 0x7F
      return number
    }
  }
}
