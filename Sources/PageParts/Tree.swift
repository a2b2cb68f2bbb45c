package import Markup

/// A thing with others inside it, as a nested list.
package struct Tree: Sendable {
  let content: [Node]
  let children: [Tree]

  package init(children: [Tree] = [], @NodeBuilder content: () -> [Node]) {
    self.content = content()
    self.children = children
  }

  /// The thing and everything inside it, as a list with one entry.
  package var node: Node {
    Node("ul", ["class": "tree"]) { entry }
  }

  private var entry: Node {
    Node("li") {
      Node("div", ["class": "tree-entry"]) { content }
      if !children.isEmpty {
        Node("ul", ["class": "tree-inside"], children.map(\.entry))
      }
    }
  }
}
