import Markup
import Support

/// Random documents of the small languages of the tests, of which about half have a mistake.
struct RandomDocuments {
  private var random: SplitMix64
  /// How many ids the document has.
  private var ids = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func document() -> (node: Node, language: MarkupLanguage) {
    ids = 0
    return isOneIn(2) ? (drawing(), .svg) : (page(), .xhtml)
  }

  private mutating func drawing() -> Node {
    let clips = (0..<number(3)).map { _ in
      Node("clipPath", ["id": id()], isMistake() ? [] : [rectangle()])
    }
    let title = isOneIn(2) ? [Node("title", [:], [.text("Title \(number(3))")])] : []
    let parts = isMistake() ? clips + title : title + clips
    return Node(
      "svg",
      [
        "width": length(), "height": isMistake() ? nil : length(), "role": isOneIn(2) ? "img" : nil,
      ],
      parts + shapes(depth: 4))
  }

  private mutating func shapes(depth: Int) -> [Node] {
    let shapes = (0..<number(depth == 0 ? 1 : 5)).map { _ in shape(depth: depth - 1) }
    return isOneIn(3) ? [flat(shapes)] : shapes
  }

  private mutating func shape(depth: Int) -> Node {
    switch number(isMistake() ? 6 : 5) {
    case 0, 1:
      Node(
        "g", ["data-key": "key \(number(3))", "fill": color(), "id": isOneIn(3) ? id() : nil],
        shapes(depth: depth) + (isMistake() ? [.text("text")] : []))
    case 2: rectangle()
    case 3: Node("circle", ["r": length(), "style": isMistake() ? "none" : nil])
    case 4: Node("text", ["x": length()], [.text("a < b & \(number(3))")])
    default: Node("title")
    }
  }

  private mutating func rectangle() -> Node {
    Node("rect", ["width": length(), "height": length(), "fill": color()])
  }

  private mutating func page() -> Node {
    Node("html", ["lang": isMistake() ? "" : "en"]) {
      Node("head") { Node("title") { "Page \(number(3))" } }
      Node("body", [:], flow(depth: 4))
    }
  }

  private mutating func flow(depth: Int) -> [Node] {
    let parts = (0..<number(depth == 0 ? 1 : 5)).map { _ in part(depth: depth - 1) }
    return isOneIn(3) ? [flat(parts)] : parts
  }

  private mutating func part(depth: Int) -> Node {
    switch number(isMistake() ? 7 : 6) {
    case 0: .text("text \(number(3)) \"&\"\n")
    case 1: Node("p", ["class": "a b", "id": isOneIn(3) ? id() : nil], flow(depth: depth))
    case 2: Node("ul", ["class": isMistake() ? "" : nil], flow(depth: depth))
    case 3: Node("a", ["href": "page-\(number(3)).xhtml"], flow(depth: depth))
    case 4: Node("br")
    case 5: drawing()
    default: Node("marquee")
    }
  }

  private func flat(_ nodes: [Node]) -> Node {
    .flat(nodes.reduce(into: FlatNodes()) { $0.append($1) })
  }

  private mutating func length() -> String { isMistake() ? "wide" : "\(number(5))" }

  private mutating func color() -> String? {
    isOneIn(2) ? nil : isMistake() ? "red" : "#00000\(number(3))"
  }

  private mutating func id() -> String {
    ids += isMistake() ? 0 : 1
    return "id-\(ids)"
  }

  private mutating func isMistake() -> Bool { isOneIn(50) }

  private mutating func isOneIn(_ count: Int) -> Bool { number(count) == 0 }

  private mutating func number(_ limit: Int) -> Int { .random(in: 0..<limit, using: &random) }
}
