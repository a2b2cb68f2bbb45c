package import Markup

/// Terms and what there is to say about each, side by side where there is room.
package struct Facts: Sendable {
  private var rows: [Node] = []

  package init() {}

  /// Adds a fact. One about which there is nothing to say is left out.
  package mutating func add(_ term: String, @NodeBuilder _ content: () -> [Node]) {
    let content = content()
    guard !content.isEmpty else { return }
    rows.append(
      Node("div") {
        Node("dt") { term }
        Node("dd", [:], content)
      })
  }

  /// The list; nothing where there are no facts.
  package var nodes: [Node] {
    rows.isEmpty ? [] : [Node("dl", ["class": "facts"], rows)]
  }
}
