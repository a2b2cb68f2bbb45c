extension String {
  /// The text with its percent-encoded bytes decoded; nil if an encoding is incomplete or the result
  /// is not UTF-8.
  package var percentDecoded: String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap(\.hexadecimalValue)
      guard digits.count == 2 else { return nil }
      bytes.append(digits[0] << 4 | digits[1])
      rest.removeFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The text that this one encodes in base64, in either alphabet, with or without padding; nil if
  /// it does not encode UTF-8.
  package var base64Decoded: String? {
    let digits = utf8.reversed().drop { $0 == UInt8(ascii: "=") }.reversed()
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for digit in digits {
      guard let value = digit.base64Value else { return nil }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    // A single digit of the last group, or bits that are not zero, encode nothing.
    guard count < 6, bits & (1 << UInt32(count) - 1) == 0 else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// The value of a digit in base64.
  fileprivate var base64Value: UInt32? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(self - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(self - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
