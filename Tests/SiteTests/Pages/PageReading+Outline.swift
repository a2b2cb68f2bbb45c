import Markup

extension PageReading {
  /// What a page says, without what it looks like: a line for each block, links with their addresses.
  var outline: String {
    all("main").flatMap(\.elements).flatMap { Self.lines($0, indent: "") }
      .joined(separator: "\n") + "\n"
  }

  /// What may hold blocks and says nothing by itself.
  private static let holders: Set<String> = [
    "section", "div", "ul", "ol", "table", "thead", "tbody", "dl", "details", "figure", "article",
  ]

  private static func lines(_ element: Element, indent: String) -> [String] {
    switch element.name {
    case "colgroup": return []
    case "nav", "fieldset":
      let name = element["aria-label"].map { "\($0): " } ?? ""
      return ["\(indent)[\(name)\(text(of: element))]"]
    case "tr":
      return [indent + "| " + element.elements.map(text).joined(separator: " | ")]
    case "li" where element.elements.contains { holders.contains($0.name) }:
      return ["\(indent)-"] + element.elements.flatMap { lines($0, indent: indent + "  ") }
    case let name where holders.contains(name):
      return element.elements.flatMap { lines($0, indent: indent) }
    case let name:
      let mark = marks[name] ?? ""
      return ["\(indent)\(mark)\(text(of: element))"]
    }
  }

  private static let marks = [
    "h1": "# ", "h2": "## ", "h3": "### ", "h4": "#### ", "li": "- ", "dt": "", "dd": "  ",
    "summary": "> ",
  ]

  /// The words inside, with what pictures show and where links lead.
  private static func text(of element: Element) -> String {
    let parts = element.children.map { child in
      switch child {
      case .element(let inner): Self.text(of: inner)
      case .text(let text): text
      }
    }
    let words = parts.joined(separator: " ").split { $0.isWhitespace }.joined(separator: " ")
    switch element.name {
    case "a": return "\(words) <\(element["href"] ?? "")>"
    case "img": return "{\(element["alt"] ?? "")}"
    case "input": return element["checked"] == nil ? "( )" : "(x)"
    default: return words
    }
  }
}
