import Markup
import Support
import Testing

@Suite struct `Writers and schemas in use` {
  @Test func `a document that failed does not affect the next one`() throws {
    var writer = try MarkupWriter.forTests()
    let good = Node.drawing(Node("g", ["id": "a"]), Node("use", ["href": "#a"]))
    let page = Node.page { Node("svg", ["width": "1", "height": "1"]) { Node.square } }
    let expected = try writer.bytes(of: good, as: .svg)
    let expectedPage = try writer.bytes(of: page, as: .xhtml)
    for bad in Self.bad {
      for language in MarkupLanguage.allCases {
        #expect(!writer.complaints(about: bad, as: language).isEmpty)
        #expect(try writer.bytes(of: good, as: .svg) == expected)
        #expect(try writer.bytes(of: page, as: .xhtml) == expectedPage)
      }
    }
  }

  private static let bad: [Node] = [
    Node("unknown"),
    .drawing(Node("g", ["id": "a"]), Node("g", ["id": "a"])),
    .drawing(Node("use", ["href": "#gone"])),
    .drawing(Node("g", [:], Array(repeating: Node("script"), count: 100))),
    .page { Node("svg", ["width": "wide"]) { Node("p") } },
    (0..<1_000).reduce(Node("g")) { node, _ in Node("g", [:], [node]) },
  ]

  @Test func `many threads share one schema`() async throws {
    let schema = try Schema(parsing: Fixtures.bytes("Markup/drawing.xsd"))
    let results = try await withThrowingTaskGroup(of: [String].self) { group in
      for number in 0..<4 {
        group.addTask {
          var writer = try MarkupWriter(checking: [schema])
          return try (0..<200).map { round in
            let isWrong = (round + number).isMultiple(of: 3)
            let node = Node.drawing(Node("g", ["id": isWrong ? "A \(number)" : "a-\(number)"]))
            return isWrong
              ? "\(writer.complaints(about: node).count)" : try writer.text(of: node)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 4)
    for result in results { #expect(Set(result).count == 2) }
  }

  @Test func `a schema lives as long as a writer that uses it`() throws {
    var writer = try MarkupWriter.forTests()
    _ = try writer.bytes(of: .drawing(.square), as: .svg)
  }
}
