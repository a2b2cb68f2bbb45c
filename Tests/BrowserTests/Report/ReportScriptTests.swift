import Support
import Testing

/// What the script of a report adds: ticks that the browser keeps, and keys.
@Suite(.needs(.chromium)) struct ReportScriptTests {
  @Test func `ticks are kept, on all pages of the report, and the first page says what is left`()
    throws
  {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    let causes = try site.files("xhtml").filter { $0.hasPrefix("causes/") }.count
    try #require(causes > 1)
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 900)
    let index = "file://\(site.path)/index.xhtml"
    _ = try browser.open(index)
    #expect(try browser.left() == "0 of \(causes) causes seen")
    #expect(try browser.ticks() == Array(repeating: false, count: causes))
    try browser.click(".tick input")
    let rest = Array(repeating: false, count: causes - 1)
    #expect(try browser.left() == "1 of \(causes) causes seen")
    #expect(try browser.ticks() == [true] + rest)

    try browser.follow { _ = try $0.evaluate("(location.reload(), 1)", as: Int.self) }
    #expect(try browser.ticks() == [true] + rest)
    #expect(try browser.left() == "1 of \(causes) causes seen")
    // On the page of the cause, and next to its picture.
    try browser.follow { try $0.click(".cause h3 a") }
    #expect(try browser.ticks() == [true])
    try browser.follow { try $0.click(".shown a") }
    #expect(try browser.ticks().first == true)
    try browser.press(.x)
    #expect(try browser.ticks().first == false)
    _ = try browser.open(index)
    #expect(try browser.left() == "0 of \(causes) causes seen")
  }

  @Test func `without the script there is nothing to tick`() throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    for page in try site.files("xhtml") where !page.hasPrefix("screens/") {
      _ = try browser.open("file://\(site.path)/\(page)")
      let isThere = try browser.evaluate(
        "document.querySelector('.tick, .left, dialog, [type=checkbox]') !== null", as: Bool.self)
      #expect(!isThere, "\(page)")
    }
  }

  @Test func `keys lead from cause to cause, page to page, and picture to picture`() throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 900)
    _ = try browser.open("file://\(site.path)/index.xhtml")
    // The first page: from card to card.
    for (key, number) in [(Browser.Key.j, 1), (.j, 2), (.k, 1)] {
      try browser.press(key)
      let focused = try browser.evaluate(
        "document.activeElement.closest('h3').id", as: String.self)
      #expect(focused == "cause-\(number)")
    }
    try browser.press(.x)
    #expect(try browser.ticks().first == true)
    // Pages of causes: all keys for steps lead to the next one.
    try browser.follow { try $0.click(".cause h3 a") }
    let first = try browser.page()
    let count = try browser.causeCount()
    #expect(try browser.place() == "1 of \(count) causes")
    try browser.follow { try $0.press(.j) }
    #expect(try browser.place() == "2 of \(count) causes")
    try browser.follow { try $0.press(.left) }
    #expect(try browser.page() == first)
    // Pages that compare pictures: the same cause, and the pictures that show others.
    try browser.follow { try $0.click(".shown a") }
    #expect(try browser.place() == "1 of \(count) causes")
    try browser.press(.two)
    #expect(try browser.evaluate("document.getElementById('mode-2').checked", as: Bool.self))
    let shown = "[...document.querySelectorAll('.compared')].find(one => one.checkVisibility()).id"
    let picture = try browser.evaluate(shown, as: String.self)
    try browser.press(.n)
    #expect(try browser.evaluate(shown, as: String.self) != picture)
    try browser.press(.p)
    #expect(try browser.evaluate(shown, as: String.self) == picture)
    let compared = try browser.page()
    try browser.follow { try $0.press(.right) }
    #expect(try browser.page() != compared)
    #expect(try browser.evaluate("document.getElementById('mode-2').checked", as: Bool.self))
  }

  @Test func `links lead from each cause next to its picture to the one after it`() throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: 1400, height: 900)
    _ = try browser.open("file://\(site.path)/index.xhtml")
    let address = try browser.evaluate(
      "document.querySelector('.shown a').href", as: String.self)
    let count = try browser.evaluate("document.querySelectorAll('.cause').length", as: Int.self)
    _ = try browser.open(address)
    for number in 1...count {
      #expect(try browser.place() == "\(number) of \(count) causes")
      guard number < count else { break }
      // The next picture may be on the same page.
      let link = "[data-step=next-cause]"
      let isHere = try browser.evaluate(
        "[...document.querySelectorAll('\(link)')].find(one => one.checkVisibility()).pathname"
          + " === location.pathname", as: Bool.self)
      if isHere {
        try browser.click(link)
      } else {
        try browser.follow { try $0.click(link) }
      }
    }
    let hasMore = try browser.evaluate(
      "[...document.querySelectorAll('[data-step=next-cause]')].some(one => one"
        + ".checkVisibility())", as: Bool.self)
    #expect(!hasMore)
  }
}

extension Browser {
  /// The ticks that are shown.
  fileprivate mutating func ticks() throws -> [Bool] {
    try evaluate(
      "[...document.querySelectorAll('.tick input')].filter(one => one.checkVisibility())"
        + ".map(one => one.checked)")
  }

  /// What the first page says is left to see.
  fileprivate mutating func left() throws -> String {
    try evaluate("document.querySelector('.left').textContent")
  }

  /// Which of all causes the page shows.
  fileprivate mutating func place() throws -> String {
    try evaluate(
      "[...document.querySelectorAll('.place-of')].find(one => one.checkVisibility()).textContent")
  }

  fileprivate mutating func causeCount() throws -> Int {
    try evaluate("Number(/of (\\d+)/.exec(document.querySelector('.place-of').textContent)[1])")
  }

  /// The address of the page, without the place in it.
  fileprivate mutating func page() throws -> String {
    try evaluate("location.pathname")
  }

  /// Clicks the first shown element of a selector.
  fileprivate mutating func click(_ selector: String) throws {
    _ = try evaluate(
      "([...document.querySelectorAll('\(selector)')].find(one => one.checkVisibility()).click(), 1)",
      as: Int.self)
  }
}
