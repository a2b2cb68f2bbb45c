import Support
import Testing

/// The second picture of viewers, without scripts.
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
}
