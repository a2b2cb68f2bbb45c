import FoundationEssentials
import Support
import Testing

/// The ways to compare two pictures, chosen with a mouse while scripts are off, as pixels.
@Suite(.needs(.chromium)) struct CompareModeTests {
  @Test func `swipe, difference and blink show what they say, without scripts`() throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: 1400, height: 1200)
    _ = try browser.open("file://\(site.path)/screens/home/iphone-14-pro.xhtml")
    try browser.choose("mode-2")
    try browser.choose("swipe-100")
    let easel = try browser.evaluate(Self.easel, as: Frame.self)
    let before = try Shot(of: &browser)
    try browser.choose("swipe-0")
    let after = try Shot(of: &browser)
    let spots = try before.spots(differingFrom: after, in: easel)
    #expect(spots.left != nil && spots.right != nil)
    let (left, right) = (try #require(spots.left), try #require(spots.right))

    try browser.choose("swipe-50")
    let half = try Shot(of: &browser)
    #expect(try half.color(at: left) == before.color(at: left))
    #expect(try half.color(at: right) == after.color(at: right))

    try browser.choose("mode-4")
    // Each mode has other controls, which may move the pictures.
    let difference = try Shot(of: &browser)
    #expect(
      try difference.color(at: moved(left, from: easel, in: &browser)).contains { $0 > 3 })
    let place = try browser.evaluate(Self.easel, as: Frame.self)
    #expect(try difference.blackShare(in: place) > before.blackShare(in: easel))

    try browser.choose("mode-5")
    try browser.setMotion(isWanted: true)
    #expect(try browser.evaluate("document.getAnimations().length", as: Int.self) > 0)
    try browser.setMotion(isWanted: false)
    #expect(try browser.evaluate("document.getAnimations().length", as: Int.self) == 0)
  }

  /// Returns where a place of the pictures is now.
  private func moved(
    _ point: Shot.Point, from frame: Frame, in browser: inout Browser
  ) throws -> Shot.Point {
    let now = try browser.evaluate(Self.easel, as: Frame.self)
    return Shot.Point(
      x: point.x + Int((now.x - frame.x).rounded()), y: point.y + Int((now.y - frame.y).rounded()))
  }

  /// A part of the window.
  struct Frame: Codable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  /// The place of the pictures, as far as the window shows them.
  private static let easel = """
    (() => {
      const box = [...document.querySelectorAll('.easel .after img')]
        .find(image => image.checkVisibility()).getBoundingClientRect();
      return { x: box.x, y: box.y, width: box.width,
        height: Math.min(box.height, innerHeight - box.y) };
    })()
    """
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
