import Serving
import Themes

/// The line that loads the live script: all that a served page has besides the bytes of a build. It
/// says what the page shows, so that the script knows which events are news.
struct LiveLine {
  let bytes: [UInt8]

  /// The line of a page at a path, whose address of the script is relative: a site may be below
  /// another path.
  init(_ number: Int, seenFrom path: String) {
    let script = Self.wayUp(from: path) + LiveFile.script.rawValue
    bytes = Array("<script src=\"\(script)?\(number)\" defer=\"defer\"></script>\n".utf8)
  }

  /// Returns the relative address of the site's folder, as seen from a path in it.
  static func wayUp(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  private static let head = Array("<head>\n".utf8)

  /// Returns a page with the line at the beginning of its head.
  func added(to page: [UInt8]) -> [UInt8] {
    var place = page.startIndex
    while let start = page[place...].firstIndex(of: Self.head[0]) {
      guard !page[start...].starts(with: Self.head) else {
        let end = start + Self.head.count
        return page[..<end] + bytes + page[end...]
      }
      place = start + 1
    }
    return page
  }
}

/// The media type of a file of a site, by the end of its name.
struct MediaType {
  let text: String
  let isOfPages: Bool

  init(of path: String) {
    let ending = path.split(separator: ".").last ?? ""
    isOfPages = ["xhtml", "html"].contains(ending)
    text =
      switch ending {
      case "xhtml": "application/xhtml+xml"
      case "html": "text/html; charset=utf-8"
      case "svg": "image/svg+xml"
      case "css": "text/css; charset=utf-8"
      case "js": "text/javascript; charset=utf-8"
      case "json": "application/json"
      default: ServedDocument.text
      }
  }
}
