import AppModel

extension JSONStream {
  /// The maximum number of bytes of a key that matters.
  private static let longestKey = 64

  /// Reads a key and the colon after it; nil if it is longer than any that matters.
  mutating func key() throws(Failure) -> String? {
    let key = try text(atMost: Self.longestKey)
    try expect(UInt8(ascii: ":"))
    return key
  }

  /// Reads an object: a closure gets each key and reads its value.
  mutating func readMembers(
    _ read: (inout JSONStream, String?) throws(Failure) -> Void
  ) throws(Failure) {
    try open(UInt8(ascii: "{"))
    while try advance(until: UInt8(ascii: "}")) { try read(&self, key()) }
  }

  /// Reads an object and returns its members with some keys, which must be strings of a limited
  /// length and may occur once. Others may be anything.
  mutating func texts<Key: RawRepresentable<String> & Hashable>(
    of keys: Set<Key>, atMost most: Int
  ) throws(Failure) -> [Key: String] {
    var texts: [Key: String] = [:]
    try readMembers { stream, key throws(Failure) in
      guard let key = key.flatMap(Key.init(rawValue:)), keys.contains(key) else {
        return try stream.skipValue()
      }
      guard texts[key] == nil, let text = try stream.text(atMost: most) else { throw .unexpected }
      texts[key] = text
    }
    return texts
  }

  /// Reads an object whose members are lists of strings.
  mutating func wordLists(atMost most: Int) throws(Failure) -> [String: [String]] {
    var lists: [String: [String]] = [:]
    try readMembers { stream, key throws(Failure) in
      guard let key, lists[key] == nil else { throw .unexpected }
      lists[key] = try stream.words(atMost: most)
    }
    return lists
  }

  private mutating func words(atMost most: Int) throws(Failure) -> [String] {
    var words: [String] = []
    try open(UInt8(ascii: "["))
    while try advance(until: UInt8(ascii: "]")) {
      guard let word = try text(atMost: most) else { throw .unexpected }
      words.append(word)
    }
    return words
  }

  /// Reads a whole number of at most nine digits.
  mutating func wholeNumber() throws(Failure) -> Int {
    _ = try peek()
    var number: Int?
    while let byte = try current(), byte.isDigit {
      // In JSON no digit comes after a leading zero.
      guard number != 0, number ?? 0 < 100_000_000 else { throw .unexpected }
      number = (number ?? 0) * 10 + Int(try next() - UInt8(ascii: "0"))
    }
    guard let number else { throw .unexpected }
    return number
  }
}
