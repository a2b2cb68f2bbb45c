import Markup
import Support

/// Random elements, with anything in their attributes and texts that data could contain.
struct RandomNodes {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func drawing() -> Node {
    Node("svg", attributes(), children(depth: 5))
  }

  private mutating func node(depth: Int) -> Node {
    let names: [Node.Name] = ["g", "g", "rect", "text", "a", "foreign-object_1.2"]
    return Node(pick(names), attributes(), children(depth: depth))
  }

  private mutating func children(depth: Int) -> [Node] {
    (0..<(depth == 0 ? 0 : number(5))).map { _ in
      number(3) == 0 ? .text(text()) : node(depth: depth - 1)
    }
  }

  private mutating func attributes() -> Node.Attributes {
    let all: Node.Attributes = [
      "x": optionalText(), "data-key": optionalText(), "fill": optionalText(),
      "é": optionalText(),
    ]
    return number(4) == 0 ? [:] : all
  }

  private mutating func optionalText() -> String? {
    number(2) == 0 ? nil : text()
  }

  private mutating func text() -> String {
    let pieces = [
      "a", " ", "\n", "\t", "\r", "\r\n", "<", ">", "&", "\"", "'", "]]>", "&#10;", "é", "日", "😀",
      "\u{301}", "\0", "\u{B}", "\u{FFFF}", "\u{7F}", "\u{2028}",
      "long enough to be kept elsewhere",
    ]
    return (0..<number(8)).map { _ in pick(pieces) }.joined()
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

  private mutating func number(_ limit: Int) -> Int { .random(in: 0..<limit, using: &random) }
}
