/// A name without what spellings differ in: case, and the characters that part its words.
struct Spelling: Hashable {
  let letters: [UInt8]
  /// Which letters there are, one bit for each; some letters share one.
  private let marks: UInt64

  /// Names are compared by their first letters only, so that a hostile one costs nothing.
  private static let longest = 64

  init(_ name: String) {
    letters = name.utf8.prefix(Self.longest).compactMap { byte in
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "."): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
    marks = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Whether so many edits could be enough, as far as a glance tells: each changes the length by one
  /// at most, and brings or takes two kinds of letters at most.
  func canBe(_ other: Spelling, edits: Int) -> Bool {
    abs(letters.count - other.letters.count) <= edits
      && (marks ^ other.marks).nonzeroBitCount <= 2 * edits
  }

  /// Ids from here on are random, and one wrong digit is a slip.
  private static let randomID = 24

  /// Whether two names differ in nothing but their digits, as `GRID_1` and `GRID_2` do; a digit more
  /// or less is a slip.
  func isAnotherNumber(than other: Spelling) -> Bool {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard letters.count < Self.randomID, letters.count == other.letters.count,
      letters.contains(where: isDigit)
    else { return false }
    return letters.filter { !isDigit($0) } == other.letters.filter { !isDigit($0) }
  }

  /// How many edits still make a likely misspelling: one in three letters, two at most.
  var tolerance: Int { min(2, letters.count / 3) }

  /// How many letters must be put in, taken out, changed or swapped with a neighbour to turn one
  /// name into the other; nil if more than the limit.
  ///
  /// Only the letters less than the limit away from each other's place are compared.
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
