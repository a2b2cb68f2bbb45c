import Support
import Testing

/// The tab of the root that looks selected while people play.
@Suite(.needs(.chromium)) struct TabPlayTests {
  /// The names of the tabs that look selected: in bold letters.
  private static let selected = """
    [...document.querySelectorAll('.device .root-tab text[font-weight]')]
      .filter(text => text.getBoundingClientRect().width > 0).map(text => text.textContent)
    """

  @Test(arguments: ["iphone-14-pro", "ipad-air-4", "apple-tv-hd-landscape"])
  func `a screen is below the tab of the visit, and at first below that of the shortest way`(
    device: String
  ) throws {
    let site = try BuiltSite.of("matinee")
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    let folder = "file://\(site.path)/play/\(device)"
    _ = try browser.open("\(folder)/film.xhtml")
    #expect(try browser.evaluate(Self.selected, as: [String].self) == ["Home"])
    for tab in ["movies", "home", "movies"] {
      let name = tab == "home" ? "Home" : "Movies"
      try browser.clickElement(".root-tab[href='\(tab).xhtml']")
      try browser.wait(until: "location.pathname.endsWith('/\(tab).xhtml')")
      #expect(try browser.evaluate(Self.selected, as: [String].self) == [name])
      try browser.clickElement(".view .down a[href='film.xhtml']")
      try browser.wait(until: "location.pathname.endsWith('/film.xhtml')")
      #expect(try browser.evaluate(Self.selected, as: [String].self) == [name])
    }
    // The entries before keep theirs.
    for (page, name) in [("movies", "Movies"), ("film", "Home"), ("home", "Home")] {
      try browser.leave("history.back()")
      try browser.wait(until: "location.pathname.endsWith('/\(page).xhtml')")
      #expect(try browser.evaluate(Self.selected, as: [String].self) == [name])
    }
  }

  @Test func `without scripts, the tab of the shortest way looks selected`() throws {
    let site = try BuiltSite.of("matinee")
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    for (page, name) in [("movies", "Movies"), ("film", "Home"), ("home", "Home")] {
      _ = try browser.open("file://\(site.path)/play/iphone-14-pro/\(page).xhtml")
      #expect(try browser.evaluate(Self.selected, as: [String].self) == [name])
    }
  }
}
