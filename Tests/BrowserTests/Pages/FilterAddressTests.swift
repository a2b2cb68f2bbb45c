import Support
import Testing

/// The filters of a gallery once their list is closed, and in its address.
@Suite(.needs(.chromium)) struct FilterAddressTests {
  private func open(_ search: String, scripts: Bool = true, in browser: inout Browser) throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    try browser.setScripts(areOn: scripts)
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/index.xhtml\(search)")
  }

  private func click(_ selector: String, in browser: inout Browser) throws {
    _ = try browser.evaluate(
      "(document.querySelector('\(selector)').click(), true)", as: Bool.self)
  }

  private func isClearShown(in browser: inout Browser) throws -> Bool {
    try browser.evaluate("document.querySelector('.clear').checkVisibility()", as: Bool.self)
  }

  @Test(arguments: [false, true])
  func `filters that are chosen are counted, and can be cleared`(hasScripts: Bool) throws {
    var browser = try Browser.start()
    try open("", scripts: hasScripts, in: &browser)
    #expect(try !isClearShown(in: &browser))
    try click("#type-general", in: &browser)
    try click("#only-notes", in: &browser)
    let words = "getComputedStyle(document.querySelector('.card-filters > summary'), '::after')"
    #expect(try browser.evaluate("\(words).content", as: String.self).contains("counter(chosen)"))
    #expect(
      try browser.evaluate(
        "getComputedStyle(document.querySelector('.card-filters > summary')).counterReset",
        as: String.self) == "chosen 2")
    #expect(try isClearShown(in: &browser))
    guard hasScripts else { return }
    try click(".clear", in: &browser)
    #expect(try !isClearShown(in: &browser))
    #expect(try browser.evaluate("location.search", as: String.self) == "")
  }

  @Test func `filters are in the address, which chooses them`() throws {
    var browser = try Browser.start()
    try open("?again", in: &browser)
    try click("#type-plugin", in: &browser)
    let search = try browser.evaluate("location.search", as: String.self)
    #expect(search.hasSuffix("&type=plugin"))
    try open("?type=general&only=notes", in: &browser)
    let chosen = try browser.evaluate(
      "[...document.querySelectorAll('.card-filters :checked')].map(one => one.id)",
      as: [String].self)
    #expect(chosen.contains("type-general") && chosen.contains("only-notes"), "\(chosen)")
  }

  @Test(arguments: ["?find=zzz", "?find=epg&only=notes", "?find=home"])
  func `a gallery without cards says so`(search: String) throws {
    var browser = try Browser.start()
    try open(search, in: &browser)
    let (shown, words) = (
      try browser.evaluate(
        "[...document.querySelectorAll('.screen')].filter(one => one.checkVisibility()).length",
        as: Int.self),
      try browser.evaluate("document.querySelector('.found').textContent", as: String.self)
    )
    #expect((words == "No screen matches.") == (shown == 0), "\(shown)")
    #expect((shown == 0) == (search != "?find=home"))
  }
}
