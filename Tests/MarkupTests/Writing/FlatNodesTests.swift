import Support
import Testing

@testable import Markup

@Suite struct `Flat nodes` {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `flat nodes mean the same as the tree that they were made from`(seed: UInt64) throws {
    var random = RandomNodes(seed: seed)
    var writer = try MarkupWriter(checking: [
      Schema(parsing: Fixtures.bytes("Markup/open.xsd"))
    ])
    for _ in 0..<250 {
      let tree = random.drawing()
      guard case .element(let name, let attributes, let children) = tree else { continue }
      let flat = children.reduce(into: FlatNodes()) { $0.append($1) }
      #expect(flat.nodes == children)
      let twice = [flat].reduce(into: FlatNodes()) { $0.append(.flat($1)) }
      #expect(twice == flat)
      let bytes = try writer.bytes(of: tree, as: .svg)
      #expect(try writer.bytes(of: Node(name, attributes, [.flat(flat)]), as: .svg) == bytes)
    }
  }

  @Test func `parts are added one after the other`() throws {
    var nodes = FlatNodes()
    nodes.start("g")
    nodes.attribute("id", "a")
    nodes.attribute("fill", nil)
    nodes.attributes(["data-key": "k", "stroke": nil])
    nodes.append(.square)
    nodes.start("text")
    nodes.text("a < b")
    nodes.end()
    nodes.end()
    nodes.text("")
    #expect(
      nodes.nodes == [
        Node("g", ["id": "a", "data-key": "k"]) {
          Node.square
          Node("text") { "a < b" }
        }, .text(""),
      ])
  }

  @Test func `a mistake in flat nodes is found on its line`() throws {
    var writer = try MarkupWriter.forTests()
    var nodes = FlatNodes()
    for width in ["1", "wide"] {
      nodes.start("g")
      nodes.append(Node("rect", ["width": width, "height": "1"]))
      nodes.end()
    }
    let complaints = writer.complaints(about: .drawing(.flat(nodes)))
    #expect(complaints.map { $0.hasPrefix("4: cvc-pattern-valid: ") } == [true])
  }
}
