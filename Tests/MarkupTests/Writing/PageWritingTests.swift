import Markup
import Support
import Testing

@Suite struct `Pages` {
  @Test func `a page is written as in its golden`() throws {
    var writer = try MarkupWriter.forTests()
    let isCurrent = false
    let page = Node("html", ["lang": "en"]) {
      Node("head") {
        Node("meta", ["name": "viewport", "content": "width=device-width"])
        Node("title") { "Screens & “menus” of \"Newsroom\"" }
        Node("script", ["src": "site.js"])
      }
      Node("body") {
        Node("h1", ["id": "top"]) { "Screens" }
        Node("p", ["aria-describedby": "top list"]) {
          "A "
          Node("em") { "text" }
          Node("br")
          "with tags, and "
          Node("a", ["href": "#top", "class": isCurrent ? "current" : nil]) { "a link" }
          if isCurrent { "that nobody sees" }
        }
        Node("div")
        Node("ul", ["id": "list"]) {
          Node("li") { Node("p", [:], [.text("")]) }
          Node("li") {
            Node("label", ["for": "all"]) { "All" }
            Node("input", ["id": "all"])
          }
        }
        Node("pre") { "  <kept>\n  as it is\n" }
        Node("svg", ["width": "10", "height": "10"]) {
          Node("g", ["id": "drawn"]) { Node.square }
          Node("g", ["data-kind": "empty"])
        }
      }
    }
    try Golden("Markup/page.xhtml").expect(writer.text(of: page, as: .xhtml))
  }

  @Test func `a drawing anywhere inside a page is checked by the schema of drawings`() throws {
    var writer = try MarkupWriter.forTests()
    let page = Node.page {
      Node("svg", ["width": "10", "height": "10"]) { Node.square }
      Node("p") { Node("svg", ["width": "10"]) { Node("p") } }
      Node("i")
    }
    let complaints = writer.complaints(about: page, as: .xhtml).joined(separator: "\n")
    try Golden("Markup/page-with-drawings.txt").expect(complaints + "\n")
  }

  @Test func `a language without a schema is refused`() throws {
    var writer = try MarkupWriter(checking: [
      Schema(parsing: Fixtures.bytes("Markup/page.xsd"))
    ])
    let expected = "no-schema: the writer has no schema for svg"
    #expect(writer.complaints(about: .drawing()) == ["2: \(expected)"])
    let page = Node.page { Node("svg") }
    #expect(writer.complaints(about: page, as: .xhtml) == ["5: \(expected)"])
    _ = try writer.bytes(of: .page { "text" }, as: .xhtml)
  }

  @Test func `only the void elements of HTML close themselves`() throws {
    var writer = try MarkupWriter.forTests()
    let page = Node.page {
      Node("br")
      Node("br", [:], [.text("")])
      Node("em")
    }
    let text = try writer.text(of: page, as: .xhtml)
    #expect(text.contains("<br/><br/><em></em></body>"))
  }
}
