import AppModel

extension JSONStream {
  /// The deepest that containers may nest.
  private static let deepest = 512

  /// Skips a value of any kind.
  mutating func skipValue() throws(Failure) {
    /// The closing brackets of the open containers, the outermost first.
    var closings: [UInt8] = []
    repeat {
      let byte = try peek()
      if let byte, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        guard closings.count < Self.deepest else { throw .unexpected }
        try open(byte)
        // In ASCII, a closing bracket is two after the opening one.
        closings.append(byte + 2)
      } else {
        try skipScalar()
      }
      while let closing = closings.last, try !advance(until: closing) { closings.removeLast() }
      if closings.last == UInt8(ascii: "}") { try skipKey() }
    } while !closings.isEmpty
  }

  private mutating func skipKey() throws(Failure) {
    _ = try text(atMost: 0)
    try expect(UInt8(ascii: ":"))
  }

  private mutating func skipScalar() throws(Failure) {
    switch try peek() {
    case UInt8(ascii: "\""): _ = try text(atMost: 0)
    case UInt8(ascii: "t"): try skip("true")
    case UInt8(ascii: "f"): try skip("false")
    case UInt8(ascii: "n"): try skip("null")
    default: try skipNumber()
    }
  }

  private mutating func skip(_ word: String) throws(Failure) {
    for byte in word.utf8 { try expectNext(byte) }
  }

  /// Skips a number: `-`, whole part, fraction and exponent, following the RFC's grammar.
  private mutating func skipNumber() throws(Failure) {
    if try current() == UInt8(ascii: "-") { _ = try next() }
    if try current() == UInt8(ascii: "0") { _ = try next() } else { try skipDigits() }
    if try current() == UInt8(ascii: ".") {
      _ = try next()
      try skipDigits()
    }
    guard let letter = try current(), letter | 0x20 == UInt8(ascii: "e") else { return }
    _ = try next()
    let sign = try current()
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { _ = try next() }
    try skipDigits()
  }

  private mutating func skipDigits() throws(Failure) {
    guard try next().isDigit else { throw .unexpected }
    while let byte = try current(), byte.isDigit { _ = try next() }
  }
}
