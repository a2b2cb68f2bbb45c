import Markup
import Support
import Testing

@Suite struct `Ids and references` {
  @Test func `a duplicate id is refused`() throws {
    var writer = try MarkupWriter.forTests()
    let drawing = Node.drawing(
      Node("g", ["id": "a"]), Node("g", ["id": "b"]), Node("g", ["id": "a"]))
    #expect(writer.complaints(about: drawing) == ["5: duplicate-id: the id 'a' appears twice"])
  }

  @Test(arguments: [
    (Node("use", ["href": "#there"]), 2), (Node("g", ["clip-path": "url(#there)"]), 3),
  ])
  func `a drawing may only refer to ids that it has`(node: Node, line: Int) throws {
    var writer = try MarkupWriter.forTests()
    let there = Node("g", ["id": "there"])
    #expect(writer.complaints(about: .drawing(node, there)).isEmpty)
    #expect(writer.complaints(about: .drawing(there, node)).isEmpty)
    #expect(
      writer.complaints(about: .drawing(node)) == [
        "\(line): dangling-reference: no element has the id 'there'"
      ])
  }

  @Test(
    arguments: [
      ("em", ["aria-describedby": "one two"]), ("label", ["for": "two"]), ("a", ["href": "#two"]),
    ] as [(Node.Name, Node.Attributes)])
  func `a page may only refer to ids that it has`(
    name: Node.Name, attributes: Node.Attributes
  ) throws {
    var writer = try MarkupWriter.forTests()
    let complaints = writer.complaints(
      about: .page {
        Node("em", ["id": "one"]) { "text" }
        Node(name, attributes)
      }, as: .xhtml)
    #expect(complaints == ["5: dangling-reference: no element has the id 'two'"])
  }

  @Test func `references to other documents are not checked`() throws {
    var writer = try MarkupWriter.forTests()
    let page = Node.page { Node("a", ["href": "other.xhtml#two"]) { "elsewhere" } }
    #expect(writer.complaints(about: page, as: .xhtml).isEmpty)
  }

  @Test func `all dangling references are reported in document order`() throws {
    var writer = try MarkupWriter.forTests()
    let complaints = writer.complaints(
      about: Node("svg", ["width": "1", "height": "1", "aria-labelledby": "a b"]) {
        Node("g") { Node("use", ["href": "#c"]) }
        Node("g", ["clip-path": "url(#d)"])
      })
    #expect(complaints.map { $0.prefix(1) } == ["2", "2", "3", "4"])
    #expect(complaints.map { $0.suffix(3) } == ["'a'", "'b'", "'c'", "'d'"])
  }

  @Test func `a drawing shares its ids with the page it is in`() throws {
    var writer = try MarkupWriter.forTests()
    let page = Node.page {
      Node("a", ["href": "#cell"]) { "the cell" }
      Node("svg", ["width": "1", "height": "1"]) { Node("g", ["id": "cell"]) }
      Node("svg", ["width": "1", "height": "1"]) { Node("g", ["id": "cell"]) }
    }
    #expect(
      writer.complaints(about: page, as: .xhtml) == [
        "7: duplicate-id: the id 'cell' appears twice"
      ])
  }
}
