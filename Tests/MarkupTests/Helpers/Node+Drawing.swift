import Markup

extension Node {
  /// Returns a drawing with these nodes inside.
  static func drawing(_ nodes: Node...) -> Node {
    Node("svg", ["width": "10", "height": "10"], nodes.map { $0 })
  }

  /// Returns a page with these children in its body.
  static func page(@NodeBuilder body: () -> [Node]) -> Node {
    Node("html", ["lang": "en"]) {
      Node("head") { Node("title") { "Page" } }
      Node("body", [:], body())
    }
  }

  /// A square that is always valid.
  static let square = Node("rect", ["width": "1", "height": "1"])
}
