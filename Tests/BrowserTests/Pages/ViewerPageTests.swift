import Support
import Testing

/// What a viewer shows for its address, for the chosen theme, and next to a second picture.
@Suite(.needs(.chromium)) struct ViewerPageTests {
  private static let page = "screens/home/iphone-14-pro/view.xhtml"

  /// Returns JavaScript for the visible pictures that a selector finds.
  private static func visible(_ selector: String) -> String {
    "[...document.querySelectorAll('\(selector)')].filter(one => one.checkVisibility())"
  }

  private static let shown = "\(visible(".viewer-stage img")).map(one => one.getAttribute('src'))"

  @Test(arguments: [false, true])
  func `the address chooses a picture and its theme, and a choice the theme of what follows`(
    hasScripts: Bool
  ) throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setScripts(areOn: hasScripts)
    try browser.setColorScheme(.light)
    let night = "../../../themes/night/screens/home/iphone-14-pro"
    for (place, wanted) in [
      ("", "on_top.merged.svg"), ("#overlay.hidden", "overlay.hidden.svg"),
      ("#overlay.hidden.night", "\(night)/overlay.hidden.svg"),
      ("#on_top.merged.night", "\(night)/on_top.merged.svg"), ("#full.paper", "full.svg"),
    ] {
      _ = try browser.open("about:blank")
      _ = try browser.evaluate(
        "(() => { try { localStorage.clear() } catch {} return true })()", as: Bool.self)
      _ = try browser.open("file://\(site.path)/\(Self.page)?\(place.dropFirst())\(place)")
      // What was remembered is not what is looked at here, unless the address says nothing.
      if place.isEmpty || !place.hasSuffix("night") && !place.hasSuffix("paper") {
        _ = try browser.evaluate(
          "(document.querySelector('#theme-1').click(), true)", as: Bool.self)
      }
      #expect(try browser.evaluate(Self.shown, as: [String].self) == [wanted], "\(place)")
    }
    _ = try browser.open("file://\(site.path)/\(Self.page)?chosen")
    _ = try browser.evaluate("(document.querySelector('#theme-3').click(), true)", as: Bool.self)
    let link =
      "[...document.querySelectorAll('.state.first .picks a')].find("
      + "one => one.hash.startsWith('#hidden.merged'))"
    _ = try browser.evaluate("(\(link).click(), true)", as: Bool.self)
    #expect(try browser.evaluate(Self.shown, as: [String].self) == ["\(night)/hidden.merged.svg"])
    let copied = try browser.evaluate(
      "\(Self.visible(".copy-link")).map(one => one.hash)", as: [String].self)
    #expect(copied == ["#hidden.merged.night"])
  }

  @Test(arguments: ["ipad-9.7", "apple-tv-4k-landscape"])
  func `two pictures have one scale, and begin at one height`(second: String) throws {
    let site = try BuiltSite.of("newsroom", devices: ["iphone-14-pro", "ipad-9.7", "apple-tv-4k"])
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open(
      "file://\(site.path)/\(Self.page)?second=on_top.merged&second-device=\(second)")
    let pictures = try browser.evaluate(
      """
      Promise.all(\(Self.visible(".viewer-stage img, .second img")).map(async image => {
        await image.decode();
        const box = image.getBoundingClientRect();
        return [box.top, box.width / image.naturalWidth, box.left, box.width];
      }))
      """, as: [[Double]].self)
    try #require(pictures.count == 2)
    #expect(pictures[0][0] == pictures[1][0], "\(pictures)")
    #expect(abs(pictures[0][1] - pictures[1][1]) < 0.01, "\(pictures)")
    #expect(pictures[0][2] + pictures[0][3] < pictures[1][2], "\(pictures)")
  }

  @Test func `the controls of a viewer are one row, and its panel has the notes`() throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/\(Self.page)")
    let measures = try browser.evaluate(
      """
      (() => {
        const rows = \(Self.visible(".viewer-choices > *, .viewer-row > *"))
          .map(one => one.getBoundingClientRect());
        const middles = rows.map(box => box.top + box.height / 2);
        const stage = \(Self.visible(".viewer-stage"))[0].getBoundingClientRect();
        const notes = \(Self.visible(".viewer-remarks li"))[0].getBoundingClientRect();
        return [Math.max(...middles) - Math.min(...middles), stage.top - Math.max(...middles),
          notes.left - stage.right, 1000 - notes.bottom];
      })()
      """, as: [Double].self)
    #expect(
      measures[0] < 8 && measures[1] > 0 && measures[2] >= 0 && measures[3] > 0, "\(measures)")
    let places = try browser.evaluate(
      """
      ['.device-menu', '[data-remember="theme"]', '.compare', '.viewer-links a', '.viewer-steps a']
        .map(part => [...document.querySelectorAll(part)].find(one => one.checkVisibility()))
        .map(one => one.getBoundingClientRect().left)
      """, as: [Double].self)
    #expect(places == places.sorted() && places.count == 5, "\(places)")
  }

  @Test func `a picture takes the height of a low window, and notes are numbered on it`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 700)
    _ = try browser.open("file://\(site.path)/\(Self.page)")
    let measures = try browser.evaluate(
      """
      (async () => {
        const image = \(Self.visible(".viewer-stage img"))[0];
        await image.decode();
        const picture = image.getBoundingClientRect();
        const disc = \(Self.visible(".viewer-stage .note-disc"))[0].getBoundingClientRect();
        return [picture.height, picture.bottom, picture.right - disc.right, disc.left - picture.left,
          picture.bottom - disc.bottom, disc.top - picture.top];
      })()
      """, as: [Double].self)
    #expect(measures[0] > 510 && measures[1] <= 700, "\(measures)")
    #expect(measures.dropFirst(2).allSatisfy { $0 >= 0 }, "\(measures)")
  }

  @Test func `a theme in an address is not remembered, and a copied link names the one seen`()
    throws
  {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    for (scheme, theme) in [(Browser.ColorScheme.light, "paper"), (.dark, "night")] {
      var browser = try Browser.start()
      try browser.setColorScheme(scheme)
      _ = try browser.open("file://\(site.path)/\(Self.page)?sent#on_top.merged.night")
      _ = try browser.open("file://\(site.path)/\(Self.page)?\(scheme.rawValue)")
      let chosen = "document.querySelector('[name=theme]:checked').id"
      #expect(try browser.evaluate(chosen, as: String.self) == "theme-1")
      let copied = try browser.evaluate(
        """
        new Promise(done => {
          navigator.clipboard.writeText = async text => done(text);
          \(Self.visible(".copy-link"))[0].click();
        })
        """, as: String.self)
      #expect(copied.hasSuffix("#on_top.merged.\(theme)"), "\(copied)")
    }
  }
}
