import AppLayout
import AppModel
import Support
import Testing

/// The pages that compare pictures, without scripts: what a window shows of them at once, the
/// numbers of findings, and what is lit up.
@Suite(.needs(.chromium)) struct CompareFitTests {
  private static let phone = "screens/home/iphone-14-pro.xhtml"
  private static let pages = [phone, "screens/home/ipad-9.7.xhtml"]
  private static let windows = [(1400, 900), (800, 900), (390, 844)]

  @Test(arguments: 1...5)
  func `a window shows a phone whole, in each way, without scrolling`(mode: Int) throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: 1400, height: 900)
    for page in Self.pages {
      _ = try browser.open("file://\(site.path)/\(page)")
      try browser.choose(mode: mode)
      let boxes = try browser.boxes(".easel img")
      #expect(boxes.count == 2)
      #expect(boxes.allSatisfy { $0.left >= 0 && $0.top >= 0 && $0.right <= 1400 })
      #expect(boxes.allSatisfy { $0.bottom <= 900 }, "\(page): \(boxes)")
      #expect(page != Self.phone || boxes.allSatisfy { $0.bottom - $0.top > 600 }, "\(boxes)")
      if mode == 2 {
        let handle = try #require(try browser.boxes(".edge").first)
        #expect(handle.bottom <= 900 && handle.bottom - handle.top >= 24, "\(handle)")
        #expect(abs(handle.right - (boxes[1].left + boxes[1].right) / 2) < 2, "\(handle)")
      }
    }
  }

  @Test func `pictures above each other line up`() throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setWindow(width: 390, height: 844)
    for place in ["at-configured", "at-full"] {
      _ = try browser.open("file://\(site.path)/\(Self.phone)?\(place)#\(place)")
      try browser.choose(mode: 1)
      for part in ["img", ".marks"] {
        let boxes = try browser.boxes(".easel .side \(part)")
        try #require(boxes.count == 2)
        #expect(abs(boxes[0].left - boxes[1].left) < 1, "\(part): \(boxes)")
        #expect(abs(boxes[0].right - boxes[1].right) < 1, "\(part): \(boxes)")
      }
    }
  }

  @Test(arguments: [(800, 900), (390, 844)])
  func `narrow windows show a phone whole too, and the handle of tall pictures`(
    width: Int, height: Int
  ) throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: width, height: height)
    for (number, place) in ["at-configured", "at-full"].enumerated() {
      _ = try browser.open("file://\(site.path)/\(Self.phone)?\(number)#\(place)")
      try browser.choose(mode: 2)
      let picture = try #require(try browser.boxes(".easel .after img").first)
      let isTall = place == "at-full"
      #expect((picture.bottom - picture.top > Double(height)) == isTall, "\(picture)")
      // To the middle of a tall picture, or to the end of one that fits.
      let line = isTall ? (picture.top + picture.bottom) / 2 : picture.bottom
      _ = try browser.evaluate("(scrollBy(0, \(line) - innerHeight + 8), 1)", as: Int.self)
      let handle = try #require(try browser.boxes(".edge").first)
      #expect(handle.bottom <= Double(height) && handle.top > 0, "\(handle)")
    }
  }

  @Test(arguments: ["at-configured", "at-full"])
  func `the handle moves the edge between both pictures`(place: String) throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: 1400, height: 900)
    _ = try browser.open("file://\(site.path)/\(Self.phone)#\(place)")
    try browser.choose(mode: 2)
    let before = try #require(try browser.boxes(".edge").first)
    try browser.press(x: before.right - 12, y: before.bottom - 12, movingBy: 60)
    let after = try #require(try browser.boxes(".before .plate").first)
    #expect(abs(after.right - before.right - 60) < 15, "\(before), \(after)")
  }

  @Test(arguments: windows)
  func `numbers cover neither a picture nor each other`(width: Int, height: Int) throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: width, height: height)
    for page in Self.pages {
      _ = try browser.open("file://\(site.path)/\(page)")
      for mode in [1, 3] {
        try browser.choose(mode: mode)
        let pictures = try browser.boxes(".easel img")
        let numbers = try browser.boxes(".numbers circle")
        #expect(pictures.count == 2 && numbers.count > 1)
        #expect(numbers.allSatisfy { $0.left >= 0 && $0.right <= Double(width) })
        for (index, number) in numbers.enumerated() {
          #expect(number.right - number.left >= 23.9)
          let others = pictures + numbers.dropFirst(index + 1)
          #expect(!others.contains { $0.overlaps(number) }, "\(page), \(width), \(mode): \(number)")
        }
      }
    }
  }

  @Test(arguments: windows)
  func `pictures of a TV are above each other, as wide as the window has room for`(
    width: Int, height: Int
  ) throws {
    let folder = try TemporaryFolder()
    try BuiltSite.review(
      as: .report, in: folder.path, on: [try #require(Device.named("apple-tv-4k"))])
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: width, height: height)
    _ = try browser.open("file://\(folder.path)/screens/home/apple-tv-4k-landscape.xhtml")
    try browser.choose(mode: 1)
    let pictures = try browser.boxes(".easel img")
    try #require(pictures.count == 2)
    #expect(pictures[0].bottom <= pictures[1].top)
    #expect(pictures.allSatisfy { $0.right - $0.left > Double(width) * 0.5 }, "\(pictures)")
    let numbers = try browser.boxes(".numbers circle")
    #expect(numbers.count > 1)
    for (index, number) in numbers.enumerated() {
      let others = pictures + numbers.dropFirst(index + 1)
      #expect(!others.contains { $0.overlaps(number) }, "\(width): \(number)")
    }
  }

  @Test func `a finding that is pointed at or has the focus is lit up on both pictures`() throws {
    let site = try BuiltSite.of(ReviewedFolder.report.rawValue)
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: 1400, height: 900)
    _ = try browser.open("file://\(site.path)/\(Self.phone)")
    #expect(try browser.litUp() == [])
    let items = try browser.boxes(".numbered > li[class]")
    let names = try browser.evaluate(
      "[...document.querySelectorAll('.numbered > li[class]')].filter(one => one"
        + ".checkVisibility()).map(one => one.className)", as: [String].self)
    try #require(items.count > 2 && names.count == items.count)
    var both = 0
    for (item, name) in zip(items, names) {
      try browser.point(x: item.right - 4, y: item.top + 4)
      let lit = try browser.litUp()
      #expect(!lit.isEmpty && Set(lit.map { $0.split(separator: " ")[1] }) == [Substring(name)])
      if Set(lit.map { $0.split(separator: " ")[0] }).count == 2 { both += 1 }
    }
    #expect(both > 0)
    try browser.point(x: 2, y: 2)
    #expect(try browser.litUp() == [])
    // The number in a margin, then the one in the list.
    for link in [".numbers a", ".numbered a"] {
      let lit = try browser.litUp(focusing: link)
      #expect(Set(lit.map { $0.split(separator: " ")[1] }).count == 1, "\(link): \(lit)")
    }
  }
}

