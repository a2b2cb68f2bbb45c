import AppLayout
import AppModel
import FoundationEssentials
import SiteFiles
import Support
import Testing

@testable import Review

@Suite struct `Reviews of sites` {
  @Test(arguments: try FixtureApp.names())
  func `a site does not differ from its app, nor from itself, and nothing in it changes`(
    name: String
  ) throws {
    let folder = try TemporaryFolder()
    let files = try FixtureApp.files("Apps/\(name)")
    let site = try BuiltSite.build(files, into: "\(folder.path)/site")
    let app = try BuiltSite.app(files)
    let before = try FolderState(of: folder.path)
    for (old, new) in [(app, site), (site, app), (site, site)] {
      let review = try StoredComparison(from: old, to: new, .plain())
      #expect(review.pictureCount > 0)
      #expect(review.pictures.map(\.key).isEmpty, "\(review.pictures.map(\.reason))")
    }
    #expect(try FolderState(of: folder.path) == before)
  }

  @Test(arguments: try FixtureApp.cases(in: "Review"))
  func `two sites differ where their apps do, and so do a site and an app`(name: String) throws {
    let fixture = try ReviewCase(name)
    let devices = ["iphone-se-1"]
    let review = try fixture.review(on: devices, themes: ["paper"])
    let expected = Dictionary(
      review.pictures.filter { $0.verdict != .same }.map { ($0.key, $0.verdict) },
      uniquingKeysWith: { first, _ in first })
    let folder = try TemporaryFolder()
    // Most fixtures edit the same app.
    let app = try Mistake("Review/\(name)").app
    let site = try SharedFolders.shared.path("\(app) on \(devices)") {
      try BuiltSite.build(fixture.old, into: $0, on: devices)
    }
    let old = ReviewSide.site(try StoredSite(at: site))
    let new = try BuiltSite.build(fixture.new, into: "\(folder.path)/new", on: devices)
    let oldApp = try BuiltSite.app(fixture.old)
    let newApp = try BuiltSite.app(fixture.new)
    for (old, new) in [(old, new), (oldApp, new), (old, newApp)] {
      let stored = try StoredComparison(from: old, to: new, .plain())
      #expect(stored.pictureCount == review.pictureCount)
      #expect(stored.verdicts.filter { $0.value != .same } == expected)
      for picture in stored.pictures {
        let drawn = try #require(review.pictures.first { $0.key == picture.key })
        #expect(picture.subject == drawn.subject && picture.reason == nil)
        #expect(picture.oldPath == drawn.oldPath && picture.newPath == drawn.newPath)
        // Pictures do not say whether their screen is missing.
        let isMissing = drawn.changes.contains { change in
          change.isOfScreen
            || change.subject == .picture
              && change.isPlaceholder != Sides(old: false, new: false)
        }
        if isMissing { continue }
        let hidden: Set<BoxChange.Kind> = [.retargeted, .reparented]
        #expect(picture.changes == drawn.changes.filter { !hidden.contains($0.kind) })
      }
    }
  }

  @Test func `a site with fewer bars is compared in these, its configured pictures too`() throws {
    let fixture = try ReviewCase("bar-overlay.json")
    let folder = try TemporaryFolder()
    let old = try BuiltSite.build(fixture.old, into: "\(folder.path)/old")
    let new = try BuiltSite.build(
      fixture.new, into: "\(folder.path)/new", placements: [.hidden])
    let review = try StoredComparison(from: old, to: new, .plain())
    let kinds = Set(review.pictures.map(\.subject.kind))
    #expect(
      kinds.isDisjoint(with: [.state(.bars(.onTop, .merged)), .state(.bars(.overlay, .merged))]))
    let configured = try #require(review.pictures.first { $0.subject.kind == .configured })
    #expect(
      configured.verdict == .unknown && configured.reason?.contains("is not in the site") == true)
    #expect(configured.changes.map(\.kind) == [.placement])
  }

  @Test func `the configured pictures are compared whatever bars are selected`() throws {
    let fixture = try ReviewCase("bar-overlay.json")
    let folder = try TemporaryFolder()
    let old = try BuiltSite.build(fixture.old, into: "\(folder.path)/old")
    let new = try BuiltSite.build(fixture.new, into: "\(folder.path)/new")
    let selection = PictureSelection(placements: [.hidden], statusBars: [.hidden])
    for side in [old, try BuiltSite.app(fixture.old)] {
      let review = try StoredComparison(from: side, to: new, .plain(), selecting: selection)
      let configured = review.pictures.filter { $0.subject.kind == .configured }
      #expect(!configured.isEmpty && configured.allSatisfy { $0.verdict == .changed })
      #expect(review.pictures.allSatisfy { $0.verdict != .unknown })
    }
  }

  @Test func `only selected pictures are compared`() throws {
    let fixture = try ReviewCase("family-inset.json")
    let folder = try TemporaryFolder()
    let old = try BuiltSite.build(fixture.old, into: "\(folder.path)/old")
    let new = try BuiltSite.build(fixture.new, into: "\(folder.path)/new")
    let all = try StoredComparison(from: old, to: new, .plain())
    for side in [old, try BuiltSite.app(fixture.old)] {
      let selection = PictureSelection(placements: [.onTop], statusBars: [.merged])
      let review = try StoredComparison(from: side, to: new, .plain(), selecting: selection)
      #expect(!review.pictures.isEmpty && review.pictureCount < all.pictureCount)
      for picture in review.pictures {
        guard case .state(.bars(let placement, let statusBar)) = picture.subject.kind else {
          continue
        }
        #expect(placement == .onTop && statusBar == .merged)
      }
    }
    let none = PictureSelection(screens: ["no such screen"])
    let review = try StoredComparison(from: old, to: new, .plain(), selecting: none)
    #expect(review.pictures.allSatisfy { $0.subject.screen == nil })
  }
}

/// Every file of a folder with its content and the time of its last change.
struct FolderState: Equatable {
  private let files: [String: File]

  private struct File: Equatable {
    let content: Data?
    let date: Date?
  }

  init(of path: String) throws {
    let manager = FileManager.default
    let names = try manager.subpathsOfDirectory(atPath: path) + ["."]
    files = try names.reduce(into: [:]) { files, name in
      let attributes = try manager.attributesOfItem(atPath: "\(path)/\(name)")
      files[name] = File(
        content: manager.contents(atPath: "\(path)/\(name)"),
        date: attributes[.modificationDate] as? Date)
    }
  }
}
