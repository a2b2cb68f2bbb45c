import Texts

extension String {
  /// The text with `\xE9` for a byte of a name that is not UTF-8, and U+FFFD for every other
  /// character that a document should not have: those that XML 1.0 forbids, even as a number, and
  /// those that HTML calls errors or that would reverse the text around them.
  ///
  /// These are controls except tab and line breaks, noncharacters, embeddings and overrides of the
  /// text direction, and line separators. (Surrogates are forbidden too, but no Swift string has
  /// them.) Direction isolates are kept if they are closed, as in the drawings' own texts, since
  /// those do not affect anything after them.
  var allowedInXML: String {
    guard utf8.withContiguousStorageIfAvailable(Self.isAllowedInXML) != true else { return self }
    let keepsIsolates = hasClosedIsolates
    var scalars = UnicodeScalarView()
    for scalar in showingBytes.unicodeScalars {
      let isAllowed = scalar.isolateStep == 0 ? scalar.isAllowedInXML : keepsIsolates
      scalars.append(isAllowed ? scalar : "\u{FFFD}")
    }
    return String(scalars)
  }

  /// Whether every direction isolate is closed, and nothing else is.
  private var hasClosedIsolates: Bool {
    var depth = 0
    for scalar in unicodeScalars {
      depth += scalar.isolateStep
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Whether no such character is in the bytes; it looks for bytes with which one can begin, and at
  /// the one or two after them, so that most texts are passed without decoding.
  private static func isAllowedInXML(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20, byte != 0x9, byte != 0xA, byte != 0xD { return false }
      let isSuspect = byte == 0x7F || byte >= 0xC2
      if isSuspect, !isAllowed(byte, bytes[index...].dropFirst()) { return false }
      index += 1
    }
    return true
  }

  private static func isAllowed(
    _ lead: UInt8, _ rest: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    guard lead != 0x7F else { return false }
    let (second, third) = (rest.first ?? 0, rest.dropFirst().first ?? 0)
    return switch (lead, second) {
    // C1 controls.
    case (0xC2, ..<0xA0): false
    // U+2028 to U+202E, and U+2066 to U+206F.
    case (0xE2, 0x80): !(0xA8...0xAE).contains(third)
    case (0xE2, 0x81): third < 0xA6 || third > 0xAF
    // U+FDD0 to U+FDEF, U+FFF9 to U+FFFB, U+FFFE and U+FFFF.
    case (0xEF, 0xB7): !(0x90...0xAF).contains(third)
    case (0xEF, 0xBF): third < 0xB9 || third == 0xBC || third == 0xBD
    // The last two of each plane, and U+E0001, which begins a hidden text: only a closer look
    // distinguishes it from the rest of its planes.
    case (0xF0..., _): second & 0x0F != 0x0F || third != 0xBF ? lead != 0xF3 : false
    default: true
    }
  }

  /// The text with the characters escaped that mean something in XML, in a text or in an attribute
  /// within double quotes. Characters that XML forbids must not be in it.
  package var escapedInXML: String {
    guard utf8.contains(where: { "&<>\"".utf8.contains($0) }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// 1 for a character that opens a direction isolate, -1 for one that closes it, 0 for all others.
  fileprivate var isolateStep: Int {
    switch value {
    case 0x2066...0x2068: 1
    case 0x2069: -1
    default: 0
    }
  }

  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x206A...0x206F, 0xFFF9...0xFFFB, 0xE0001: false
    default: !properties.isNoncharacterCodePoint
    }
  }
}
