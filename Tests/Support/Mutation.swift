/// Small damage to a text, as transport, careless editing or an attacker might do it.
package enum Mutation: CaseIterable, Sendable {
  case flipBit, insertByte, removeSlice, repeatSlice, truncate, swapTokens, replaceToken, nestDeeper

  /// Returns a damaged copy of some bytes.
  package func apply(
    to bytes: [UInt8], using random: inout some RandomNumberGenerator
  ) -> [UInt8] {
    guard !bytes.isEmpty else { return [.random(in: 0...255, using: &random)] }
    var damaged = bytes
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...64, using: &random))
    switch self {
    case .flipBit: damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case .insertByte: damaged.insert(.random(in: 0...255, using: &random), at: place)
    case .removeSlice: damaged.removeSubrange(place..<end)
    case .repeatSlice: damaged.insert(contentsOf: bytes[place..<end], at: end)
    case .truncate: damaged.removeSubrange(place...)
    case .swapTokens:
      let tokens = Self.tokens(of: bytes, from: place)
      guard tokens.count > 1, let first = tokens.first, let second = tokens.last else { break }
      damaged = Array(
        bytes[..<first.lowerBound] + bytes[second] + bytes[first.upperBound..<second.lowerBound]
          + bytes[first] + bytes[second.upperBound...])
    case .replaceToken:
      guard let token = Self.tokens(of: bytes, from: place).first else { break }
      let words = Self.hostileWords
      damaged.replaceSubrange(
        token, with: words[Int.random(in: 0..<words.count, using: &random)].utf8)
    case .nestDeeper:
      let depth = Int.random(in: 1...600, using: &random)
      damaged.insert(
        contentsOf: repeatElement(
          UInt8(ascii: Bool.random(using: &random) ? "[" : "{"), count: depth),
        at: place)
    }
    return damaged
  }

  /// Values of every type that no author intends.
  private static let hostileWords = [
    "null", "true", "\"\"", "0", "-1", "1e308", "1e999", "-0.0", "9223372036854775808", "[]", "{}",
    "\"\\u0000\"", "\"\\ud83d\\ude00\"", "[[]]", "{\"\":{}}", "\"id\"", "99999999999999999999",
    "\"NaN\"", "\"\u{202E}\"",
  ]

  /// Returns up to four runs of letters, digits and quotes from a place on.
  private static func tokens(of bytes: [UInt8], from place: Int) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start: Int?
    for index in place..<min(bytes.count, place + 400) {
      let isPart = ![UInt8(ascii: ":"), 0x2C, 0x7B, 0x7D, 0x5B, 0x5D, 0x20, 0x0A]
        .contains(bytes[index])
      if isPart {
        start = start ?? index
      } else if let begun = start {
        tokens.append(begun..<index)
        start = nil
        if tokens.count == 4 { break }
      }
    }
    return tokens
  }
}
