import Support
import Testing

/// Pages on paper, where no one can open what is folded.
@Suite(.needs(.chromium)) struct PrintTests {
  @Test func `the frame of what is configured is as wide as its picture`() throws {
    let site = try BuiltSite.of("newsroom", devices: ["iphone-17", "apple-tv-4k"])
    var browser = try Browser.start()
    try browser.setWindow(width: 774, height: 1000)
    _ = try browser.open("file://\(site.path)/screens/home/index.xhtml")
    try browser.setPaper()
    let gaps = try browser.evaluate(
      """
      [...document.querySelectorAll('.matrix td.configured')].map(cell => {
        const picture = [...cell.querySelectorAll('img')].find(one => one.checkVisibility());
        return cell.getBoundingClientRect().width - picture.getBoundingClientRect().width;
      })
      """, as: [Double].self)
    #expect(gaps.count == 2 && gaps.allSatisfy { 0 <= $0 && $0 < 16 }, "\(gaps)")
  }

  @Test func `folded hints are printed, and details for developers are not`() throws {
    let site = try BuiltSite.of("newsroom")
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
}
