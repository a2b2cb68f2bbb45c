import Support
import Testing

/// Maps in the fonts that readers have, each of which is the only one that the browser knows.
@Suite(.needs(.chromium, .fontList)) struct MapFontTests {
  static let fonts = ["Liberation Sans", "DejaVu Sans", "Noto Sans"]

  /// What a page measures: whether the font is used, how many texts boxes have, and which of them
  /// leave their boxes.
  private struct Measured: Decodable {
    let isUsed: Bool
    let count: Int
    let outside: [String]
  }

  private static func script(_ font: String) -> String {
    """
    (() => {
      const wide = family => {
        const text = document.createElement('span');
        text.textContent = 'Wide words: Illinois, quartz';
        text.style.fontFamily = family;
        document.body.append(text);
        const width = text.getBoundingClientRect().width;
        text.remove();
        return width;
      };
      const sans = getComputedStyle(document.querySelector('.map')).fontFamily;
      const outside = [];
      let count = 0;
      for (const box of document.querySelectorAll('.map-box')) {
        // The frame in front comes last, where several screens share a box.
        const frames = [...box.querySelectorAll('rect.map-frame')];
        const frame = (frames.pop() ?? box.querySelector('rect')).getBBox();
        for (const text of box.querySelectorAll('text')) {
          const words = text.getBBox();
          count += 1;
          if (words.x < frame.x || words.x + words.width > frame.x + frame.width
            || words.y < frame.y || words.y + words.height > frame.y + frame.height) {
            outside.push(text.textContent);
          }
        }
      }
      for (const label of document.querySelectorAll('.map-label')) {
        const words = label.getBoundingClientRect();
        count += 1;
        for (const frame of document.querySelectorAll('.map-frame, .map-start > rect')) {
          const box = frame.getBoundingClientRect();
          if (words.left < box.right && box.left < words.right
            && words.top < box.bottom && box.top < words.bottom) {
            outside.push(label.textContent);
          }
        }
      }
      return {
        isUsed: Math.abs(wide(sans) - wide('"\(font)"')) < 0.01, count, outside,
      };
    })()
    """
  }

  @Test(arguments: ["newsroom", "qa-app", "rtl", "nested-menu"], fonts)
  func `texts never leave their boxes, and labels stay outside`(app: String, font: String) throws {
    let site = try BuiltSite.of(app)
    var browser = try Browser.start(font: font)
    try browser.setScripts(areOn: false)
    _ = try browser.open("file://\(site.path)/flow.xhtml")
    let measured = try browser.evaluate(Self.script(font), as: Measured.self)
    #expect(measured.isUsed)
    #expect(measured.count > 5)
    #expect(measured.outside.isEmpty, "\(measured.outside)")
  }

  @Test(arguments: [("map-actual", 1.0), ("map-75", 0.75), ("map-50", 0.5)])
  func `a map has the chosen size without a script`(choice: String, scale: Double) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    _ = try browser.open("file://\(site.path)/flow.xhtml")
    let widths = try browser.evaluate(
      """
      (() => {
        document.getElementById('\(choice)').click();
        const map = document.querySelector('.map-region > .map');
        return [Number(map.getAttribute('width')), map.getBoundingClientRect().width];
      })()
      """, as: [Double].self)
    #expect(widths.count == 2)
    #expect(abs(widths[0] * scale - widths[1]) < 1)
  }

  @Test(arguments: [(1400, 7.2), (800, 8.7)])
  func `letters of a map can be read without a choice, and only its frame scrolls`(
    width: Int, least: Double
  ) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: width, height: 900)
    _ = try browser.open("file://\(site.path)/flow.xhtml")
    let measures = try browser.evaluate(
      """
      (() => {
        const map = document.querySelector('.map-region > .map');
        const scale = map.getBoundingClientRect().width / Number(map.getAttribute('width'));
        return [scale, document.documentElement.scrollWidth, ...[...map.querySelectorAll('text')]
          .map(text => parseFloat(getComputedStyle(text).fontSize) * scale)];
      })()
      """, as: [Double].self)
    #expect(measures[0] < 1.01 && measures[1] <= Double(width))
    #expect(measures.count > 6 && measures.dropFirst(2).allSatisfy { $0 >= least }, "\(measures)")
  }

  @Test func `all of a map is in its frame where it is wide enough, and a phone's frame scrolls`()
    throws
  {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    let measure = """
      (() => {
        const region = document.querySelector('.map-region');
        return [region.scrollWidth - region.clientWidth, document.documentElement.scrollWidth,
          document.querySelector('.map-scrolls').getBoundingClientRect().height];
      })()
      """
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/flow.xhtml")
    let wide = try browser.evaluate(measure, as: [Double].self)
    #expect(wide[0] == 0 && wide[2] == 0, "\(wide)")
    try browser.setWindow(width: 390, height: 844)
    _ = try browser.open("file://\(site.path)/flow.xhtml?narrow")
    let narrow = try browser.evaluate(measure, as: [Double].self)
    #expect(narrow[0] > 0 && narrow[1] <= 390 && narrow[2] > 0, "\(narrow)")
  }

  @Test func `pointing at a screen makes those pale that no line connects with it`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/flow.xhtml")
    let pale = try browser.evaluate(
      """
      (() => {
        const at = name => [...document.querySelectorAll('.at')].find(
          one => one.querySelector('.map-name, .map-start-name').textContent === name);
        at('Settings').querySelector('a').focus({ focusVisible: true });
        return ['Settings', 'Menu', 'In depth'].map(name => getComputedStyle(at(name)).opacity);
      })()
      """, as: [String].self)
    #expect(pale == ["1", "1", "0.3"])
  }

  /// The first view of a page has home, and the list of ways is there or right below.
  @Test(arguments: [1400, 800, 390])
  func `the page of the map begins with home`(width: Int) throws {
    let site = try BuiltSite.of("qa-app")
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: width, height: 700)
    _ = try browser.open("file://\(site.path)/flow.xhtml")
    let bottoms = try browser.evaluate(
      """
      ['.map-home .map-frame', '#list .map-ways a']
        .map(place => document.querySelector(place).getBoundingClientRect())
        .map(box => box.height > 0 && box.left >= 0 && box.right <= innerWidth ? box.bottom : 0)
      """, as: [Double].self)
    // On a phone the list comes before the drawing.
    #expect(width < 400 || 1...700 ~= bottoms[0], "\(bottoms)")
    #expect(width == 800 || 1...700 ~= bottoms[1], "\(bottoms)")
  }

  @Test(arguments: [1400, 800])
  func `a map that fits is in the window and not wider than its frame`(width: Int) throws {
    let site = try BuiltSite.of("qa-app")
    var browser = try Browser.start()
    try browser.setWindow(width: width, height: 900)
    _ = try browser.open("file://\(site.path)/flow.xhtml")
    let widths = try browser.evaluate(
      """
      (() => {
        const map = document.querySelector('.map-region > .map');
        const before = map.getBoundingClientRect().width;
        document.getElementById('map-fit').click();
        const box = map.getBoundingClientRect();
        return [before, box.width, map.parentElement.clientWidth, box.height];
      })()
      """, as: [Double].self)
    #expect(widths.count == 4 && widths[1] <= widths[2] && widths[3] < 900, "\(widths)")
    // The automatic size does not leave a strip to scroll to.
    #expect(widths[0] <= widths[2] || widths[0] >= widths[2] + 96, "\(widths)")
    #expect(width == 1400 || widths[0] > widths[2])
  }
}
