import AppModel
import Support
import Testing

/// What a prototype shows behind what opens over a screen.
@Suite(.needs(.chromium)) struct BehindTests {
  /// The device and its window, and whether what is open lets some of the screen be seen.
  private struct Place: Decodable {
    let device: CompareModeTests.Frame
    let window: CompareModeTests.Frame
    let isSheet: Bool
  }

  private static let place = """
    (() => {
      const frame = (selector) => {
        const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
        return { x, y, width, height };
      };
      return { device: frame('.device'), window: frame('.device .window'),
        isSheet: document.querySelector('.over > .opened:target') !== null };
    })()
    """

  @Test(arguments: Orientation.allCases)
  func `is inside of the display`(orientation: Orientation) throws {
    let site = try BuiltSite.of("newsroom", orientations: [orientation])
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setMotion(isWanted: false)
    try browser.setWindow(width: 1300, height: 1000)
    var sheets = 0
    for page in try site.files("xhtml").filter(Self.isTried) {
      let address = "file://\(site.path)/\(page)"
      _ = try browser.open(address)
      let ids = try browser.evaluate(Self.openings, as: [String].self)
      let before = try Shot(of: &browser)
      for id in ids {
        _ = try browser.open("\(address)?\(id)#\(id)")
        let place = try browser.evaluate(Self.place, as: Place.self)
        let changes = try before.changes(
          to: Shot(of: &browser), in: place.device, around: place.window)
        #expect(changes.all > 1000 && changes.outside == 0, "\(page)#\(id): \(changes)")
        if place.isSheet { sheets += 1 }
      }
    }
    // On a phone that is held sideways nothing is seen behind a sheet.
    #expect(sheets > 1)
  }

  /// Whether a page is one of those that have all kinds of what opens.
  private static func isTried(_ page: String) -> Bool {
    page.hasPrefix("play/") && !page.contains("/journeys/")
      && ["home", "explore", "epg"].contains { page.hasSuffix("/\($0).xhtml") }
  }

  /// The first of each kind of what a page opens.
  private static let openings = """
    [...document.querySelectorAll('.device .stand-in')].map(one =>
      one.querySelector('.opened').id)
    """
}
