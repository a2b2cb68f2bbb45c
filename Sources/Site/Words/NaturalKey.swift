/// A sort key for names, as people sort them: case does not count, and digits count as numbers.
struct NaturalKey: Hashable, Comparable, Sendable {
  private let parts: [Part]

  /// A run of digits or of anything else. Numbers come before other characters.
  private enum Part: Hashable, Comparable, Sendable {
    case number(length: Int, digits: String)
    case text(String)
  }

  init(_ name: String) {
    var parts: [Part] = []
    var rest = name.lowercased()[...]
    while let first = rest.first {
      let isNumber = Self.isDigit(first)
      let run = rest.prefix { Self.isDigit($0) == isNumber }
      rest = rest.dropFirst(run.count)
      if isNumber {
        let digits = run.drop { $0 == "0" }
        parts.append(.number(length: digits.count, digits: String(digits)))
      } else {
        parts.append(.text(String(run)))
      }
    }
    self.parts = parts
  }

  static func < (left: Self, right: Self) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
