import Markup
import Support
import Testing

@Suite struct `Hostile XML` {
  @Test func `a huge attribute is refused`() {
    let value = String(repeating: "x", count: 10_000_001)
    #expect(!isRead(Array("<a b='\(value)'/>".utf8)))
  }

  @Test func `a huge name is refused`() {
    let name = String(repeating: "x", count: 100_000)
    #expect(!isRead(Array("<\(name)/>".utf8)))
  }

  @Test func `elements may be nested as deep as the parser allows and no deeper`() throws {
    #expect(isRead(nested(256)))
    #expect(!isRead(nested(300)))
    #expect(!isRead(nested(1_000_000)))
  }

  @Test func `an element with very many attributes is refused before it takes hours`() throws {
    #expect(isRead(attributes(1_000)))
    #expect(!isRead(attributes(1_000_000)))
  }

  @Test func `many elements with few names are read`() throws {
    let text = "<a>" + String(repeating: "<b c='d'/>", count: 100_000) + "</a>"
    #expect(try Element(parsing: Array(text.utf8)).elements.count == 100_000)
  }

  @Test func `elements, attributes, namespaces and nothing else count`() throws {
    let texts: [(nodes: Int, text: String)] = [
      (1, "<a>text<!----><?p?><![CDATA[x]]>&amp;</a>"),
      (3, "<a b='&amp;&#65;' c=''/>"),
      (3, "<a xmlns='n'><b/></a>"),
      (3, "<a xmlns='n' xmlns:m='o'/>"),
      (41, "<a>\(String(repeating: "<b c='d'/>", count: 20))</a>"),
    ]
    for (nodes, text) in texts {
      let bytes = Array(text.utf8)
      #expect(throws: Never.self) { try Element(parsing: bytes, atMost: nodes) }
      let error = try #require(throws: XMLSyntaxError.self) {
        try Element(parsing: bytes, atMost: nodes - 1)
      }
      #expect(error.hasTooManyNodes && error.line == 1)
    }
  }

  @Test func `entities of an outside document type are counted before they are refused`() throws {
    let bytes = Array("<!DOCTYPE a SYSTEM 'a.dtd'><a>&b;&b;&b;</a>".utf8)
    for (limit, reason) in [(3, "Entity 'b' not defined"), (4, "the entity 'b' is not read")] {
      let error = try #require(throws: XMLSyntaxError.self) {
        try Element(parsing: bytes, atMost: limit)
      }
      #expect(error.message == reason)
    }
  }

  @Test func `comments and instructions become no nodes and do not divide a text`() throws {
    let text = "<!----><a>one<!-- a --> two<?b c?> three</a><!---->"
    #expect(try Element(parsing: Array(text.utf8)).children == [.text("one two three")])
  }

  @Test func `a mistake before there are too many elements is the one that is reported`() throws {
    let error = try #require(throws: XMLSyntaxError.self) {
      try Element(parsing: Array("<a><b c=d/><b/><b/></a>".utf8), atMost: 2)
    }
    #expect(!error.hasTooManyNodes)
  }

  @Test func `a new name is read after ten thousand different short values`() throws {
    let values = (0..<10_000).map { "<b c='\(String($0, radix: 36))'/>" }.joined()
    #expect(isRead(Array("<a>\(values)<new-name/></a>".utf8)))
  }

  @Test func `a text with damage anywhere is read or refused`() throws {
    var random = SplitMix64(seed: 4)
    let names = try Fixtures.names(in: "Markup/Reading", endingIn: "xml")
    let texts = try names.map { try Fixtures.bytes("Markup/Reading/\($0)") }
    for _ in 0..<20_000 {
      let kind = Mutation.allCases[Int.random(in: 0..<Mutation.allCases.count, using: &random)]
      let text = texts[Int.random(in: 0..<texts.count, using: &random)]
      do {
        let root = try Element(parsing: kind.apply(to: text, using: &random))
        #expect(root.line > 0)
      } catch {
        #expect(!error.message.isEmpty && error.line > 0)
      }
    }
  }

  /// Whether a text is read; its tree, too large for a message, is not kept.
  private func isRead(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try Element(parsing: bytes)
      return true
    } catch {
      return false
    }
  }

  private func nested(_ depth: Int) -> [UInt8] {
    Array(repeatElement("<a>", count: depth).joined().utf8)
      + Array(repeatElement("</a>", count: depth).joined().utf8)
  }

  private func attributes(_ count: Int) -> [UInt8] {
    Array("<a \((0..<count).map { "a\($0)=''" }.joined(separator: " "))/>".utf8)
  }
}
