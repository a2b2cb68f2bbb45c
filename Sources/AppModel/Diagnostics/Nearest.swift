/// The search for the name that was probably meant.
package enum Nearest {
  /// The name most like a misspelled one, if one is like it: equal but for case and separators, or at
  /// most a few edits away.
  package static func name(to wanted: String, among names: some Sequence<String>) -> String? {
    let folded = Spelling(wanted)
    var best: (name: String, edits: Int)?
    for name in names where name != wanted {
      let spelling = Spelling(name)
      if spelling == folded { return name }
      let limit = (best?.edits ?? folded.tolerance + 1) - 1
      if let edits = spelling.edits(to: folded, atMost: limit) { best = (name, edits) }
      if limit == 0 { break }
    }
    return best?.name
  }
}

/// A name without what spellings differ in: case, and the characters that part its words.
struct Spelling: Hashable {
  let letters: [UInt8]

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
  }

  /// How many edits still make a likely misspelling: one in three letters, two at most.
  var tolerance: Int { min(2, letters.count / 3) }

  /// How many letters must be put in, taken out, changed or swapped with a neighbour to turn one
  /// name into the other; nil if more than the limit.
  func edits(to other: Spelling, atMost limit: Int) -> Int? {
    guard limit >= 0, abs(letters.count - other.letters.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...other.letters.count)
    for (row, letter) in letters.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.letters.enumerated() {
        let change = last[column] + (letter == otherLetter ? 0 : 1)
        var edits = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == other.letters[column - 1],
          letters[row - 1] == otherLetter
        {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[other.letters.count] <= limit ? last[other.letters.count] : nil
  }
}
