import Support

/// A way to fill a list with many elements.
enum GrowthFill: String, CaseIterable {
  /// All the same.
  case equal
  /// Each with names of its own, and references as they are.
  case distinct
  /// Each with a name of its own, where there are several the first one.
  case first
  /// Each with a name of its own, where there are several the last one.
  case last
  /// All of one name, and everything else different.
  case words
  /// Each with names of its own, and every reference to the first one.
  case back
  /// Each with names of its own, and references to the next one.
  case chain
  /// References to what there is not.
  case unknown
  /// Every text another one that nothing knows, words of the format too.
  case strange
  /// Names and references that are nearly the same.
  case near
  /// Elements inside elements, a hundred deep.
  case deep

  /// Whether a key is one under which things are named.
  static func isName(_ key: String) -> Bool { names.contains(key) }

  private static let names: Set = [
    "id", "identifier", "name", "title", "key", "source", "file", "slug", "class",
  ]

  /// Whether a key is one under which there are words of the format.
  private static func isWord(_ key: String) -> Bool {
    ["type", "category", "style", "state", "kind", "container"].contains { key.hasSuffix($0) }
  }

  /// An element of a list, by its number, made from one that the list has.
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

  /// Whether an element can be filled in this way and comes out other than in the other ways.
  func fits(_ pattern: JSONTree, isRecursive: Bool) -> Bool {
    switch self {
    case .equal, .distinct, .back, .chain, .unknown, .strange, .near: true
    case .words: pattern.count { key, _ in !(key.map(Self.isName) ?? false) } > 0
    case .first, .last: pattern.count { key, _ in key.map(Self.isName) ?? false } > 1
    case .deep: isRecursive
    }
  }

  /// A text that shares no beginning with that of another number.
  private static func scrambled(_ number: Int) -> String {
    var random = SplitMix64(seed: UInt64(number))
    return String(random.next(), radix: 36)
  }
}

extension JSONTree {
  /// How many strings inside are as wanted.
  func count(_ isWanted: (_ key: String?, _ text: String) -> Bool) -> Int {
    var count = 0
    _ = mapStrings { text, key in
      count += isWanted(key, text) ? 1 : 0
      return text
    }
    return count
  }
}
