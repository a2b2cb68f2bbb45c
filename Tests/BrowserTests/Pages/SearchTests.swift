import AppModel
import Support
import Testing

/// The search of a gallery, which needs the script.
@Suite(.needs(.chromium)) struct SearchTests {
  @Test func `the search of a large gallery finds screens of other pages`() throws {
    let site = try BuiltSite.of(rivers: LargeApp(screens: 201, components: 1).rivers)
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 900)
    let said = try browser.open("file://\(site.path)/index.xhtml#find")
    #expect(said.isEmpty)
    let found = try browser.evaluate(Self.find("screen 200"), as: [String].self)
    #expect(found == ["screens/screen-200/index.xhtml"])
    for address in ["xhtml", "screens/", "index"] {
      #expect(try browser.evaluate(Self.find(address), as: [String].self) == [], "\(address)")
    }
    _ = try browser.evaluate(Self.find("screen 200"), as: [String].self)
    let isGone = try browser.evaluate(
      "!document.querySelector('.screen').checkVisibility()", as: Bool.self)
    #expect(isGone)
    let all = try browser.evaluate(Self.find(""), as: [String].self)
    #expect(all.isEmpty)
  }

  @Test func `a search without a match says so, and shows nothing else`() throws {
    let site = try BuiltSite.of("qa-app")
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/index.xhtml#find")
    for (words, isThere) in [("zzzz", false), ("", true), ("screen", true)] {
      _ = try browser.evaluate(Self.find(words), as: [String].self)
      let isShown = try browser.evaluate(
        "document.querySelector('details.folded').checkVisibility()", as: Bool.self)
      #expect(isShown == isThere, "\(words)")
      let says = try browser.evaluate(
        "document.body.innerText.includes('No screen matches.')", as: Bool.self)
      #expect(says == (words == "zzzz"), "\(words)")
    }
  }

  @Test func `a search lists titles that begin with its words first, and Enter opens the first`()
    throws
  {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/index.xhtml#find")
    let cards = "[...document.querySelectorAll('.screen')].filter(one => !one.hidden)"
    let titles = "\(cards).map(one => one.querySelector('h2').textContent)"
    for (words, first) in [("live", "Live"), ("s", "Sections"), ("", "Home")] {
      _ = try browser.evaluate(Self.find(words), as: [String].self)
      let found = try browser.evaluate(titles, as: [String].self)
      #expect(found.count > 1 && found[0] == first, "\(words): \(found)")
    }
    _ = try browser.evaluate(Self.find("live"), as: [String].self)
    let opened = try browser.evaluate(
      """
      new Promise(done => {
        addEventListener('click', event => {
          done(event.target.closest('a').getAttribute('href'));
          event.preventDefault();
        });
        document.getElementById('find').dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      })
      """, as: String.self)
    #expect(opened == "screens/live/index.xhtml")
  }

  @Test func `the address of the search puts the focus into its field`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/index.xhtml#find")
    let focused = try browser.evaluate("document.activeElement.id", as: String.self)
    #expect(focused == "find")
  }

  /// Returns JavaScript that types words into the field and returns the pages it finds.
  private static func find(_ words: String) -> String {
    """
    (() => {
      const field = document.getElementById('find');
      field.value = '\(words)';
      field.dispatchEvent(new Event('input'));
      return [...document.querySelectorAll('.found a')].map(link => link.getAttribute('href'));
    })()
    """
  }
}
