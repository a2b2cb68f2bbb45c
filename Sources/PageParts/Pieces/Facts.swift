package import Markup

/// A list of terms with a fact about each, next to each other if there is room.
package struct Facts: Sendable {
  private var rows: [Node] = []

  package init() {}

  /// Adds a fact, unless it is empty.
  package mutating func add(_ term: String, @NodeBuilder _ content: () -> [Node]) {
    let content = content()
    guard !content.isEmpty else { return }
    rows.append(
      Node("div") {
        Node("dt") { term }
        Node("dd", [:], content)
      })
  }

  /// The list; nothing if there are no facts.
  package var nodes: [Node] {
    rows.isEmpty ? [] : [Node("dl", ["class": "facts"], rows)]
  }
}
