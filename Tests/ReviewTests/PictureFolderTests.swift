import AppLayout
import AppModel
import FoundationEssentials
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Review

@Suite struct `Reviews of folders of pictures` {
  private static let box =
    ##"<g data-kind="cell" data-key="a" data-frame="0 0 9 9"><rect width="9" height="9"/></g>"##

  private static func svg(_ content: String) -> String {
    ##"<svg viewBox="0 0 99 99" stroke-width="1">\##(content)</svg>"##
  }

  /// Compares two folders with the same picture in two states.
  private static func review(
    _ old: String?, _ new: String?, ignoring: [String] = [], tolerance: Int = 0
  ) throws -> StoredComparison {
    let folder = try TemporaryFolder()
    for (name, text) in [("old", old), ("new", new)] {
      try folder.write(svg(box), to: "\(name)/other.svg")
      if let text { try folder.write(text, to: "\(name)/a/b.svg") }
    }
    return try StoredComparison(
      from: .pictures(try PictureFolder(at: "\(folder.path)/old")),
      to: .pictures(try PictureFolder(at: "\(folder.path)/new")),
      .plain(tolerance: tolerance, ignoring: ignoring))
  }

  @Test(arguments: [
    ("<!DOCTYPE a [<!ENTITY b \"cc\">]><svg>&b;</svg>", "instructions"),
    ("<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><svg>&b;</svg>", "instructions"),
    ("<!DOCTYPE svg SYSTEM \"file:///dev/zero\"><svg/>", "instructions"),
    (String(repeating: "<g>", count: 10_000), "cannot be read"),
    (
      svg(String(repeating: "<g>", count: 10_000) + String(repeating: "</g>", count: 10_000)),
      "cannot be read"
    ),
    (svg(String(repeating: "<g a=\"\"/>", count: 600_000)), "cannot be read"),
    (svg(box).replacing("</svg>", with: ""), "cannot be read"), ("", "cannot be read"),
    ("\0", "cannot be read"), (svg(##"<rect width="9" height="9"/>"##), "has none of the boxes"),
    (svg(box + "<image href=\"a.png\"/>"), "the element 'image' is not one"),
    ("<html/>", "the root is 'html'"),
  ])
  func `a picture that cannot be read, or is not ours, is unknown`(
    text: String, reason: String
  ) throws {
    for (old, new) in [(text, Self.svg(Self.box)), (Self.svg(Self.box), text)] {
      let review = try Self.review(old, new)
      #expect(review.pictures.map(\.key) == ["a/b"] && review.pictureCount == 2)
      #expect(review.pictures.map(\.verdict) == [.unknown])
      #expect(
        review.pictures[0].reason?.contains(reason) == true, "\(review.pictures[0].reason ?? "")")
    }
    #expect(try Self.review(text, text).pictures.isEmpty)
  }

  @Test func `a picture on one side is added or removed, and known by its path`() throws {
    let added = try Self.review(nil, Self.svg(Self.box))
    #expect(added.pictures.map(\.verdict) == [.added])
    #expect(added.pictures.map(\.newPath) == ["a/b.svg"] && added.pictures[0].oldPath == nil)
    #expect(added.pictures[0].subject.screen == nil && added.pictures[0].subject.device == nil)
    #expect(try Self.review(Self.svg(Self.box), nil).pictures.map(\.verdict) == [.removed])
  }

  @Test func `boxes are compared, and what is ignored is not, with everything inside it`() throws {
    let inner = Self.box.replacing("\"a\"", with: "\"list/b\"").replacing(
      "\"cell\"", with: "\"tab\"")
    let old = Self.svg(Self.box + inner)
    let moved = Self.svg(
      Self.box
        + inner.replacing("0 0 9 9", with: "0 5 9 9").replacing(
          "<rect", with: "<rect y=\"5\""))
    let review = try Self.review(old, moved)
    #expect(review.pictures.map(\.verdict) == [.moved])
    #expect(review.pictures[0].changes.map(\.kind) == [.moved])
    #expect(review.pictures[0].changes[0].event == .moved(FrameDelta(dy: 5000)))
    for pattern in ["list/b", "list/*", "*b", "l?st/?", "*"] {
      #expect(try Self.review(old, moved, ignoring: [pattern]).pictures.isEmpty, "\(pattern)")
    }
    for pattern in ["list", "list/?b", "b", "?", ""] {
      let review = try Self.review(old, moved, ignoring: [pattern])
      #expect(review.pictures.map(\.verdict) == [.moved], "\(pattern)")
    }
    let restyled = moved.replacing("data-key=\"a\"", with: "data-key=\"a\" fill=\"#112233\"")
    let rest = try Self.review(old, restyled, ignoring: ["list/*"])
    #expect(rest.pictures.map(\.verdict) == [.changed])
    #expect(rest.pictures[0].changes.map(\.subject.keyText) == ["a"])
    #expect(
      try Self.review(old, old.replacing("width=\"9\"", with: "width=\"9.0\"")).pictures
        .map(\.verdict) == [.samePaint])
  }

