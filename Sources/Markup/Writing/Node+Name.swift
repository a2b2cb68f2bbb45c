import CLibXML2

extension Node {
  /// The name of an element or an attribute. It can only be made from a literal, so that data never
  /// becomes a name, and libxml2 can use its bytes directly.
  package struct Name: Hashable, Sendable, ExpressibleByStringLiteral {
    let literal: StaticString

    package init(stringLiteral literal: StaticString) {
      self.literal = literal
    }

    package static func == (one: Self, other: Self) -> Bool {
      one.literal.utf8CodeUnitCount == other.literal.utf8CodeUnitCount
        && xmlStrEqual(one.literal.utf8Start, other.literal.utf8Start) == 1
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(bytes: UnsafeRawBufferPointer(literal.bytes))
    }
  }
}

extension Node.Name: CustomStringConvertible {
  package var description: String { literal.description }
}

extension StaticString {
  /// The bytes of a literal, which exist as long as the program runs; a zero byte follows them.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
