import Support

/// A way to fill a list with many elements.
enum GrowthFill: String, CaseIterable {
  /// All elements the same.
  case equal
  /// Each with names of its own, and references as they are.
  case distinct
  /// Each with a name of its own: the first one where an element has several.
  case first
  /// Each with a name of its own: the last one where an element has several.
  case last
  /// All with the same name, and everything else different.
  case words
  /// Each with names of its own, and every reference to the first one.
  case back
  /// Each with names of its own, and references to the next one.
  case chain
  /// References to things that do not exist.
  case unknown
  /// Every text a different unknown one, including words of the format.
  case strange
  /// Names and references that are almost the same.
  case near
  /// Elements nested a hundred deep.
  case deep

  /// Whether values of a key are names of things.
  static func isName(_ key: String) -> Bool { names.contains(key) }

  private static let names: Set = [
    "id", "identifier", "name", "title", "key", "source", "file", "slug", "class",
  ]

  /// Whether values of a key are words of the format.
  private static func isWord(_ key: String) -> Bool {
    ["type", "category", "style", "state", "kind", "container"].contains { key.hasSuffix($0) }
  }

  /// Returns a new element of a list, by its number, made from one that the list has.
  func element(_ number: Int, from pattern: JSONTree, referring names: Set<String>) -> JSONTree {
    var count = 0
    var named = 0
    let last = pattern.count { key, _ in key.map(Self.isName) ?? false }
    return pattern.mapStrings { text, key in
      let isName = key.map(Self.isName) ?? (self != .unknown)
      let isReference = !isName && names.contains(text)
      if isReference { count += 1 }
      if isName { named += 1 }
      let isWord = key.map(Self.isWord) ?? false
      switch self {
      case .equal: return text
      case .distinct: return isName ? "\(text)-\(number)" : text
      case .first: return isName && named == 1 ? "\(text)-\(number)" : text
      case .last: return isName && named == last ? "\(text)-\(number)" : text
      case .words: return isName ? text : Self.scrambled(number)
      case .back, .chain:
        guard names.contains(text) else { return text }
        return isName ? "n\(number)" : self == .back ? "n0" : "n\(number + count)"
      case .unknown: return isWord ? text : Self.scrambled(number)
      case .strange: return Self.scrambled(number)
      case .near, .deep: return isWord ? text : "nearly the same name \(number)"
      }
    }
  }

  /// Whether filling an element in this way gives a different result than the other ways.
  func fits(_ pattern: JSONTree, isRecursive: Bool) -> Bool {
    switch self {
    case .equal, .distinct, .back, .chain, .unknown, .strange, .near: true
    case .words: pattern.count { key, _ in !(key.map(Self.isName) ?? false) } > 0
    case .first, .last: pattern.count { key, _ in key.map(Self.isName) ?? false } > 1
    case .deep: isRecursive
    }
  }

  /// Returns a text that does not share a prefix with that of another number.
  private static func scrambled(_ number: Int) -> String {
    var random = SplitMix64(seed: UInt64(number))
    return String(random.next(), radix: 36)
  }
}

extension JSONTree {
  /// Returns the number of strings inside that satisfy a condition.
  func count(_ isWanted: (_ key: String?, _ text: String) -> Bool) -> Int {
    var count = 0
    _ = mapStrings { text, key in
      count += isWanted(key, text) ? 1 : 0
      return text
    }
    return count
  }
}
