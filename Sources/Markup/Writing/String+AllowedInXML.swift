extension String {
  /// The text with U+FFFD for every character that XML 1.0 forbids, even as a number: controls but tab
  /// and line breaks, U+FFFE and U+FFFF. (Surrogates, forbidden too, are in no Swift string.)
  var allowedInXML: String {
    guard utf8.withContiguousStorageIfAvailable(Self.isAllowedInXML) != true else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar.isAllowedInXML ? scalar : "\u{FFFD}") }
    return String(scalars)
  }

  /// Both forbidden characters that are no controls are written EF BF BE and EF BF BF.
  private static func isAllowedInXML(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20, byte != 0x9, byte != 0xA, byte != 0xD { return false }
      if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE { return false }
      index += 1
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