  @Test func `a box with another notation of its place is the same box`() throws {
    let places = ["ui_components/list:a", "ui_components/list%20a", "navigations/nav_bar"]
    let pictures = places.map {
      Self.svg(Self.box).replacing(
        "data-key", with: "data-source=\"rivers.json#home/\($0)\" data-key")
    }
    for old in pictures {
      for new in pictures {
        let review = try Self.review(old, new)
        #expect(review.pictures.flatMap(\.changes).isEmpty)
        #expect(review.pictures.allSatisfy { $0.verdict == .samePaint })
      }
    }
  }

  @Test func `moves within the tolerance are not findings and hide no difference`() throws {
    let old = Self.svg(Self.box)
    let moved = old.replacing("0 0 9 9", with: "0 0.5 9 9").replacing(
      "<rect", with: "<rect y=\"0.5\"")
    for (tolerance, isFound) in [(0, true), (499, true), (500, false)] {
      let review = try Self.review(old, moved, tolerance: tolerance)
      #expect(review.pictures.map(\.verdict) == [.moved])
      #expect(review.pictures[0].changes.isEmpty == !isFound, "\(tolerance)")
    }
    let restyled = moved.replacing("<rect", with: "<rect fill=\"#112233\"")
    let repainted = try Self.review(old, restyled, tolerance: 500).pictures
    #expect(repainted.map(\.verdict) == [.changed])
    #expect(repainted[0].changes.map(\.kind) == [.restyled])
    let clipped = moved.replacing("<g ", with: "<g clip-path=\"url(#c)\" ").replacing(
      "<g ", with: "<defs><clipPath id=\"c\"><rect width=\"5\" height=\"5\"/></clipPath></defs><g ")
    let hidden = try Self.review(moved, clipped, tolerance: 500).pictures
    #expect(hidden.map(\.verdict) == [.changed])
    #expect(hidden[0].changes.map(\.kind) == [.restyled])
    #expect(hidden[0].changes.map(\.subject) == [.picture])
  }

  @Test func `a box that grows within the tolerance still shows what else is painted`() throws {
    let old = Self.svg(Self.box)
    let grown = old.replacing("0 0 9 9", with: "0 0 10 9").replacing(
      "<rect width=\"9\"", with: "<rect width=\"10\"")
    #expect(try Self.review(old, grown, tolerance: 2000).pictures.flatMap(\.changes).isEmpty)
    let red = grown.replacing(
      "</g>", with: "<rect width=\"3\" height=\"3\" fill=\"#ff0000\"/></g>")
    let twice = grown.replacing("</g>", with: "<rect x=\"3\" width=\"3\" height=\"3\"/></g>")
    for (before, after, key) in [(old, red, "a"), (red, old, "a"), (old, twice, "")] {
      let pictures = try Self.review(before, after, tolerance: 2000).pictures
      #expect(pictures.map(\.verdict) == [.changed])
      #expect(pictures.flatMap(\.changes).map(\.kind) == [.restyled])
      #expect(pictures.flatMap(\.changes).map(\.subject.keyText) == [key])
    }
  }

  @Test(arguments: [
    ("Art", "Article", true), ("Art…", "Article", false), ("Art…", "Articl…", false),
    ("Ant…", "Article", true), ("…", "Article", true), ("Art", "Article…", true),
  ])
  func `a text in a box that grew may only be cut elsewhere`(
    before: String, after: String, isOther: Bool
  ) throws {
    func picture(_ text: String, _ width: Int) -> String {
      Self.svg(
        Self.box.replacing("0 0 9 9", with: "0 0 \(width) 9").replacing(
          "</g>", with: "<text x=\"1\" y=\"5\" font-size=\"4\">\(text)</text></g>"))
    }
    for (old, new) in [(before, after), (after, before)] {
      let changes = try Self.review(picture(old, 9), picture(new, 19)).pictures.flatMap(\.changes)
      #expect(changes.map(\.kind).contains(.retexted) == isOther, "\(changes.map(\.kind))")
    }
  }

