import CLibXML2

/// The encoding that a document names in its first line: `<?xml version="1.0" encoding="UTF-8"?>`.
///
/// libxml2 would ask the C library and ICU for one that it does not know, and what these know
/// depends on the machine. So it is looked at before libxml2 sees the text.
struct DeclaredEncoding {
  /// The name, as it is written.
  let name: String
  /// Where the name begins in the text.
  let index: Int

  /// Whether documents that declare it are read, unless they are in another one.
  var isRead: Bool { riverbed_may_declare(name) != 0 }

  /// Finds it in a text; nil if there is none, or if what is before it is not XML.
  init?(in bytes: [UInt8], _ encoding: XMLEncoding) {
    var text = DeclarationText(of: bytes, encoding)
    guard text.skip("<?xml") else { return nil }
    while true {
      text.skipSpaces()
      let key = text.word()
      text.skipSpaces()
      guard !key.isEmpty, text.skip("=") else { return nil }
      text.skipSpaces()
      guard let value = text.quoted() else { return nil }
      if key == "encoding" {
        (name, index) = value
        return
      }
    }
  }
}

/// A text and a place in it, from which the parts of a declaration are read.
private struct DeclarationText {
  private let bytes: [UInt8]
  private let encoding: XMLEncoding
  private var place: Int

  init(of bytes: [UInt8], _ encoding: XMLEncoding) {
    (self.bytes, self.encoding) = (bytes, encoding)
    place = encoding.markCount(in: bytes) * encoding.width
  }

  /// The character at the place, if it is in ASCII.
  private var next: UInt8? {
    place + encoding.width <= bytes.count ? encoding.ascii(bytes, at: place) : nil
  }

  /// Goes on while the characters fulfill a condition, and returns these.
  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    var taken: [UInt8] = []
    while let next, condition(next) {
      taken.append(next)
      place += encoding.width
    }
    return String(decoding: taken, as: UTF8.self)
  }

  mutating func skipSpaces() { _ = take { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }

  /// Goes on after a text, and returns whether it was there.
  mutating func skip(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { characters in
      characters.allSatisfy { character in
        guard next == character else { return false }
        place += encoding.width
        return true
      }
    }
  }

  mutating func word() -> String {
    take { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Returns the text in quotes that begins here, and where it begins without them.
  mutating func quoted() -> (text: String, start: Int)? {
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    place += encoding.width
    let start = place
    let text = take { $0 != quote && $0 != UInt8(ascii: "<") }
    guard next == quote else { return nil }
    place += encoding.width
    return (text, start)
  }
}
