import CLibXML2

extension Node {
  /// The name of an element or an attribute. Only a literal can be one, so that data never becomes a name
  /// and its bytes can be given to libxml2 as they stand in the program.
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
  /// The bytes of a literal, which the program holds as long as it runs; a zero follows them.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
