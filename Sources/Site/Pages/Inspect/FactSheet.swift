import Markup

/// What is known of something: names, each with a value. What has no value is left out.
struct FactSheet {
  private var facts: [(name: String, value: [Node])] = []

  mutating func add(_ name: String, @NodeBuilder _ value: () -> [Node]) {
    let value = value()
    if !value.isEmpty { facts.append((name, value)) }
  }

  var node: Node {
    Node("dl", ["class": "facts"]) {
      for fact in facts {
        Node("div") {
          Node("dt") { fact.name }
          Node("dd", [:], fact.value)
        }
      }
    }
  }
}
