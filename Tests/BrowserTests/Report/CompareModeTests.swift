import FoundationEssentials
import Support
import Testing

/// The ways to compare two pictures, chosen with a mouse while scripts are off, as pixels.
@Suite(.needs(.chromium)) struct CompareModeTests {
  @Test func `all five ways show what they say, without scripts`() throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: 1400, height: 1200)
    _ = try browser.open("file://\(site.path)/screens/home/iphone-14-pro.xhtml")
    let places = try places(in: &browser)

    // Side by side, each picture shows its own color: all other ways mix these two.
    let sides = try ["before", "after"].map { side in
      let frame = try browser.evaluate(Self.picture(side), as: Frame.self)
      return places.map { $0.point(in: frame) }
    }
    let apart = try Shot(of: &browser)
    let (before, after) = (try apart.colors(at: sides[0]), try apart.colors(at: sides[1]))
    #expect(zip(before, after).allSatisfy { !Self.areAlike($0, $1, within: 10) })

    for (stop, share) in [("0", 0.0), ("25", 0.25), ("50", 0.5), ("75", 0.75), ("100", 1)] {
      // The left spot is before the edge, and the right one after it, in the middle.
      let swiped = try colors(at: places, in: &browser, choosing: "mode-2", "swipe-\(stop)")
      let shown = zip(places, zip(before, after)).map { $0.x < share ? $1.0 : $1.1 }
      #expect(Self.areAlike(swiped, shown), "swipe at \(stop)")
      let onion = try colors(at: places, in: &browser, choosing: "mode-3", "onion-\(stop)")
      let mixed = zip(before, after).map { old, new in
        zip(old, new).map { Int((Double($0) * (1 - share) + Double($1) * share).rounded()) }
      }
      #expect(Self.areAlike(onion, mixed), "onion at \(stop)")
    }

    let difference = try colors(at: places, in: &browser, choosing: "mode-4")
    let distances = zip(before, after).map { old, new in zip(old, new).map { abs($0 - $1) } }
    #expect(Self.areAlike(difference, distances))
    let frame = try browser.evaluate(Self.picture("after"), as: Frame.self)
    #expect(try Shot(of: &browser).blackShare(in: frame) > 0.3)

    try browser.setMotion(isWanted: true)
    for (moment, shown) in [(0, after), (1000, before), (1700, after)] {
      try browser.choose("mode-5")
      #expect(
        try browser.evaluate(
          "document.getAnimations().map(each => { each.pause(); each.currentTime = \(moment); })"
            + ".length", as: Int.self) > 0)
      #expect(Self.areAlike(try colors(at: places, in: &browser), shown), "blink at \(moment)")
    }
    try browser.setMotion(isWanted: false)
    #expect(try browser.evaluate("document.getAnimations().length", as: Int.self) == 0)
    #expect(Self.areAlike(try colors(at: places, in: &browser), after))
  }

  /// Returns a place in the left half of the pictures and one in the right half where they differ,
  /// and where neither has a mark.
  private func places(in browser: inout Browser) throws -> [Place] {
    let marks = try ["before", "after"].flatMap { side -> [Place.Box] in
      try browser.evaluate(Self.marks(side), as: [Place.Box].self)
    }
    try browser.choose("mode-2")
    try browser.choose("swipe-100")
    let frame = try browser.evaluate(Self.picture("after"), as: Frame.self)
    let before = try Shot(of: &browser)
    try browser.choose("swipe-0")
    let after = try Shot(of: &browser)
    let spots = try before.spots(
      differingFrom: after, in: frame, avoiding: marks.map { $0.frame(in: frame) })
    try browser.choose("mode-1")
    return [try #require(spots.left), try #require(spots.right)].map { Place($0, in: frame) }
  }

  /// Chooses answers, and returns the colors of places in the pictures over each other.
  private func colors(
    at places: [Place], in browser: inout Browser, choosing ids: String...
  ) throws -> [[Int]] {
    for id in ids { try browser.choose(id) }
    // Each way has other controls, which may move the pictures.
    let frame = try browser.evaluate(Self.picture("after"), as: Frame.self)
    return try Shot(of: &browser).colors(at: places.map { $0.point(in: frame) })
  }

  private static func areAlike(_ one: [[Int]], _ other: [[Int]]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { areAlike($0, $1, within: 2) }
  }

  private static func areAlike(_ one: [Int], _ other: [Int], within distance: Int) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= distance }
  }

  /// A part of the window.
  struct Frame: Codable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  /// A place in a picture, as shares of its size.
  private struct Place {
    let x: Double
    let y: Double

    init(_ point: Shot.Point, in frame: Frame) {
      x = (Double(point.x) - frame.x) / frame.width
      y = (Double(point.y) - frame.y) / frame.height
    }

    func point(in frame: Frame) -> Shot.Point {
      Shot.Point(
        x: Int((frame.x + x * frame.width).rounded()),
        y: Int((frame.y + y * frame.height).rounded()))
    }

    /// A part of a picture, as shares of its size.
    struct Box: Decodable {
      let left: Double
      let top: Double
      let width: Double
      let height: Double

      /// Returns where the part is, measured from the corner of the picture.
      func frame(in frame: Frame) -> Frame {
        Frame(
          x: left * frame.width, y: top * frame.height, width: width * frame.width,
          height: height * frame.height)
      }
    }
  }

  /// Returns a script for the place of a picture.
  private static func picture(_ side: String) -> String {
    """
    (() => {
      const box = [...document.querySelectorAll('.easel .\(side) img')]
        .find(image => image.checkVisibility()).getBoundingClientRect();
      return { x: box.x, y: box.y, width: box.width, height: box.height };
    })()
    """
  }

  /// Returns a script for the edges of the outlines, and the lines to them, on a picture.
  private static func marks(_ side: String) -> String {
    """
    (() => {
      const picture = [...document.querySelectorAll('.easel .\(side) img')]
        .find(image => image.checkVisibility());
      const frame = picture.getBoundingClientRect();
      const share = (left, top, width, height) => ({
        left: (left - frame.left) / frame.width, top: (top - frame.top) / frame.height,
        width: width / frame.width, height: height / frame.height,
      });
      return [...picture.parentElement.querySelectorAll('.mark rect, .mark path')]
        .flatMap(shape => {
          const box = shape.getBoundingClientRect();
          return [
            share(box.left, box.top, box.width, 0), share(box.left, box.bottom, box.width, 0),
            share(box.left, box.top, 0, box.height), share(box.right, box.top, 0, box.height),
          ];
        });
    })()
    """
  }
}

extension Browser {
  /// Clicks the label of a radio button.
  fileprivate mutating func choose(_ id: String) throws {
    struct Point: Decodable {
      let x: Double
      let y: Double
    }
    let point = try evaluate(
      "(() => { const box = document.getElementById('\(id)').closest('label')"
        + ".getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }"
        + " })()", as: Point.self)
    try click(x: point.x, y: point.y)
    let isChosen = try evaluate("document.getElementById('\(id)').checked", as: Bool.self)
    #expect(isChosen, "\(id)")
  }
}
