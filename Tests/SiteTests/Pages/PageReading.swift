import Markup
import PageParts
import Publishing
import SiteFiles
import Testing

@testable import Site

/// A page as a reader gets it, parsed from its bytes.
struct PageReading: Sendable {
  let path: String
  let root: Element
  /// All elements of the page, each before its content.
  let elements: [Element]
  /// The elements that are not inside a drawing.
  let outside: [Element]
  let ids: Set<String>

  init(_ document: SiteDocument) throws {
    path = document.name
    root = try Element(parsing: document.bytes, atMost: .max)
    elements = root.all
    outside = root.allOutsideDrawings
    ids = Set(elements.compactMap { $0["id"] })
  }

  func all(_ names: String...) -> [Element] { outside.filter { names.contains($0.name) } }

  /// Returns the path of the file that an address leads to, without what it asks of a script there,
  /// and the place in it.
  func target(of address: String) -> (path: String, fragment: String?) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? parts[1].percentDecoded : nil
    guard !parts[0].isEmpty else { return (path, fragment) }
    var folders = path.split(separator: "/").dropLast().map(String.init)
    for part in parts[0].prefix(while: { $0 != "?" }).split(separator: "/") {
      if part == ".." { _ = folders.popLast() } else { folders.append(part.percentDecoded) }
    }
    return (folders.joined(separator: "/"), fragment)
  }
}

extension Site {
  /// Returns the parsed pages of the site, and the paths of all planned documents.
  func pagesAndFiles(
    where isWanted: (SiteTask) -> Bool = { _ in true }
  ) throws -> (pages: [PageReading], files: Set<String>) {
    var maker = try DocumentMaker(for: self, checking: .init())
    var pages: [PageReading] = []
    let tasks = try plan().tasks
    let wanted = tasks.filter(isWanted)
    for task in wanted where documents(of: task).contains(where: { $0.subject.kind == .page }) {
      try maker.make(task) { pages.append(try PageReading($0)) }
    }
    return (pages, Set(tasks.flatMap(documents).map(\.path.text)).union(["site.json"]))
  }
}

extension Element {
  /// The element and all elements inside it, each before its content.
  var all: [Element] { [self] + elements.flatMap(\.all) }

  /// The element and all elements inside it, except inside drawings.
  var allOutsideDrawings: [Element] {
    name == "svg" ? [self] : [self] + elements.flatMap(\.allOutsideDrawings)
  }

  /// All the text inside, as a screen reader reads it.
  var wholeText: String {
    children.map { child in
      switch child {
      case .element(let element): element.wholeText
      case .text(let text): text
      }
    }.joined()
  }
}

extension Substring {
  fileprivate var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(Substring(rest.prefix(2))), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
