import Support
import Testing

/// Pages on paper, where no one can open what is folded.
@Suite(.needs(.chromium)) struct PrintTests {
  @Test func `bars are in rows on paper, and what is configured is marked`() throws {
    let site = try BuiltSite.of("newsroom", devices: ["iphone-17", "apple-tv-4k"])
    var browser = try Browser.start()
    try browser.setWindow(width: 774, height: 1000)
    _ = try browser.open("file://\(site.path)/screens/home/index.xhtml")
    try browser.setPaper()
    let frames = try browser.evaluate(
      """
      [...document.querySelectorAll('.matrix .figure')].filter(one => one.checkVisibility())
        .map(one => {
          const style = getComputedStyle(one);
          return [one.matches('.configured'), style.borderColor === 'rgb(0, 0, 0)',
            one.getBoundingClientRect().width < 200].map(Number);
        })
      """, as: [[Int]].self)
    #expect(frames.count > 4 && frames.count { $0[0] == 1 } == 1, "\(frames)")
    #expect(frames.allSatisfy { $0[0] == $0[1] && $0[2] == 1 }, "\(frames)")
  }

  @Test func `links to the screens before and after are not printed, and leave no space`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/screens/home/index.xhtml")
    let measure = """
      [document.querySelector('.adjacent').getClientRects().length,
        parseFloat(getComputedStyle(document.querySelector('main')).paddingBottom)]
      """
    let shown = try browser.evaluate(measure, as: [Double].self)
    #expect(shown.allSatisfy { $0 > 0 }, "\(shown)")
    try browser.setPaper()
    #expect(try browser.evaluate(measure, as: [Double].self) == [0, 0])
  }

  @Test func `contact sheets are readable, each device on its own, with the label`() throws {
    let site = try BuiltSite.of("newsroom", devices: ["iphone-17", "ipad-9.7", "apple-tv-4k"])
    var browser = try Browser.start()
    try browser.setWindow(width: 720, height: 1000)
    _ = try browser.open("file://\(site.path)/print.xhtml")
    try browser.setPaper()
    // A printer has all pictures.
    _ = try browser.evaluate(
      "[...document.images].map(one => one.loading = 'eager').length", as: Int.self)
    try browser.wait(until: "[...document.images].every(one => one.complete)")
    let across = try browser.evaluate(
      """
      [...document.querySelectorAll('.contact')].map(sheet => {
        const list = sheet.querySelector('ul');
        const tops = [...list.children].map(one => one.getBoundingClientRect().top);
        const head = list.previousElementSibling;
        return [tops.filter(top => top === tops[0]).length,
          Number(head.checkVisibility() && head.textContent.startsWith('Newsroom, ')),
          list.getBoundingClientRect().height];
      })
      """, as: [[Double]].self)
    #expect(across.map { $0[0] }.sorted() == [2, 3, 3] && across.allSatisfy { $0[1] == 1 })
    // A sheet of letter paper has 960 pixels between its margins, of which the head takes some.
    #expect(across.allSatisfy { 600...900 ~= $0[2] }, "\(across)")
    let label = try browser.evaluate(
      """
      (document.documentElement.style.setProperty('--label', '"main 1a2b3c4"'),
        ['.top', '.sheet + .sheet .running'].map(part =>
          getComputedStyle(document.querySelector(part), '::after').content))
      """, as: [String].self)
    #expect(label == ["\"main 1a2b3c4\"", "\"main 1a2b3c4\""])
  }

  @Test func `a printed gallery does not ask for a click`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/index.xhtml")
    let lead = "document.querySelector('.lead').innerText.trim()"
    let words = "Every screen, as the app is configured."
    #expect(
      try browser.evaluate(lead, as: String.self) == "\(words) Click a picture to open it.")
    try browser.setPaper()
    #expect(try browser.evaluate(lead, as: String.self) == words)
  }

  @Test func `folded hints are printed, and details for developers are not`() throws {
    // Where something is severe, the hints are folded below it.
    let site = try BuiltSite.of("qa-app")
    var browser = try Browser.start()
    try browser.setWindow(width: 800, height: 1000)
    _ = try browser.open("file://\(site.path)/problems.xhtml")
    let measure = """
      ['#hints .problem h2', 'details:not(.printed) > :not(summary)'].map(parts =>
        [...document.querySelectorAll(parts)]
          .filter(part => part.checkVisibility() && part.getBoundingClientRect().height > 0).length)
      """
    #expect(try browser.evaluate(measure, as: [Int].self) == [0, 0])
    try browser.setPaper()
    let printed = try browser.evaluate(measure, as: [Int].self)
    #expect(printed[0] > 1 && printed[1] == 0, "\(printed)")
  }

  @Test func `chapters that are only for developers are not printed unless they are open`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setWindow(width: 800, height: 1000)
    _ = try browser.open("file://\(site.path)/screens/home/iphone-14-pro.xhtml")
    let measure = """
      ['#measures', '#controllers', '#frames', 'figcaption .unprinted'].map(part =>
        document.querySelector(part).getClientRects().length > 0)
      """
    _ = try browser.evaluate(
      """
      (document.querySelector('#show-redlines').click(),
        document.querySelector('.fold').open = true)
      """, as: Bool.self)
    #expect(try browser.evaluate(measure, as: [Bool].self) == [true, true, true, true])
    try browser.setPaper()
    #expect(try browser.evaluate(measure, as: [Bool].self) == [true, false, false, false])
    _ = try browser.evaluate(
      "document.querySelector('#frames details').open = true", as: Bool.self)
    #expect(try browser.evaluate(measure, as: [Bool].self) == [true, false, true, false])
  }

  @Test func `the list of ways is printed in place of the map`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/flow.xhtml")
    let measure = """
      ['#map', '#list'].map(part => document.querySelector(part).getClientRects().length > 0)
      """
    #expect(try browser.evaluate(measure, as: [Bool].self) == [true, true])
    try browser.setPaper()
    #expect(try browser.evaluate(measure, as: [Bool].self) == [false, true])
  }

  @Test func `the drawing of the legend fits below the title`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setWindow(width: 720, height: 1000)
    _ = try browser.open("file://\(site.path)/legend.xhtml")
    try browser.setPaper()
    let bottom = try browser.evaluate(
      """
      Math.max(...[...document.querySelectorAll('.legend-picture')]
        .map(one => one.getBoundingClientRect().bottom))
      """, as: Double.self)
    // A sheet of letter paper has 960 pixels between its margins.
    #expect(bottom > 500 && bottom < 940, "\(bottom)")
  }

  @Test func `each pair of a cause says on paper what it shows`() throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setWindow(width: 800, height: 1000)
    let pages = try site.files("xhtml").filter { $0.hasPrefix("causes/") }
    let measure = """
      [...document.querySelectorAll('.reach-table td:has(.tiny-pair)')].map(cell => {
        const words = cell.querySelector('.pictured');
        return words.checkVisibility() ? words.textContent : '';
      })
      """
    let page = try #require(pages.first)
    _ = try browser.open("file://\(site.path)/\(page)")
    let onScreen = try browser.evaluate(measure, as: [String].self)
    #expect(onScreen.count > 3 && onScreen.allSatisfy(\.isEmpty), "\(onScreen)")
    try browser.setPaper()
    let printed = try browser.evaluate(measure, as: [String].self)
    #expect(printed.count == onScreen.count && !printed.contains(""), "\(printed)")
  }
}
