/// A name without the things in which spellings differ: case and word separators.
package struct Spelling: Hashable {
  package let letters: [UInt8]
  /// The letters that occur, one bit for each; some letters share a bit.
  private let marks: UInt64

  /// Names are compared by this many letters only, so that a huge one costs nothing.
  private static let longest = 64

  package init(_ name: String) {
    letters = name.utf8.prefix(Self.longest).compactMap { byte in
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "."): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
    marks = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Whether this many edits could be enough, by a quick estimate: each edit changes the length by
  /// at most one, and affects at most two kinds of letters.
  func canBe(_ other: Spelling, edits: Int) -> Bool {
    abs(letters.count - other.letters.count) <= edits
      && (marks ^ other.marks).nonzeroBitCount <= 2 * edits
  }

  /// From this length on, an id is taken to be random, so one different digit is a typo.
  private static let randomID = 24

  /// Whether two names differ only in their digits, as `GRID_1` and `GRID_2` do; a missing or extra
  /// digit is a slip.
  func isAnotherNumber(than other: Spelling) -> Bool {
    guard letters.count < Self.randomID, letters.count == other.letters.count,
      letters.contains(where: \.isDigit)
    else { return false }
    return letters.filter { !$0.isDigit } == other.letters.filter { !$0.isDigit }
  }

  /// The maximum number of edits in a likely misspelling: one in three letters, two at most.
  var tolerance: Int { min(2, letters.count / 3) }

  /// Returns the number of letters to insert, remove, change or swap with the next one to turn one
  /// name into the other; nil if it is more than the limit.
  ///
  /// Only letters whose positions differ by at most the limit are compared.
  func edits(to other: Spelling, atMost limit: Int) -> Int? {
    let (rows, columns) = (letters.count, other.letters.count)
    guard limit >= 0, abs(rows - columns) <= limit else { return nil }
    let tooMany = limit + 1
    var beforeLast = [Int](repeating: tooMany, count: columns + 1)
    var last = (0...columns).map { min($0, tooMany) }
    var current = beforeLast
    for row in 0..<rows {
      let first = max(0, row - limit)
      let end = min(columns, row + limit + 1)
      current[first] = first == 0 ? min(row + 1, tooMany) : tooMany
      var least = current[first]
      for column in first..<end {
        let isEqual = letters[row] == other.letters[column]
        var edits = min(last[column] + (isEqual ? 0 : 1), current[column] + 1)
        if column < row + limit { edits = min(edits, last[column + 1] + 1) }
        if row > 0, column > 0, letters[row] == other.letters[column - 1],
          letters[row - 1] == other.letters[column]
        {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current[column + 1] = min(edits, tooMany)
        least = min(least, current[column + 1])
      }
      guard least <= limit else { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[columns] <= limit ? last[columns] : nil
  }
}
