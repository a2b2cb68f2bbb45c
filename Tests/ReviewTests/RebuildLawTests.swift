import AppLayout
import AppModel
import Disk
import Publishing
import Support
import Testing

@testable import Site

@Suite struct `Rebuilds` {
  /// Two states of a fixture app with random edits between them.
  private static func pair(_ seed: UInt64) throws -> ReviewCase {
    let screens = "rivers.json"
    let apps = try (LawCount.apps + ["presentations", "own-menus", "qa-app", "steps-at-start"])
      .filter { try FixtureApp.named($0).screens.contains { $0.origin == .rivers } }
    let app = apps[Int(seed % UInt64(apps.count))]
    switch seed / UInt64(apps.count) % 5 {
    case 0, 1: return try RandomEdit.pair(of: app, seed: seed, in: screens)
    case 2: return try RandomEdit.pair(of: app, seed: seed, edits: 2)
    case 3: return try RandomPullRequest.pair(of: app, seed: seed)
    default: return try renaming(app, seed)
    }
  }

  /// Two states of a fixture app in which two screens have other names, maybe those of others.
  private static func renaming(_ app: String, _ seed: UInt64) throws -> ReviewCase {
    var random = SplitMix64(seed: seed)
    var contents = try FixtureApp.contents("Apps/\(app)")
    let before = AppFiles(contents)
    let names = try #require(AppReading(before).app).screens.map(\.title)
    guard case .bytes(let bytes)? = contents[before.rivers] else {
      throw RandomEdit.Unreadable(app: app)
    }
    var text = String(decoding: bytes, as: UTF8.self)
    for _ in 0..<2 {
      let old = try #require(names.randomElement(using: &random))
      let new = Bool.random(using: &random) ? names.randomElement(using: &random) : nil
      text = text.replacing("\"name\": \"\(old)\"", with: "\"name\": \"\(new ?? "Renamed")\"")
    }
    contents[before.rivers] = .bytes(Array(text.utf8))
    return ReviewCase(old: before, new: AppFiles(contents))
  }

  @Test func `what is kept after random edits equals a clean build, byte for byte`() throws {
    var (kept, needless, all) = (0, 0, 0)
    for seed in LawCount.seeds(90) {
      let law = try RebuildLaw(
        Self.pair(seed), tryingWidths: seed % 7 == 0, withTelevision: seed % 5 == 1)
      let found = law.kept
      #expect(found.stale.isEmpty, "seed \(seed): \(found.stale)")
      kept += found.count
      needless += found.needless
      all += law.count
    }
    // Whichever part of the cases runs, most pictures are kept, and hardly any is drawn in vain.
    #expect(kept * 2 > all && needless * 20 < all, "\(kept) kept, \(needless) in vain, of \(all)")
  }

  @Test func `a folder that was rebuilt has the files of a clean build, and no others`() throws {
    for seed in LawSeeds.from(1000, 12) {
      let pair = try Self.pair(seed)
      let folder = try TemporaryFolder()
      for files in [pair.old, pair.new, pair.old] {
        let site = try MadeSite.site(of: files)
        let clean = try TemporaryFolder()
        try site.build(into: folder.path)
        try site.build(into: clean.path)
        let differ = try TemporaryFolder.files(in: folder.path)
          .differences(from: TemporaryFolder.files(in: clean.path))
        #expect(differ == [], "seed \(seed)")
      }
    }
  }
}

extension Site {
  fileprivate func build(into folder: String) throws {
    let origin = origin(of: ContentHash(of: Array("program".utf8)))
    _ = try SiteBuild(of: self, jobs: 2, checking: .init(), from: origin).run(into: folder) {}
  }
}

extension [String: [UInt8]] {
  /// Returns the names of files that only one of two folders has, or that differ, sorted.
  fileprivate func differences(from other: Self) -> [String] {
    Set(keys).union(other.keys).filter { self[$0] != other[$0] }.sorted()
  }
}
