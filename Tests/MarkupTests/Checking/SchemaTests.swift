import Markup
import Support
import Testing

@Suite struct `Schemas` {
  @Test func `a violation names rule and line`() throws {
    var writer = try MarkupWriter.forTests()
    let lines = Self.wrong.flatMap { name, node in
      ["\(name):"] + writer.complaints(about: node).map { "  \($0)" }
    }
    try Golden("Markup/violations.txt").expect(lines.joined(separator: "\n") + "\n")
  }

  private static let wrong: KeyValuePairs<String, Node> = [
    "unknown root": Node("html"),
    "root of another place": Node("g"),
    "unknown node on line 4": .drawing(
      Node("g", [:], [.square]), Node("g", [:], [.square, Node("script")])),
    "wrong order": .drawing(.square, Node("title")),
    "missing child": .drawing(Node("clipPath", ["id": "a"])),
    "text among nodes": Node("svg", ["width": "1", "height": "1"], [.text("text"), .square]),
    "text in an empty node": .drawing(Node("circle", ["r": "1"], [.text("text")])),
    "unknown attribute": .drawing(Node("g", ["style": "fill: red"])),
    "event handler": .drawing(Node("g", ["onclick": "alert(1)"])),
    "namespace by hand": .drawing(Node("g", ["xmlns": "http://elsewhere"])),
    "prefixed attribute": .drawing(Node("use", ["xlink:href": "#a"])),
    "prefixed node": .drawing(Node("svg:g")),
    "name that is none": .drawing(Node("g", ["a b": "1"])),
    "missing attribute": .drawing(Node("rect", ["width": "1"])),
    "fixed attribute": Node("svg", ["width": "1", "height": "1", "role": "image"]),
    "exponent in a number": .drawing(Node("circle", ["r": "1e3"])),
    "four decimals": .drawing(Node("circle", ["r": "1.2345"])),
    "empty number": .drawing(Node("circle", ["r": ""])),
    "control character in a key": .drawing(Node("g", ["id": "a\0"])),
    "attribute twice": .drawing(Node("circle", ["r": "1", "r": "2"])),
  ]

  @Test func `a document full of mistakes gets a short list of them`() throws {
    var writer = try MarkupWriter.forTests()
    let wrong = Array(repeating: Node("rect", ["x": "wide"]), count: 100_000)
    #expect(writer.complaints(about: .drawing(Node("g", [:], wrong))).count == 20)
  }

  @Test func `nodes nested too deep for a parser are refused, and deeper ones are not visited`()
    throws
  {
    var writer = try MarkupWriter.forTests()
    let deep = (0..<255).reduce(Node("g")) { node, _ in Node("g", [:], [node]) }
    #expect(
      writer.complaints(about: .drawing(deep)) == [
        "258: nesting: parsers do not read elements nested deeper than 256"
      ])
    let allowed = (0..<254).reduce(Node("g")) { node, _ in Node("g", [:], [node]) }
    let bytes = try writer.bytes(of: .drawing(allowed), as: .svg)
    #expect(try Element(parsing: bytes, atMost: .max).elements.count == 1)
  }

  @Test(arguments: try Fixtures.names(in: "Markup/Schemas", endingIn: "xsd"))
  func `an invalid schema is refused as in its golden`(name: String) throws {
    let bytes = try Fixtures.bytes("Markup/Schemas/\(name)")
    let error = #expect(throws: MarkupError.self) { _ = try Schema(parsing: bytes) }
    guard case .invalid(let violations) = error else {
      Issue.record("\(name) is refused without a violation")
      return
    }
    let lines = violations.map { "\($0.line): \($0.rule): \($0.message)\n" }
    try Golden("Markup/Schemas/\(name.dropLast(4)).txt").expect(lines.joined())
  }
}
