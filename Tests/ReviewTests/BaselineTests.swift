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
    for (number, side) in [site, try BuiltSite.app(fixture.new, on: Self.devices)].enumerated() {
      let path = "\(folder.path)/baseline\(number)"
      try folder.write("mine", to: "baseline\(number)/notes.txt")
      try folder.write("<svg/>", to: "baseline\(number)/screens/gone/a.svg")
      let first = try Self.update(path, to: side)
      #expect(first.written > 0 && first.unchanged == 0 && first.removed == 0)
      #expect(first.orphans == ["screens/gone/a.svg"])
      let pictures = try PictureFolder(at: path)
      let review = try StoredComparison(from: .pictures(pictures), to: side, .plain())
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

  private static func update(
    _ path: String, to side: ReviewSide, pruning: Bool = false
  ) throws -> BaselineUpdate {
    try BaselineUpdate(
      of: try PictureFolder(at: path), to: side, .plain(), pruning: pruning)
  }
}
