import AppLayout
import Disk
import FoundationEssentials
import Support
import Testing

@testable import Review

@Suite struct `Updates of a baseline` {
  private static let devices = ["iphone-se-1"]

  @Test func `the pictures of an app, a site or a folder replace those that differ`() throws {
    let fixture = try ReviewCase("header-height.json")
    let folder = try TemporaryFolder()
    let site = try BuiltSite.build(fixture.new, into: "\(folder.path)/site", on: Self.devices)
    for (number, side) in [site, try BuiltSite.app(fixture.new)].enumerated() {
      let path = "\(folder.path)/baseline\(number)"
      try folder.write("mine", to: "baseline\(number)/notes.txt")
      try folder.write("<svg/>", to: "baseline\(number)/screens/gone/a.svg")
      let first = try Self.update(path, to: side)
      #expect(first.written > 0 && first.unchanged == 0 && first.removed == 0)
      #expect(first.orphans == ["screens/gone/a.svg"])
      let pictures = try PictureFolder(at: path)
      let review = try StoredComparison(
        from: .pictures(pictures), to: side, showing: try Self.axes, .plain())
      #expect(review.pictures.map(\.key) == ["screens/gone/a"])
      #expect(review.pictureCount == first.written + 1)
      try folder.write("<svg/>", to: "baseline\(number)/screens/home/iphone-se-1/full.svg")
      let second = try Self.update(path, to: side, pruning: true)
      #expect(second.written == 1 && second.unchanged == first.written - 1)
      #expect(second.removed == 1 && second.orphans.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: "\(path)/screens/gone"))
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      #expect(Set(names) == ["notes.txt", "screens"])
      let copy = "\(folder.path)/copy\(number)"
      try folder.write("<svg/>", to: "copy\(number)/a.svg")
      let copied = try Self.update(copy, to: .pictures(try PictureFolder(at: path)), pruning: true)
      #expect(copied.written == first.written && copied.removed == 1)
    }
  }

  @Test func `pictures that would be written next to those that they replace are refused`()
    throws
  {
    let fixture = try ReviewCase("header-height.json")
    let folder = try TemporaryFolder()
    try BuiltSite.build(fixture.old, into: "\(folder.path)/site", on: Self.devices)
    let app = try BuiltSite.app(fixture.new)
    // The pictures of a site are copied into a folder inside the baseline, and out of one.
    for path in try PictureFolder(at: "\(folder.path)/site").listing.paths {
      let text = try TemporaryFolder.text(of: "\(folder.path)/site/\(path)")
      try folder.write(text, to: "inner/preview/\(path)")
      if path.hasPrefix("screens/") {
        try folder.write(text, to: "outer/\(path.dropFirst("screens/".count))")
      }
    }
    for (name, words) in [
      ("inner", "without 'preview/' at the start of the old ones"),
      ("outer", "without 'screens/' at the start of the new ones"),
    ] {
      let before = try PictureFolder(at: "\(folder.path)/\(name)").listing.paths
      let refusal = #expect(throws: StoredFailure.self) {
        try Self.update("\(folder.path)/\(name)", to: app, pruning: true)
      }
      let text = try #require(refusal?.text)
      #expect(text.hasPrefix("nothing was written: no paths match, but "), "\(text)")
      #expect(text.hasSuffix(words), "\(text)")
      #expect(try PictureFolder(at: "\(folder.path)/\(name)").listing.paths == before)
    }
    let update = try Self.update("\(folder.path)/inner/preview", to: app)
    #expect(update.written > 0 && update.unchanged > 0)
  }

  @Test func `pictures in another theme are added to those of the first`() throws {
    let fixture = try ReviewCase("header-height.json")
    let folder = try TemporaryFolder()
    let baseline = "\(folder.path)/baseline"
    try folder.write("<svg/>", to: "baseline/screens/home/iphone-se-1/full.svg")
    try Self.update(baseline, to: BuiltSite.app(fixture.new))
    let site = try BuiltSite.build(
      fixture.new, into: "\(folder.path)/site", on: Self.devices, themes: ["paper", "night"])
    let update = try BaselineUpdate(
      of: try PictureFolder(at: baseline), to: site, .plain(),
      selecting: PictureSelection(themes: ["night"]))
    #expect(update.written > 0 && update.removed == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: baseline)
    #expect(Set(names) == ["screens", "themes"])
  }

  @Test func `nothing outside the folder is written, and no link is followed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("<svg/>", to: "new/a.svg")
    try folder.write("<svg/>", to: "new/inner/b.svg")
    try folder.write("mine", to: "outside/b.svg")
    try folder.write("mine", to: "other.svg")
    try folder.write("<svg/>", to: "old/c.svg")
    try folder.write("<svg/>", to: "site/c.svg")
    try folder.write("", to: "site/site.json")
    try folder.symbolicLink("old/a.svg", to: "../other.svg")
    let new = ReviewSide.pictures(try PictureFolder(at: "\(folder.path)/new"))
    try folder.symbolicLink("old/inner", to: "../outside")
    #expect(throws: StoredFailure.self) { try Self.update("\(folder.path)/old", to: new) }
    let refusal = #expect(throws: StoredFailure.self) {
      try Self.update("\(folder.path)/site", to: new)
    }
    #expect(refusal?.text.hasSuffix("is not a folder of pictures alone") == true)
    try FileManager.default.removeItem(atPath: "\(folder.path)/old/inner")
    #expect(try Self.update("\(folder.path)/old", to: new).orphans == ["c.svg"])
    for (name, text) in [
      ("outside/b.svg", "mine"), ("other.svg", "mine"), ("old/a.svg", "<svg/>"),
      ("old/inner/b.svg", "<svg/>"),
    ] {
      let content = FileManager.default.contents(atPath: "\(folder.path)/\(name)")
      #expect(content.map { String(decoding: $0, as: UTF8.self) } == text, "\(name)")
    }
  }

  @discardableResult private static func update(
    _ path: String, to side: ReviewSide, pruning: Bool = false
  ) throws -> BaselineUpdate {
    try BaselineUpdate(
      of: try PictureFolder(at: path), to: side, showing: try axes, .plain(), pruning: pruning)
  }

  private static var axes: VariantAxes { get throws { try BuiltSite.axes(on: devices) } }
}
