import Support

/// Takes pictures of one page of each kind of a site, in wide and narrow windows, light and dark,
/// and puts them on one sheet to look at.
enum PageLook {
  private static let pages = [
    "index", "screens/home/index", "screens/home/iphone-14-pro", "flow", "boot", "families",
    "plugins", "routes", "problems", "legend",
  ]
  private static let widths = [1400, 390]
  private static let height = 1200
  /// The height of the pictures on the sheet.
  private static let shownHeight = 600
  private static let margin = 20

  static func run(_ site: String, into folder: String) throws {
    guard Tool.chromium.path != nil else {
      return print("the pages: SKIPPED: chromium is not installed")
    }
    guard Program.createFolder(folder), Program.createFolder("\(folder)/pages") else {
      return print("cannot create \(folder)/pages")
    }
    var browser = try Browser.start()
    var rows = ""
    for page in pages {
      let names = try shoot(page, of: site, into: folder, with: &browser)
      let images = names.map { "<img src='\($0)' height='\(shownHeight)'/>" }.joined(separator: " ")
      rows += "<p><b>\(page)</b></p><p>\(images)</p>"
    }
    let sheet = "\(folder)/pages.html"
    _ = Program.write(Array("<!DOCTYPE html><body>\(rows)</body>".utf8), to: sheet)
    guard let path = Program.fullPath(of: sheet) else { return print("\(sheet) does not exist") }
    _ = try browser.open("file://\(path)")
    try write(browser.wholePage(width: sheetWidth), to: "\(folder)/pages.png")
    print("\(folder)/pages.png")
  }

  private static var sheetWidth: Int {
    2 * widths.reduce(0) { $0 + $1 * shownHeight / height + margin } + margin
  }

  /// Takes the pictures of a page and returns their paths, relative to the sheet.
  private static func shoot(
    _ page: String, of site: String, into folder: String, with browser: inout Browser
  ) throws -> [String] {
    let path = Program.fullPath(of: "\(site)/\(page).xhtml")
    guard let path else {
      print("\(site)/\(page).xhtml does not exist")
      return []
    }
    var names: [String] = []
    for width in widths {
      for scheme in Browser.ColorScheme.allCases {
        try browser.setWindow(width: width, height: height)
        try browser.setColorScheme(scheme)
        _ = try browser.open("file://\(path)")
        let file = page.split(separator: "/").joined(separator: "-")
        let name = "pages/\(file)-\(width)-\(scheme.rawValue).png"
        try write(browser.screenshot(), to: "\(folder)/\(name)")
        names.append(name)
      }
    }
    return names
  }

  private static func write(_ picture: [UInt8], to path: String) {
    if !Program.write(picture, to: path) { print("cannot write \(path)") }
  }
}

extension Browser {
  /// Returns a picture of the whole open page in a window of a width.
  fileprivate mutating func wholePage(width: Int) throws -> [UInt8] {
    try setWindow(width: width, height: 800)
    let height = try evaluate("document.documentElement.scrollHeight", as: Int.self)
    try setWindow(width: width, height: height)
    return try screenshot()
  }
}
