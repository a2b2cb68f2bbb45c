@testable import Markup

extension Node {
  /// Returns the outline after writing and reading: adjacent texts are one, and a group without
  /// text next to it has a line break before it.
  func outline(depth: Int = 0) -> [String] {
    guard case .element(let name, let attributes, let nodes) = self else { return [] }
    let children = nodes.flatMap { if case .flat(let flat) = $0 { flat.nodes } else { [$0] } }
    let indent = String(repeating: "  ", count: depth)
    var lines = ["\(indent)\(name)"]
    for case (let name, let value?) in attributes.elements {
      lines.append("\(indent)  @\(name) \(value.allowedInXML.debugDescription)")
    }
    let hasText = children.contains { if case .text = $0 { true } else { false } }
    var text = ""
    for child in children {
      switch child {
      case .text(let part): text += part.allowedInXML
      case .flat: break
      case .element(let name, _, _):
        if !hasText, name == "g" { text = "\n" }
        if !text.isEmpty { lines.append("\(indent)  \(text.debugDescription)") }
        text = ""
        lines += child.outline(depth: depth + 1)
      }
    }
    return text.isEmpty ? lines : lines + ["\(indent)  \(text.debugDescription)"]
  }
}
