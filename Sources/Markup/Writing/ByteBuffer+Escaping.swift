extension ByteBuffer {
  /// Appends an attribute.
  mutating func append(attribute name: StaticString, _ value: String) {
    begin(attribute: name)
    append(value, escaping: Self.inAttributes)
    append(UInt8(ascii: "\""))
  }

  /// Appends an attribute whose value is UTF-8.
  mutating func append(attribute name: StaticString, _ value: UnsafeBufferPointer<UInt8>) {
    begin(attribute: name)
    append(value, escaping: Self.inAttributes)
    append(UInt8(ascii: "\""))
  }

  /// Appends a text between tags.
  mutating func append(text: String) { append(text, escaping: Self.inTexts) }

  /// Appends a text between tags that is UTF-8.
  mutating func append(text: UnsafeBufferPointer<UInt8>) { append(text, escaping: Self.inTexts) }

  private mutating func begin(attribute name: StaticString) {
    append(UInt8(ascii: " "))
    append(name)
    append("=\"")
  }

  private mutating func append(_ text: String, escaping fates: [Fate]) {
    let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable {
      append($0, escaping: fates)
    }
    if isAppended == nil { append(String(decoding: text.utf8, as: UTF8.self), escaping: fates) }
  }

  /// Appends a text with what XML escapes, and with what it forbids replaced. Most texts need
  /// neither, which one look at each byte says.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, escaping fates: [Fate]) {
    if text.allSatisfy({ fates[Int($0)] == .plain }) { return append(text) }
    for byte in String(decoding: text, as: UTF8.self).allowedInXML.utf8 {
      switch fates[Int(byte)] {
      case .escaped: append(Self.escape(byte))
      case .plain, .suspect: append(byte)
      }
    }
  }

  /// What happens to a byte of a text.
  private enum Fate {
    case plain, escaped
    /// It may be part of a character that XML forbids.
    case suspect
  }

  private static let inAttributes = fates(escaping: "\t\n\r\"&<>")
  private static let inTexts = fates(escaping: "\r&<>")

  private static func fates(escaping escaped: String) -> [Fate] {
    (0...255 as ClosedRange<UInt8>).map { byte in
      if escaped.utf8.contains(byte) { return .escaped }
      let isControl = byte < 0x20 && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\n")
      return isControl || byte == 0x7F || byte >= 0xC2 ? .suspect : .plain
    }
  }

  /// Returns how libxml2 writes a byte that means something in XML.
  private static func escape(_ byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "\t"): "&#9;"
    case UInt8(ascii: "\n"): "&#10;"
    case UInt8(ascii: "\r"): "&#13;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    default: "&gt;"
    }
  }
}
