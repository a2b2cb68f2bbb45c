import Support
import Testing

/// The second picture of viewers.
@Suite(.needs(.chromium)) struct SecondPictureTests {
  @Test(arguments: [
    ("", "", "paper"), ("overlay.hidden.night", "", "night"), ("overlay.hidden", "", "paper"),
    ("overlay.hidden.paper", "", "paper"), ("full.night", "second-look-2", "paper"),
    ("overlay.hidden", "second-look-3", "night"),
  ])
  func `it has the theme of the first one until the reader chooses another`(
    state: String, choice: String, theme: String
  ) throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    let page = "file://\(site.path)/screens/home/iphone-14-pro/view.xhtml"
    _ = try browser.open("\(page)?\(choice)#\(state)")
    let shown = try browser.evaluate(
      """
      (() => {
        document.querySelector('#second-hidden-separate').click();
        document.querySelector('#\(choice.isEmpty ? "second-look-same" : choice)').click();
        return [...document.querySelectorAll('.second')].filter(one => one.checkVisibility())
          .flatMap(one => [...one.querySelectorAll('img')])
          .filter(one => one.checkVisibility()).map(one => one.getAttribute('src'));
      })()
      """, as: [String].self)
    try #require(shown.count == 1, "\(shown)")
    #expect(shown[0].contains("themes/night/") == (theme == "night"), "\(shown)")
    #expect(shown[0].hasSuffix("hidden.separate.svg"), "\(shown)")
  }

  @Test(arguments: [390, 800, 1400])
  func `the title of the second picture is right below it`(width: Int) throws {
    let site = try BuiltSite.of(
      "newsroom", devices: ["iphone-17", "ipad-pro-11-m4", "apple-tv-4k"])
    var browser = try Browser.start()
    try browser.setWindow(width: width, height: 900)
    _ = try browser.open(
      "file://\(site.path)/screens/home/iphone-17/view.xhtml"
        + "?second=hidden.separate&second-device=apple-tv-4k-landscape#on_top.merged")
    let gap = try browser.evaluate(
      """
      (() => {
        const second = [...document.querySelectorAll('.second')].find(e => e.checkVisibility());
        const image = [...second.querySelectorAll('img')].find(e => e.checkVisibility());
        return second.querySelector('h2').getBoundingClientRect().top
          - image.getBoundingClientRect().bottom;
      })()
      """, as: Double.self)
    #expect(gap > 0 && gap < 40)
  }

  @Test func `the page of a screen leads to two pictures, and the menu covers neither`() throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/screens/home/index.xhtml")
    let address = try browser.evaluate(
      """
      [...document.querySelectorAll('.screen-actions a')].find(one => one.checkVisibility()
        && one.textContent === 'Compare').getAttribute('href')
      """, as: String.self)
    #expect(
      address
        == "iphone-14-pro/view.xhtml?second=on_top.merged&second-device=ipad-9.7#on_top.merged")
    _ = try browser.open("file://\(site.path)/screens/home/\(address)")
    let places = try browser.evaluate(
      """
      (() => {
        document.querySelector('.compare > summary').click();
        const menu = document.querySelector('.compare > .menu-list').getBoundingClientRect();
        return [...document.querySelectorAll('.viewer-stage img, .second img')]
          .filter(one => one.checkVisibility())
          .map(one => one.getBoundingClientRect().top - menu.bottom);
      })()
      """, as: [Double].self)
    #expect(places.count == 2 && places.allSatisfy { $0 > 0 }, "\(places)")
  }

  @Test(arguments: [800, 1000])
  func `two phones are side by side in a window that is not wide`(width: Int) throws {
    let site = try BuiltSite.of("newsroom", devices: ["iphone-17"])
    var browser = try Browser.start()
    try browser.setWindow(width: width, height: 1000)
    _ = try browser.open(
      "file://\(site.path)/screens/home/iphone-17/view.xhtml?second=overlay.merged#on_top.merged")
    let boxes = try browser.evaluate(
      """
      [...document.querySelectorAll('.viewer-stage img, .second img')]
        .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
        .map(box => [box.top, box.width])
      """, as: [[Double]].self)
    try #require(boxes.count == 2)
    #expect(boxes[0] == boxes[1])
  }

  @Test func `on a phone both pictures are in one view, side by side`() throws {
    let site = try BuiltSite.of("newsroom", devices: ["iphone-17", "ipad-9.7"])
    var browser = try Browser.start()
    try browser.setWindow(width: 390, height: 844)
    _ = try browser.open(
      "file://\(site.path)/screens/home/iphone-17/view.xhtml?second=overlay.merged#on_top.merged")
    let boxes = try browser.evaluate(
      """
      [...document.querySelectorAll('.viewer-stage img, .second img')]
        .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
        .map(box => [box.left, box.top, box.bottom])
      """, as: [[Double]].self)
    try #require(boxes.count == 2)
    #expect(boxes[0][0] + 100 < boxes[1][0] && boxes[0][1] == boxes[1][1], "\(boxes)")
    #expect(boxes.allSatisfy { $0[2] < 844 }, "\(boxes)")
  }

  @Test func `a choice of its device alone shows the same picture on that device`() throws {
    let site = try BuiltSite.of("newsroom", devices: ["iphone-17", "ipad-9.7"])
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/screens/home/iphone-17/view.xhtml#overlay.merged")
    let search = try browser.evaluate(
      """
      (() => {
        document.querySelector('.compare').open = true;
        [...document.querySelectorAll('[name=second-device]')]
          .find(one => one.checkVisibility() && !one.checked).click();
        return location.search;
      })()
      """, as: String.self)
    #expect(search == "?second=overlay.merged&second-device=ipad-9.7")
  }

  @Test func `where it is shown is asked once it is chosen`() throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    _ = try browser.open("file://\(site.path)/screens/home/iphone-14-pro/view.xhtml")
    let areAsked = """
      (() => {
        document.querySelector('.compare').open = true;
        return ['device', 'look'].map(name =>
          document.querySelector(`[name=second-${name}]`).closest('fieldset').checkVisibility());
      })()
      """
    #expect(try browser.evaluate(areAsked, as: [Bool].self) == [false, false])
    _ = try browser.evaluate(
      "(document.querySelector('#second-hidden-separate').click(), true)", as: Bool.self)
    #expect(try browser.evaluate(areAsked, as: [Bool].self) == [true, true])
  }
}
