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
    let text = try number()
    guard text.utf8.count <= 9, text.utf8.allSatisfy(\.isDigit), let number = Int(text) else {
      throw .unexpected
    }
    return number
  }
}

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
      if closings.last == UInt8(ascii: "}") { _ = try key() }
    } while !closings.isEmpty
  }

  private mutating func skipScalar() throws(Failure) {
    switch try peek() {
    case UInt8(ascii: "\""): _ = try text(atMost: 0)
    case UInt8(ascii: "-"): _ = try number()
    case let byte? where byte.isDigit: _ = try number()
    default: try skipLiteral()
    }
  }
}
