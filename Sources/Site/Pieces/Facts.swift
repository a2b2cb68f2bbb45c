import Markup

/// A list of terms with a fact about each, next to each other if there is room.
struct Facts: Sendable {
  private var rows: [Node] = []

  init() {}

  /// Adds a fact, unless it is empty.
  mutating func add(_ term: String, @NodeBuilder _ content: () -> [Node]) {
    let content = content()
    guard !content.isEmpty else { return }
    rows.append(
      Node("div") {
        Node("dt") { term }
        Node("dd", [:], content)
      })
  }

  /// The list; nothing if there are no facts.
  var nodes: [Node] {
    rows.isEmpty ? [] : [Node("dl", ["class": "facts"], rows)]
  }
}
