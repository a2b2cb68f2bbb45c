import Wireframe

/// Patterns of keys of boxes: `*` matches any text, `?` any one character, and everything else
/// itself.
struct KeyPatterns: Sendable {
  private let patterns: [[Unicode.Scalar]]

  init(_ patterns: [String]) {
    self.patterns = patterns.map { Array($0.unicodeScalars) }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether one of the patterns matches a whole key.
  func match(_ key: BoxKey) -> Bool {
    let key = Array(key.text.unicodeScalars)
    return patterns.contains { Self.matches(key, $0) }
  }

  /// Matches a key, in time that grows no faster than its length times that of the pattern: after a
  /// later `*` no earlier one needs to match more.
  private static func matches(_ key: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var (place, sign) = (0, 0)
    /// What follows the last `*`, and where in the key that was tried last.
    var resumed: (sign: Int, place: Int)?
    while place < key.count {
      if sign < pattern.count, pattern[sign] == "*" {
        sign += 1
        resumed = (sign, place)
      } else if sign < pattern.count, pattern[sign] == "?" || pattern[sign] == key[place] {
        sign += 1
        place += 1
      } else if let last = resumed {
        resumed = (last.sign, last.place + 1)
        (sign, place) = (last.sign, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[sign...].allSatisfy { $0 == "*" }
  }
}
