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

  @Test func `many elements with few names are read`() throws {
    let text = "<a>" + String(repeating: "<b c='d'/>", count: 100_000) + "</a>"
    #expect(try Element(parsing: Array(text.utf8), atMost: .max).elements.count == 100_000)
  }

  @Test func `comments and instructions become no nodes and do not divide a text`() throws {
    let text = "<!----><a>one<!-- a --> two<?b c?> three</a><!---->"
    let root = try Element(parsing: Array(text.utf8), atMost: .max)
    #expect(root.children == [.text("one two three")])
  }

  @Test func `the first mistake that makes a text unreadable is the one that is reported`() throws {
    for text in [
      "<a><b c=d/><e f=g/></b>", "<z:a><b c=d/></a>", "<z:a>&x;<b c=d/><b/><b/><b/></z:a>",
    ] {
      let error = try #require(throws: XMLSyntaxError.self) {
        try Element(parsing: Array(text.utf8), atMost: 3)
      }
      let reason = text.contains("&") ? "Entity 'x' not defined" : "AttValue: \" or ' expected"
      #expect(error.message == reason && error.cause == .syntax)
    }
  }

  @Test func `nothing after a mistake is read, because that would take minutes`() {
    let names = (0..<999).map { "xmlns:n\($0)='u'" }.joined(separator: " ")
    let nested = String(repeating: "<a \(names)>", count: 250)
    let lookups = String(repeating: "<z:a/>", count: 500_000)
    #expect(!isRead(Array("<a><\(nested)\(lookups)".utf8)))
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
        let root = try Element(parsing: kind.apply(to: text, using: &random), atMost: .max)
        #expect(root.line > 0)
      } catch {
        #expect(!error.message.isEmpty && error.line > 0)
      }
    }
  }

  /// Whether a text is read; its tree, too large for a message, is not kept.
  private func isRead(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try Element(parsing: bytes, atMost: .max)
      return true
    } catch {
      return false
    }
  }

  private func nested(_ depth: Int) -> [UInt8] {
    Array(repeatElement("<a>", count: depth).joined().utf8)
      + Array(repeatElement("</a>", count: depth).joined().utf8)
  }
}
