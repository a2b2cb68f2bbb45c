import Markup

@testable import PageParts
@testable import Site

/// The content of a page as a small text: headings, lists, terms and rows, without markup.
struct PageOutline {
  private(set) var lines: [String] = []

  init(_ page: Page) {
    add(Node("h1") { page.title }, depth: 0)
    lines.append(Self.words(of: page.lead))
    for node in page.content { add(node, depth: 0) }
  }

  var text: String { lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n" }

  private mutating func add(_ node: Node, depth: Int) {
    guard case .element(let name, _, let children) = node else { return }
    let indent = String(repeating: "  ", count: depth)
    switch name {
    case "h1", "h2", "h3", "h4":
      lines += [
        ["h3", "h4"].contains(name) ? "" : " ", "\(marks[name] ?? "") \(Self.words(of: children))",
      ]
    case "p", "dt", "dd", "caption", "summary", "figcaption", "legend":
      lines.append("\(indent)\(name == "dd" ? "  " : "")\(Self.words(of: children))")
    case "tr":
      lines.append(indent + "| " + children.map { Self.words(of: [$0]) }.joined(separator: " | "))
    case "a" where children.contains { $0.isPicture }:
      for child in children { add(child, depth: depth) }
    case "a", "label", "code": lines.append(indent + Self.words(of: [node]))
    case "img": lines.append("\(indent)[picture: \(node["alt"] ?? "")]")
    case "svg": lines.append("\(indent)[drawing]")
    case "pre":
      lines.append(
        "\(indent)[code of \(Self.words(of: children).split(separator: "\n").count) lines]")
    case "li", "ul", "ol":
      let isText = name == "li" && !children.contains { $0.isBlock }
      if isText {
        lines.append("\(indent)- \(Self.words(of: children))")
      } else {
        for child in children { add(child, depth: depth + (name == "li" ? 1 : 0)) }
      }
    default: for child in children { add(child, depth: depth) }
    }
  }

  private var marks: [Node.Name: String] { ["h1": "#", "h2": "##", "h3": "###", "h4": "####"] }

  /// Returns the text of nodes, with white space collapsed outside of code.
  private static func words(of nodes: [Node]) -> String {
    nodes.map { node in
      switch node {
      case .text(let text): return text
      case .element("br", _, _): return " / "
      case .element(_, _, let children): return words(of: children)
      case .flat(let flat): return words(of: flat.nodes)
      }
    }.joined()
  }
}

extension Node {
  fileprivate subscript(name: Name) -> String? {
    guard case .element(_, let attributes, _) = self else { return nil }
    return attributes[name]
  }

  fileprivate var isPicture: Bool {
    guard case .element("img", _, _) = self else { return false }
    return true
  }

  fileprivate var isBlock: Bool {
    guard case .element(let name, _, let children) = self else { return false }
    return ["ul", "ol", "p", "div", "h3", "dl", "img", "details", "table"].contains(name)
      || children.contains { $0.isBlock }
  }
}
