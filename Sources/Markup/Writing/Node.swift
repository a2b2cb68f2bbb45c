/// A part of a document to be written, as a value: an element with its attributes and content, or a
/// text. Markup inside a text is escaped, never written as markup.
///
///     Node("text", ["x": "12", "class": isLarge ? "large" : nil], [.text(title)])
///
/// Where parts depend on conditions, a block reads better:
///
///     Node("li") {
///       Node("a", ["href": link]) { title }
///       if isDimmed { Node("small") { "same as the one before" } }
///     }
package enum Node: Hashable, Sendable {
  case element(Name, Attributes, [Node])
  case text(String)

  /// Makes an element.
  package init(_ name: Name, _ attributes: Attributes = [:], _ children: [Node] = []) {
    self = .element(name, attributes, children)
  }

  /// Makes an element with the parts of a block inside.
  package init(
    _ name: Name, _ attributes: Attributes = [:], @NodeBuilder children: () -> [Node]
  ) {
    self = .element(name, attributes, children())
  }
}
