extension UnsignedInteger {
  /// Returns the number in hexadecimal, padded with zeros to a number of digits.
  func hexadecimal(digits: Int, uppercase: Bool = true) -> String {
    let written = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, digits - written.utf8.count)) + written
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit; nil for any other byte.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
