import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Testing
import Themes

@testable import Site

struct PieceTests {
  @Test(arguments: [
    (0, "no entries"), (1, "1 entry"), (2, "2 entries"), (999, "999 entries"),
    (1000, "1,000 entries"), (1_234_567, "1,234,567 entries"),
  ])
  func `a number of things is put in words`(count: Int, words: String) {
    #expect(count.counted(as: "entry", "entries") == words)
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
  ])
  func `words are joined as in a sentence`(words: [String], text: String) {
    #expect(words.listed() == text)
  }

  @Test func `a picture is never shown larger than it is, and keeps its shape`() {
    let small = Picture(
      at: "x.svg", "x", size: Size(width: 100, height: 200), within: Size(width: 400, height: 400)
    ).node()
    let large = Picture(
      at: "x.svg", "x", size: Size(width: 1000, height: 2000), within: Size(width: 400, height: 400)
    ).node()
    #expect([small["width"], small["height"]] == ["100", "200"])
    #expect([large["width"], large["height"]] == ["200", "400"])
  }

  @Test func `a question with only one answer is not shown`() {
    let one = Choices("Device", name: "device", options: [.init("device-1", "iPhone")])
    #expect(one.nodes.isEmpty)
  }

  @Test func `the first radio button is chosen`() throws {
    let options: [Choices.Option] = [.init("a", "A"), .init("b", "B")]
    let text = try Self.text(of: Choices("Device", name: "device", options: options).nodes)
    #expect(text.split(separator: "checked=").count == 2)
    #expect(text.contains(#"id="a" value="a" checked="checked""#))
  }

  @Test func `all pieces are allowed in a page`() throws {
    var facts = Facts()
    facts.add("Nothing") {}
    facts.add("Something") { Node.copyable("newsroom://present") }
    var table = DataTable("Frames", columns: ["Box", "x"], numbers: [1])
    table.add([[.text("root")], [.text("0")]])
    let text = try Self.text(
      of: facts.nodes + [
        table.node, Node.badges(Tone.allCases.map { Node.badge("x", $0) }),
        Node.badge("x", .error, to: "#part"), Node.section("part", "Part") { Node.appText("x") },
        Node.callout(.note) { Node("p") { "x" } }, Node.code("JSON", "{}"),
        Node.details("More") { Node("p") { "x" } },
        Picture(at: "x.svg", "x", size: Size(width: 1, height: 1)).node(),
      ])
    #expect(!text.contains("Nothing"))
  }

  /// Returns the text of a page with some nodes, checked against the schema.
  private static func text(of nodes: [Node]) throws -> String {
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.page.bytes)])
    let page = Page(at: "index.xhtml", "Page", of: "Site", in: .gallery) { nodes }
    return String(decoding: try writer.bytes(of: page.document, as: .xhtml), as: UTF8.self)
  }
}

extension Node {
  fileprivate subscript(name: Node.Name) -> String? {
    guard case .element(_, let attributes, _) = self else { return nil }
    return attributes[name]
  }
}
