// Paths, arguments and variables are bytes, of which only most are UTF-8. As texts, each byte that
// is not is two characters that Unicode keeps free of any meaning (U+FDD8 to U+FDEF), so that every
// text has its own bytes. A name that really has such characters is written byte by byte, too.

extension String {
  /// Decodes the bytes of a path, an argument or a variable, which can be encoded again.
  package init(systemBytes bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self), !text.mayHaveBytes {
      self = text
      return
    }
    var scalars = UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      if let scalar = Unicode.Scalar(firstIn: rest), !scalar.isHalfOfByte {
        scalars.append(scalar)
        rest.removeFirst(UTF8.width(scalar))
      } else {
        scalars += first.halves
        rest.removeFirst()
      }
    }
    self.init(scalars)
  }

  /// Decodes bytes of the system that end with a zero.
  package init(system text: UnsafePointer<CChar>) {
    var count = 0
    while text[count] != 0 { count += 1 }
    self = text.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(systemBytes: UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// The bytes of the text where it is a path, an argument or a variable.
  package var systemBytes: [UInt8] {
    guard mayHaveBytes else { return Array(utf8) }
    var bytes: [UInt8] = []
    forEachScalarOrByte { scalar, _ in
      bytes += Array(String(scalar).utf8)
    } byte: {
      bytes.append($0)
    }
    return bytes
  }

  /// The text with `\xE9` for each byte that is not UTF-8.
  package var showingBytes: String {
    guard mayHaveBytes else { return self }
    var scalars = UnicodeScalarView()
    forEachScalarOrByte { scalar, _ in
      scalars.append(scalar)
    } byte: {
      scalars += $0.shown
    }
    return String(scalars)
  }

  /// Goes through the characters, each with the next one, and through the bytes that are not UTF-8.
  func forEachScalarOrByte(
    _ visit: (_ scalar: Unicode.Scalar, _ next: Unicode.Scalar?) -> Void,
    byte visitByte: (UInt8) -> Void
  ) {
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if let next = rest.first, let byte = UInt8(scalar, next) {
        rest.removeFirst()
        visitByte(byte)
      } else {
        visit(scalar, rest.first)
      }
    }
  }

  /// Whether the text may have bytes that are not UTF-8: it has a character from U+FDC0 to U+FDFF.
  private var mayHaveBytes: Bool {
    let isFound = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.indices.contains { bytes[$0] == 0xB7 && $0 > 0 && bytes[$0 - 1] == 0xEF }
    }
    return isFound ?? unicodeScalars.contains(where: \.isHalfOfByte)
  }
}

extension UInt8 {
  /// Returns the byte that two characters are; nil if they are just characters.
  fileprivate init?(_ high: Unicode.Scalar, _ low: Unicode.Scalar) {
    guard (0xFDD8...0xFDDF).contains(high.value), (0xFDE0...0xFDEF).contains(low.value) else {
      return nil
    }
    self = UInt8((high.value & 0xF) << 4 | low.value & 0xF)
  }

  /// The two characters that the byte is, which is not ASCII.
  fileprivate var halves: [Unicode.Scalar] {
    [0xFDD0 | UInt32(self >> 4), 0xFDE0 | UInt32(self & 0xF)].compactMap(Unicode.Scalar.init)
  }

  /// The byte as it is shown: `\xE9`.
  var shown: [Unicode.Scalar] {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    return ["\\", "x", digits[Int(self >> 4)], digits[Int(self & 0xF)]]
  }
}

extension Unicode.Scalar {
  /// Whether the character is half of a byte that is not UTF-8.
  fileprivate var isHalfOfByte: Bool { (0xFDD8...0xFDEF).contains(value) }

  /// Decodes the character at the start of some bytes; nil if they do not begin with one.
  fileprivate init?(firstIn bytes: some Collection<UInt8>) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return nil }
    self = UTF8.decode(encoded)
  }
}
