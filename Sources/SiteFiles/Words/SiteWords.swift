/// What the pages of a site say, in reading order: texts and links, without pictures, lines and
/// columns of files, quoted JSON and diagnostics. Two states of an app are compared by it.
///
/// No words are kept: those of a page are read where they are asked for.
package struct SiteWords: Sendable {
  /// The pages, in the order of the site.
  package let pages: [Page]
  /// The names and titles of the app, by the things that have them.
  let names: [String: String]
  /// The notes of the app.
  let notes: Set<String>
  /// How many threads read.
  let jobs: Int
  /// Makes a reader for one thread.
  let reader: @Sendable () -> Reader

  /// Returns the words of a page in reading order.
  package typealias Reader = (Page) -> [Word]

  package init(
    pages: [Page], names: [String: String], notes: Set<String>, jobs: Int,
    reader: @escaping @Sendable () -> Reader
  ) {
    (self.pages, self.names, self.notes, self.jobs) = (pages, names, notes, jobs)
    self.reader = reader
  }

  /// Returns every text, link and line of code of the pages.
  package func allWritten() -> Set<String> {
    let read = reader()
    return Set(pages.flatMap { read($0).map(\.written) })
  }

  /// A page of the site.
  package struct Page: Hashable, Sendable {
    /// The path of the page in the site.
    package let path: String
    /// The key of the screen that the page is about; nil for pages about the app.
    package let screen: String?
    /// What the page is, whatever its screen is called: its path with the key instead of the name
    /// of the screen's folder.
    let place: String
    /// The number of the page among all pages of the site.
    package let number: Int

    package init(path: SitePath, screen: (key: String, folder: PathName)?, number: Int) {
      self.path = path.text
      self.screen = screen?.key
      place =
        screen.map { PageAddress(path.text).naming([$0.folder.text: $0.key]).text } ?? path.text
      self.number = number
    }
  }

  /// A text of a page, a link, or a line of code.
  package enum Word: Hashable, Sendable {
    case text(String)
    /// The path of a file of the site, with what follows a `#`, or the address of something else.
    case link(String)
    /// A line of code, such as one of the map of screens as text.
    case code(String)

    /// The text; nil for a link or a line of code.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// What is written, as whatever it is.
    fileprivate var written: String {
      switch self {
      case .text(let written), .link(let written), .code(let written): written
      }
    }
  }
}

/// The path of a file of the site, in its steps.
struct PageAddress {
  private var steps: [Substring]

  init(_ path: String) { steps = path.split(separator: "/", omittingEmptySubsequences: false) }

  var text: String { steps.joined(separator: "/") }

  /// Returns the address with the keys of screens instead of the names of their folders.
  func naming(_ keys: [String: String]) -> PageAddress {
    var address = self
    for index in steps.indices.dropFirst() {
      if steps[index - 1] == "screens", let key = keys[String(steps[index])] {
        address.steps[index] = "{\(key)}"
      }
    }
    guard steps.count == 3, steps[0] == "play" else { return address }
    // The prototype has a file for each screen, on each device.
    let (name, ending) = steps[2].separated(at: ".xhtml")
    if let key = keys[name] { address.steps[2] = "{\(key)}\(ending)" }
    return address
  }
}

extension Substring {
  /// Returns the text before and after the beginning of an ending; all of it if it has none.
  fileprivate func separated(at ending: String) -> (String, String) {
    guard let range = firstRange(of: ending) else { return (String(self), "") }
    return (String(self[..<range.lowerBound]), String(self[range.lowerBound...]))
  }
}
