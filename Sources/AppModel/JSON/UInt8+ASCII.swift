extension UInt8 {
  /// Whether the byte is an ASCII digit.
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is a lower-case ASCII letter or a digit.
  package var isLowercaseLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || isDigit
  }

  /// Whether the byte is an ASCII letter or digit, which every disk accepts in a name.
  package var isLetterOrDigit: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || isLowercaseLetterOrDigit
  }
}
