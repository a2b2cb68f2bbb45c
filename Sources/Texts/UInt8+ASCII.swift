extension UInt8 {
  /// Whether the byte is an ASCII digit.
  @inlinable package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is a space or a tab.
  @inlinable package var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }

  /// Whether the byte is a lower-case ASCII letter or a digit.
  @inlinable package var isLowercaseLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || isDigit
  }

  /// Whether the byte is an ASCII letter or digit, which every disk accepts in a name.
  @inlinable package var isLetterOrDigit: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || isLowercaseLetterOrDigit
  }

  /// The value of a hexadecimal digit; nil for any other byte.
  @inlinable package var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension UnsignedInteger {
  /// Returns the number in hexadecimal, padded with zeros to a number of digits.
  package func hexadecimal(digits: Int, uppercase: Bool = false) -> String {
    let written = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, digits - written.utf8.count)) + written
  }
}
