import AppModel
import Disk
import FoundationEssentials
import Markup
import Publishing
import Review
import ReviewPages
import SiteFiles
import Support
import Testing

/// A report with its documents, made one after the other.
struct ReportCase {
  let report: ChangeReport
  /// The documents by their paths.
  let documents: [String: [UInt8]]

  init(of report: ChangeReport) throws {
    self.report = report
    let make = try report.maker(checking: try DocumentSchemas())
    var documents: [String: [UInt8]] = [:]
    for task in try report.plan().tasks {
      let paths = report.files(of: task).map(\.path.text)
      var made: [[UInt8]] = []
      try make(task) { made.append($0.bytes) }
      #expect(made.count == paths.count)
      for (path, bytes) in zip(paths, made) { documents[path] = bytes }
    }
    self.documents = documents
  }

  /// Creates the report of a fixture.
  init(_ name: String) throws {
    let fixture = try ReviewCase("\(name).json")
    try self.init(of: try fixture.report())
  }

  /// The pages, by their paths.
  var pages: [String: Element] {
    get throws {
      try documents.filter { $0.key.hasSuffix(".xhtml") }.mapValues {
        try Element(parsing: $0, atMost: 1 << 20)
      }
    }
  }

  /// The addresses that do not lead to a document of the report, or to a place in one.
  var brokenLinks: [String] {
    get throws {
      let pages = try pages
      let ids = pages.mapValues { Set($0.everything.compactMap { $0["id"] }) }
      return pages.sorted { $0.key < $1.key }.flatMap { path, page in
        page.everything.flatMap { element in
          [element["href"], element["src"], element["srcset"]].compactMap(\.self).filter {
            address in
            let parts = address.split(
              separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let target = parts[0].isEmpty ? path : Self.path(String(parts[0]), from: path)
            let isPart = parts.count < 2 || parts[1].hasPrefix("svgView(viewBox(")
            return documents[target] == nil
              || !isPart && ids[target]?.contains(String(parts[1])) != true
          }.map { "\(path): \($0)" }
        }
      }
    }
  }

  private static func path(_ address: String, from page: String) -> String {
    var folders = page.split(separator: "/").dropLast().map(String.init)
    for step in address.split(separator: "/").map(String.init) {
      if step == ".." { folders.removeLast() } else { folders.append(step) }
    }
    return folders.joined(separator: "/")
  }
}

extension ReviewCase {
  /// Returns the report of the case.
  func report(
    on devices: [String]? = nil, themes: [String]? = nil,
    problems: ProblemChanges = ProblemChanges(), naming named: [Device] = []
  ) throws -> ChangeReport {
    let review =
      try themes == nil ? review(on: devices) : review(on: devices, themes: themes)
    return ChangeReport(
      of: review,
      from: ReportSide(
        named: "old", quoting: old, for: Set(review.edits.compactMap { $0.old?.place.file })),
      to: ReportSide(
        named: "new", quoting: new, for: Set(review.edits.compactMap { $0.new?.place.file })),
      problems: problems,
      devices: Dictionary(named.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
  }
}

extension Element {
  /// The element and everything inside it.
  var everything: [Element] { [self] + elements.flatMap(\.everything) }

  /// The words of the element's parts, a line for each: headings, paragraphs, cells and code.
  var outline: [String] {
    let blocks: Set<String> = [
      "h1", "h2", "h3", "p", "li", "th", "td", "caption", "figcaption", "summary", "del", "ins",
    ]
    return elements.flatMap { element -> [String] in
      if element.name == "img" { return ["[\(element["alt"] ?? "")] \(element["src"] ?? "")"] }
      if element.name == "svg" { return ["[\(element.everything.count) marks]"] }
      let isLeaf =
        blocks.contains(element.name)
        && !element.everything.dropFirst().contains {
          blocks.contains($0.name) || $0.name == "img"
        }
      guard !isLeaf else {
        let words = element.words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? [] : ["\(element.name): \(words)"]
      }
      return element.outline
    }
  }

  /// All the text inside.
  var words: String {
    children.map { child in
      switch child {
      case .text(let text): text
      case .element(let element): element.words
      }
    }.joined()
  }
}
