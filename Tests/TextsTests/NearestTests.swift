import Support
import Testing

@testable import Texts

@Suite struct `The nearest name` {
  private static let examples: [(String, [String], String?)] = [
    ("FAMLY_1", ["FAMILY_1", "FAMILY_2"], "FAMILY_1"),
    ("TwoLevelRNMenu", ["side_menu", "two_level_rn_menu"], "two_level_rn_menu"),
    ("GRID3", ["GRID_1", "GRID_2", "GRID_3"], "GRID_3"),
    ("gird", ["grid", "list"], "grid"),
    ("LIST_9", ["LIST_1", "LIST_2"], nil),
    ("LIST_11", ["LIST_1", "LIST_2"], "LIST_1"),
    ("hero", ["Hero"], "Hero"),
    ("overlay", ["overlay"], nil),
    ("modal", ["push", "present"], nil),
    ("ad", ["at"], nil),
    ("", ["a"], nil),
    ("abcdefgh", ["abxyefgh"], "abxyefgh"),
    ("abcdefgh", ["abxyzfgh"], nil),
    ("image_left", [], nil),
  ]

  @Test(arguments: examples)
  func `it is the name that a reader would have meant`(
    wanted: String, names: [String], nearest: String?
  ) {
    #expect(Nearest.name(to: wanted, among: names) == nearest)
  }

  @Test func `a very long name costs nothing and is similar to nothing`() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(Nearest.name(to: long, among: ["short"]) == nil)
    #expect(Nearest.name(to: "short", among: [long]) == nil)
  }

  @Test(arguments: 0..<8)
  func `edits are counted as in the full table`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      let (first, second) = (word(&random), word(&random))
      let edits = Self.alignment(Array(first.utf8), Array(second.utf8))
      for limit in -1...6 {
        #expect(
          Spelling(first).edits(to: Spelling(second), atMost: limit)
            == (edits <= limit ? edits : nil), "\(first) \(second) \(limit)")
      }
    }
  }

  private func word(_ random: inout SplitMix64) -> String {
    let letters: [Character] = ["a", "b", "c"]
    return String(
      (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in
        letters.randomElement(using: &random)
      })
  }

  /// Returns the optimal string alignment distance, computed in a full table.
  private static func alignment(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var table = (0...first.count).map { row in
      (0...second.count).map { column in row == 0 ? column : column == 0 ? row : 0 }
    }
    for row in first.indices {
      for column in second.indices {
        let change = first[row] == second[column] ? 0 : 1
        var least = min(table[row][column + 1], table[row + 1][column]) + 1
        least = min(least, table[row][column] + change)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          least = min(least, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = least
      }
    }
    return table[first.count][second.count]
  }
}