/// Where something is in the window.
private struct Box: Decodable {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  func overlaps(_ other: Box) -> Bool {
    let slack = 0.25
    return left < other.right - slack && other.left < right - slack
      && top < other.bottom - slack && other.top < bottom - slack
  }
}

extension Browser {
  /// Chooses a way to compare pictures. A page still moves while its pictures arrive, so this does
  /// not click at a place in the window: such a click can follow a link to another page.
  fileprivate mutating func choose(mode: Int) throws {
    try waitForPictures()
    let isChosen = try evaluate(
      """
      (() => {
        const choice = document.getElementById('mode-\(mode)');
        const label = choice.closest('label');
        label.click();
        return label.checkVisibility() && choice.checked;
      })()
      """, as: Bool.self)
    #expect(isChosen)
    try waitForPictures()
  }

  /// Waits for the pictures that are shown: they are loaded when they are.
  private mutating func waitForPictures() throws {
    _ = try evaluate(
      "Promise.all([...document.querySelectorAll('.easel img')].filter(one => one"
        + ".checkVisibility()).map(one => one.decode())).then(() => 1)", as: Int.self)
  }

  /// Returns where the shown elements of a selector are.
  fileprivate mutating func boxes(_ selector: String) throws -> [Box] {
    try evaluate(
      """
      [...document.querySelectorAll('\(selector)')].filter(one => one.checkVisibility()).map(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { left, top, right, bottom };
      })
      """)
  }

  /// Returns the outlines that are lit up, each with its side and its finding, after the first link
  /// of a selector has the focus.
  fileprivate mutating func litUp(focusing link: String? = nil) throws -> [String] {
    let focus = link.map { "[...document.querySelectorAll('\($0)')].find(isShown).focus();" } ?? ""
    return try evaluate(
      """
      (() => {
        const isShown = one => one.checkVisibility();
        \(focus)
        return [...document.querySelectorAll('.mark rect')].filter(isShown)
          .filter(one => getComputedStyle(one).stroke === 'rgb(176, 31, 36)')
          .map(one => one.closest('.side').className.split(' ')[1] + ' '
            + one.parentElement.className.baseVal.split(' ')[1]);
      })()
      """)
  }
}
