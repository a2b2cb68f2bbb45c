import Support
import Testing

/// Parts of pages in narrow windows.
@Suite(.needs(.chromium)) struct NarrowTests {
  /// Measures a page of a site with a light theme and a dark one.
  private func measured(_ page: String, at width: Int, _ script: String) throws -> [Double] {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: width, height: 900)
    _ = try browser.open("file://\(site.path)/\(page)")
    _ = try browser.evaluate(
      "document.querySelectorAll('.fold').forEach(fold => { fold.open = true }) ?? true",
      as: Bool.self)
    return try browser.evaluate(script, as: [Double].self)
  }

  @Test(arguments: [390, 1400])
  func `the name of each step to a screen is below its picture`(width: Int) throws {
    let gaps = try measured(
      "screens/in-depth/index.xhtml", at: width,
      """
      [...document.querySelectorAll('.path li')].map(step => {
        const picture = [...step.querySelectorAll('img')].find(img => img.checkVisibility());
        const name = step.querySelector('span').getBoundingClientRect();
        return name.top - picture.getBoundingClientRect().bottom;
      })
      """)
    #expect(gaps.count == 2)
    #expect(gaps.allSatisfy { $0 >= 0 }, "\(gaps)")
  }

  @Test func `the words of the legend's picture can be read on a phone`() throws {
    let widths = try measured(
      "legend.xhtml", at: 390,
      """
      [...document.querySelectorAll('.legend-picture')].filter(img => img.checkVisibility())
        .map(img => img.getBoundingClientRect().width)
      """)
    #expect(widths.count == 1 && widths.allSatisfy { $0 >= 600 }, "\(widths)")
  }

  @Test func `the numbers of redlines can be read on a phone`() throws {
    let widths = try measured(
      "screens/home/iphone-14-pro.xhtml", at: 390,
      """
      (document.querySelector('#show-redlines').click(),
        [...document.querySelectorAll('.inspect-redlines img')]
          .filter(img => img.checkVisibility()).map(img => img.getBoundingClientRect().width)
          .concat(document.documentElement.scrollWidth))
      """)
    #expect(widths.count == 2 && widths[0] >= 600 && widths[1] <= 390, "\(widths)")
  }

  @Test func `on a phone a viewer begins with its picture, and the choice of bars is below`() throws
  {
    let tops = try measured(
      "screens/home/iphone-14-pro/view.xhtml", at: 390,
      """
      ['.viewer-links a', '.viewer-stage img', '.picks'].map(part =>
        [...document.querySelectorAll(part)].find(one => one.checkVisibility())
          .getBoundingClientRect().top)
      """)
    #expect(tops.count == 3 && tops[1] < 400 && tops == tops.sorted(), "\(tops)")
  }

  @Test(arguments: [
    "boot.xhtml", "plugins.xhtml", "families.xhtml", "families/family-1.xhtml", "routes.xhtml",
    "screens/home/index.xhtml",
  ])
  func `a table fits on a phone, and each cell says which column it is of`(page: String) throws {
    let measures = try measured(
      page, at: 390,
      """
      [...document.querySelectorAll('.data')].filter(table => table.checkVisibility())
        .flatMap(table => {
          const head = [...table.querySelectorAll('thead th')].map(one => one.textContent);
          return [...table.querySelectorAll('tbody td:not(:empty)')].map(cell => {
            const label = getComputedStyle(cell, '::before').content;
            const isNamed = label === `"${head[cell.cellIndex]}"`;
            const style = getComputedStyle(cell);
            const room = cell.clientWidth - parseFloat(style.paddingInlineStart);
            const isWide = cell.matches('.number') || room > 200;
            const fits = table.parentElement.scrollWidth <= table.parentElement.clientWidth;
            return [isNamed, isWide, fits].every(one => one) ? 1 : 0;
          });
        })
      """)
    #expect(measures.count >= 2 && measures.allSatisfy { $0 == 1 }, "\(page): \(measures)")
  }

  @Test func `a table is one for screen readers in every window`() throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    var found: [[String: Int]] = []
    for width in [1400, 390] {
      try browser.setWindow(width: width, height: 900)
      _ = try browser.open("file://\(site.path)/plugins.xhtml?\(width)")
      let roles = try browser.roles().filter {
        ["table", "row", "columnheader", "rowheader", "cell"].contains($0)
      }
      found.append(roles.reduce(into: [:]) { $0[$1, default: 0] += 1 })
    }
    #expect(found[0] == found[1] && found[0]["cell", default: 0] > 20, "\(found)")
  }

  @Test(arguments: [
    ("families/family-1.xhtml", ".data td:first-of-type", 3.0),
    ("plugins.xhtml", "#manifest tbody th bdi:first-child", 1.0),
  ])
  func `cells have few lines on a tablet`(page: String, cells: String, most: Double) throws {
    let lines = try measured(
      page, at: 768,
      """
      [...document.querySelectorAll('\(cells)')].map(cell => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight);
      })
      """)
    #expect(!lines.isEmpty && lines.allSatisfy { $0 <= most }, "\(lines)")
  }
}
