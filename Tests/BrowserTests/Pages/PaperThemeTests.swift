import Support
import Testing

/// What is printed whatever is chosen for windows.
@Suite(.needs(.chromium)) struct PaperThemeTests {
  @Test(arguments: [
    "screens/home/iphone-14-pro.xhtml", "screens/home/index.xhtml", "index.xhtml",
    "screens/home/iphone-14-pro/view.xhtml",
  ])
  func `paper is light`(page: String) throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/\(page)?night")
    _ = try browser.evaluate("(document.querySelector('#theme-3').click(), true)", as: Bool.self)
    let pictures = """
      [...document.querySelectorAll('main img')].filter(one => one.checkVisibility())
        .map(one => one.getAttribute('src').includes('themes/night/'))
      """
    #expect(try browser.evaluate(pictures, as: [Bool].self).contains(true))
    try browser.setPaper()
    let printed = try browser.evaluate(pictures, as: [Bool].self)
    #expect(!printed.isEmpty && !printed.contains(true))
  }

  @Test func `a heading without content is not printed`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/problems.xhtml")
    let isShown = "document.querySelector('#rules').checkVisibility()"
    #expect(try browser.evaluate(isShown, as: Bool.self))
    try browser.setPaper()
    #expect(try !browser.evaluate(isShown, as: Bool.self))
  }
}
