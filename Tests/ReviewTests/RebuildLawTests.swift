import AppLayout
import AppModel
import Support
import Testing

@testable import Site

@Suite struct `Rebuilds` {
  /// Two states of a fixture app with random edits between them.
  private static func pair(_ seed: UInt64) throws -> ReviewCase {
    let apps = LawCount.apps + ["presentations", "own-menus", "qa-app", "steps-at-start"]
    let app = apps[Int(seed % UInt64(apps.count))]
    switch seed / UInt64(apps.count) % 4 {
    case 0, 1: return try RandomEdit.pair(of: app, seed: seed, in: "rivers.json")
    case 2: return try RandomEdit.pair(of: app, seed: seed, edits: 2)
    default: return try RandomPullRequest.pair(of: app, seed: seed)
    }
  }

  @Test func `what is kept after random edits equals a clean build, byte for byte`() throws {
    var (kept, all) = (0, 0)
    var noticed: Set<Ingredient> = []
    for seed in LawCount.seeds(102) {
      let law = try RebuildLaw(Self.pair(seed), tryingWidths: seed % 5 == 0)
      let found = try law.kept()
      #expect(found.stale.isEmpty, "seed \(seed): \(found.stale)")
      (kept, all) = (kept + found.count, all + law.count)
      for ingredient in Ingredient.allCases where !noticed.contains(ingredient) {
        if try !law.kept(omitting: ingredient).stale.isEmpty { noticed.insert(ingredient) }
      }
    }
    print("kept \(kept) of \(all) documents; noticed \(noticed)")
    #expect(kept * 3 > all)
  }
}
