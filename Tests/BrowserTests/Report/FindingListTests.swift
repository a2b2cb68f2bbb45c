import Support
import Testing

/// The findings of a cause in narrow windows.
@Suite(.needs(.chromium)) struct FindingListTests {
  @Test(arguments: [390, 800])
  func `how often a finding occurs follows its words on the same line`(width: Int) throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: width, height: 900)
    let pages = try site.files("xhtml").filter { $0.hasPrefix("causes/") }
    var count = 0
    for page in pages {
      _ = try browser.open("file://\(site.path)/\(page)")
      // A line without room for the word "in" may end before it.
      let areTogether = try browser.evaluate(
        """
        [...document.querySelectorAll('.findings > li > a + .muted')].map(more => {
          const line = [...more.previousElementSibling.getClientRects()].at(-1);
          const next = more.getClientRects()[0];
          return next.top < line.bottom || more.parentElement.getBoundingClientRect().right
            - line.right < 24;
        })
        """, as: [Bool].self)
      count += areTogether.count
      #expect(areTogether.allSatisfy { $0 }, "\(page): \(areTogether)")
    }
    #expect(count > 1)
  }
}
