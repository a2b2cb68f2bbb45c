import Markup

extension Element {
  /// Returns the tree as text, a line for each element, text and attribute, as goldens have it.
  func outline(withLines: Bool = true, depth: Int = 0) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return [indent + (withLines ? "\(line): \(name)" : name)]
      + attributes.map { "\(indent)  @\($0.name) \($0.value.debugDescription)" }
      + children.flatMap { child in
        switch child {
        case .element(let element): element.outline(withLines: withLines, depth: depth + 1)
        case .text(let text): ["\(indent)  \(text.debugDescription)"]
        }
      }
  }
}
