import PageParts

/// The words of a page, collected from what it is written from.
struct PageWords {
  private(set) var words: [SiteWords.Word] = []
  /// The folder of the page, with a slash at its end.
  private let folder: Substring

  init(of document: Node, at path: SitePath) {
    folder = path.text[...].folder
    add(document)
  }

  private mutating func add(_ node: Node) {
    switch node {
    case .text(let text): add(text)
    case .flat(let flat): for node in flat.nodes { add(node) }
    case .element("head", _, let children):
      for case .element("title", _, let title) in children { title.forEach { add($0) } }
    case .element(let name, let attributes, let children):
      if StepLinks.isLink(attributes) || PlayedStandIns.isStandIn(attributes) { return }
      for name in Self.saying { if let text = attributes[name] { add(text) } }
      if let address = attributes["href"], !PlayedStandIns.isLink(to: address) {
        words.append(.link(resolved(address)))
      }
      let first = words.count
      for child in children { add(child) }
      if name == "pre" { words[first...] = words[first...].flatMap(\.lines)[...] }
    }
  }

  /// The attributes that are read to people.
  private static let saying: [Node.Name] = ["aria-label", "alt", "title"]

  private mutating func add(_ text: String) {
    if text.utf8.contains(where: { $0 > 0x20 }) { words.append(.text(text)) }
  }

  /// Returns the path of a file of the site that an address on the page leads to; any other address
  /// as it is.
  private func resolved(_ address: String) -> String {
    guard !address.hasPrefix("#"), !address.utf8.contains(UInt8(ascii: ":")) else { return address }
    var (base, rest) = (folder, address[...])
    while rest.hasPrefix("../") {
      rest = rest.dropFirst(3)
      base = base.dropLast().folder
    }
    return "\(base)\(rest)"
  }
}

extension SiteWords.Word {
  /// The lines of code in a text.
  fileprivate var lines: [SiteWords.Word] {
    switch self {
    case .text(let text): text.split(whereSeparator: \.isNewline).map { .code(String($0)) }
    case .link, .code: [self]
    }
  }
}

extension Substring {
  /// The path up to its last slash.
  fileprivate var folder: Substring {
    self[..<(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)]
  }
}
