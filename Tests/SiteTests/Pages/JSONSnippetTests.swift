import Support
import Testing

@testable import AppModel
@testable import Site

struct JSONSnippetTests {
  @Test func `the indentation that all lines share is removed`() {
    let text = "[\n    {\n      \"a\": 1,\n\t\"b\": 2\n    }\n]"
    let value = 6..<text.utf8.count - 2
    #expect(JSONSnippet(of: Array(text.utf8), in: value).text == "{\n  \"a\": 1,\n\"b\": 2\n}")
  }

  @Test func `a long value is cut after a whole line, and says which`() {
    let text = "[\n1,\n2,\n3\n]"
    let snippet = JSONSnippet(of: Array(text.utf8), in: 0..<text.utf8.count, mostLines: 3)
    #expect(snippet.text == "[\n1,\n2,")
    #expect(snippet.cutAfter == 3)
    #expect(
      JSONSnippet(of: Array(text.utf8), in: 0..<text.utf8.count, mostLines: 5).cutAfter == nil)
  }

  @Test func `a value of exactly the most bytes is shown in full`() {
    let bytes = Array("[1,2]".utf8)
    #expect(JSONSnippet(of: bytes, in: 0..<5, mostBytes: 5) == JSONSnippet(of: bytes, in: 0..<5))
    #expect(JSONSnippet(of: bytes, in: 0..<5, mostBytes: 4).cutAfter == 1)
  }

  @Test func `no character is cut in two`() {
    let text = #"["ää"]"#
    let snippet = JSONSnippet(of: Array(text.utf8), in: 0..<text.utf8.count, mostBytes: 5)
    #expect(snippet.text == #"["ä"#)
  }

  @Test func `a site has a snippet of each component, and of nothing else`() throws {
    let site = try SiteOfApp.named("newsroom")
    let components = site.screens.flatMap(\.allComponents)
    try #require(!components.isEmpty)
    for component in components {
      let text = try #require(JSONSnippet(at: component.location, in: site)).text
      #expect(text.hasPrefix("{"))
    }
    let inside = components[0].location
    let beyond = Location(file: inside.file, offset: inside.offset + 1)
    #expect(JSONSnippet(at: beyond, in: site) == nil)
  }
}
