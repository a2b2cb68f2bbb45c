/// A part of a document to be written, as a value: an element with its attributes and what stands
/// inside, or a text. There is no way to put markup in as text.
///
///     Node("text", ["x": "12", "class": isLarge ? "large" : nil], [.text(title)])
///
/// Where parts depend on conditions, a block reads better:
///
///     Node("li") {
///       Node("a", ["href": link]) { title }
///       if isDimmed { Node("small") { "same as its neighbour" } }
///     }
package enum Node: Hashable, Sendable {
  case element(Name, Attributes, [Node])
  case text(String)

  /// An element.
  package init(_ name: Name, _ attributes: Attributes = [:], _ children: [Node] = []) {
    self = .element(name, attributes, children)
  }

  /// An element with the parts of a block inside.
  package init(
    _ name: Name, _ attributes: Attributes = [:], @NodeBuilder children: () -> [Node]
  ) {
    self = .element(name, attributes, children())
  }
}