  @Test func `a pattern with many stars is matched in little time`() {
    let patterns = KeyPatterns([String(repeating: "*a", count: 50) + "b"])
    let key = String(repeating: "a", count: 20_000)
    #expect(!patterns.match(BoxKey(reading: key)))
    #expect(patterns.match(BoxKey(reading: key + "b")))
  }

  @Test func `what is not a file of the folder is not read`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.svg(Self.box), to: "old/a.svg")
    try folder.write(Self.svg(Self.box), to: "old/b.svg")
    try folder.write(Self.svg(Self.box), to: "outside/c.svg")
    try folder.write("", to: "new/notes.txt")
    try folder.symbolicLink("new/a.svg", to: "../old/a.svg")
    try folder.symbolicLink("new/inner", to: "../outside")
    _ = try folder.pipe("new/b.svg")
    let review = try StoredComparison(
      from: .pictures(try PictureFolder(at: "\(folder.path)/old")),
      to: .pictures(try PictureFolder(at: "\(folder.path)/new")), .plain())
    #expect(review.pictures.map(\.verdict) == [.unknown, .unknown, .unknown])
    #expect(
      review.pictures.map(\.reason) == [
        "the new picture is a symbolic link", "the new picture is a pipe",
        "the new picture is a symbolic link to a folder",
      ])
  }

  @Test func `pictures match those of an app or a site by their paths`() throws {
    let fixture = try ReviewCase("bar-overlay.json")
    let folder = try TemporaryFolder()
    let old = try BuiltSite.build(
      fixture.old, into: "\(folder.path)/old", on: ["iphone-se-1"])
    let new = try BuiltSite.build(fixture.new, into: "\(folder.path)/new", on: ["iphone-se-1"])
    let expected = try StoredComparison(from: old, to: new, .plain()).pictures.filter {
      $0.subject.kind != .configured
    }
    try FileManager.default.removeItem(atPath: "\(folder.path)/old/site.json")
    let pictures = ReviewSide.pictures(try PictureFolder(at: "\(folder.path)/old"))
    for side in [new, try BuiltSite.app(fixture.new)] {
      let review = try StoredComparison(
        from: pictures, to: side, showing: try BuiltSite.axes(on: ["iphone-se-1"]), .plain())
      #expect(!expected.isEmpty && review.pictures.map(\.key) == expected.map(\.key))
      #expect(review.pictures.map(\.verdict) == expected.map(\.verdict))
      // The folder does not say which bars are configured, which explains a whole screen.
      for (picture, other) in zip(review.pictures, expected)
      where picture.subject.kind != .state(.full) {
        #expect(picture.changes == other.changes)
      }
    }
    try folder.write(Self.svg(Self.box), to: "old/screens/home/iphone-se-1/more.svg")
    let more = ReviewSide.pictures(try PictureFolder(at: "\(folder.path)/old"))
    let review = try StoredComparison(from: more, to: new, .plain())
    let extra = try #require(review.pictures.first { $0.verdict == .removed })
    #expect(extra.key == "screens/home/iphone-se-1/more" && extra.newPath == nil)
  }

  @Test func `an app, a site and pictures are recognized`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "app/rivers.json")
    try folder.write("", to: "app/site.json")
    try folder.write("", to: "site/site.json")
    try folder.write("", to: "pictures/a/b/c.svg")
    try folder.write("", to: "empty/a.png")
    try folder.write("", to: "layout/layout.json")
    for app in ["app", "app/rivers.json", "layout"] {
      #expect(try ReviewSide(storedAt: "\(folder.path)/\(app)") == nil, "\(app)")
    }
    for app in try FixtureApp.names().map({ "Apps/\($0)" }) + ["Tolerance/01-layout-file"] {
      #expect(!ReviewSide.hasOnlyPictures(try FixtureApp.files(app).names), "\(app)")
    }
    guard case .pictures? = try ReviewSide(storedAt: "\(folder.path)/pictures") else {
      Issue.record("the folder with a picture is not recognized")
      return
    }
    for (name, reason) in [("site", "site.json"), ("empty", "nothing"), ("nowhere", "nowhere")] {
      let failure = #expect(throws: StoredFailure.self) {
        try ReviewSide(storedAt: "\(folder.path)/\(name)")
      }
      #expect(failure?.text.contains(reason) == true, "\(failure?.text ?? "")")
    }
  }
}
