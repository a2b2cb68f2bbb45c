import Markup
import PageParts
import SiteFiles
import Testing
import Themes

@testable import Site

/// Checks that forbidden content is refused before it reaches a disk, wherever it comes from.
struct PageSchemaTests {
  @Test(arguments: Forbidden.all)
  func `forbidden content is refused`(part: Forbidden) throws {
    let error = #expect(throws: MarkupError.self) { try Self.bytes(of: part.node) }
    guard case .invalid(let violations)? = error else {
      Issue.record("refused for another reason: \(String(describing: error))")
      return
    }
    #expect(violations.allSatisfy { $0.rule.hasPrefix("cvc-") }, "\(violations)")
  }

  @Test(arguments: [
    "index.xhtml", "../../index.xhtml#a-z", "screens/home/iphone-14-pro.xhtml", "#main",
    "%E2%98%83.xhtml",
  ])
  func `addresses inside the site are allowed`(address: String) throws {
    _ = try Self.bytes(of: Node("p") { Node("a", ["href": address]) { "There" } })
  }

  @Test func `a page with a text is allowed`() throws {
    _ = try Self.bytes(of: Node("p") { "Only a text." })
  }

  private static func bytes(of node: Node) throws -> [UInt8] {
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.page.bytes)])
    let page = Page(at: "index.xhtml", "Page", of: "Site", in: .gallery) { node }
    return try writer.bytes(of: page.document, as: .xhtml)
  }
}

/// Something that is forbidden on a page.
struct Forbidden: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let node: Node

  static let all = [
    Self("an unknown element", Node("marquee") { "x" }),
    Self("a frame", Node("iframe", ["src": "index.xhtml"])),
    Self("an object", Node("object", ["data": "icon.svg"])),
    Self("a form", Node("form", ["action": "index.xhtml"])),
    Self("a style sheet of its own", Node("style") { "p { color: red }" }),
    Self("a style attribute", Node("p", ["style": "color: red"]) { "x" }),
    Self("an inline script", Node("script") { "alert(1)" }),
    Self("a script in the middle of the page", Node("script", ["src": "x.js", "defer": "defer"])),
    Self("a handler", Node("p", ["onclick": "alert(1)"]) { "x" }),
    Self("a handler on an image", image(["onerror": "alert(1)"])),
    Self("an unknown attribute", Node("p", ["contenteditable": "true"]) { "x" }),
    link("javascript:alert(1)"), link("JavaScript:alert(1)"), link("data:text/html,x"),
    link("https://example.org/"), link("//example.org/"), link("/index.xhtml"),
    link("mailto:someone@example.org"), link("newsroom://present?screen_id=1"), link(""),
    Self("data as a picture", Node("img", picture(at: "data:image/svg+xml,x"))),
    Self("a picture on another host", Node("img", picture(at: "https://example.org/x.svg"))),
    Self("a picture without a text", Node("img", ["src": "x.svg", "width": "1", "height": "1"])),
    Self("a picture without a size", Node("img", ["src": "x.svg", "alt": ""])),
    Self("a header cell without a scope", table(Node("th") { "x" })),
    Self("a header cell with an unknown scope", table(Node("th", ["scope": "page"]) { "x" })),
    Self("an unknown role", Node("div", ["role": "application"]) { "x" }),
    Self("a place in the tab order", Node("div", ["tabindex": "3"]) { "x" }),
    Self("a password field", Node("input", ["type": "password"])),
    Self("a submit button", Node("button", ["type": "submit"]) { "x" }),
    Self("an id with a space", Node("p", ["id": "a b"]) { "x" }),
    Self("a block in a text", Node("p") { Node("div") { "x" } }),
    Self("a second main part", Node("main") { Node("main") { "x" } }),
    Self("a text in a list", Node("ul", [:], [.text("x")])),
  ]

  private init(_ name: String, _ node: Node) {
    testDescription = name
    self.node = node
  }

  private static func link(_ address: String) -> Self {
    Self("a link to '\(address)'", Node("a", ["href": address]) { "x" })
  }

  private static func picture(at address: String) -> Node.Attributes {
    ["src": address, "alt": "", "width": "1", "height": "1"]
  }

  private static func image(_ attributes: Node.Attributes) -> Node {
    Node("img", picture(at: "x.svg").and(attributes))
  }

  private static func table(_ cell: Node) -> Node {
    Node("table") { Node("tbody") { Node("tr") { cell } } }
  }
}
