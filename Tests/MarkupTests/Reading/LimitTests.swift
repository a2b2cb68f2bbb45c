import Markup
import Support
import Testing

@Suite struct `Limits of XML` {
  @Test func `elements, attributes, namespaces and nothing else count`() throws {
    let texts: [(nodes: Int, text: String)] = [
      (1, "<a>text<!----><?p?><![CDATA[x]]>&amp;</a>"),
      (3, "<a b='&amp;&#65;' c=''/>"),
      (3, "<a xmlns='n'><b/></a>"),
      (3, "<a xmlns='n' xmlns:m='o'/>"),
      (41, "<a>\(String(repeating: "<b c='d'/>", count: 20))</a>"),
    ]
    for (nodes, text) in texts {
      #expect(try excess(text, atMost: nodes) == nil)
      let message = "it has more than \(nodes - 1) elements and attributes"
      #expect(try excess(text, atMost: nodes - 1) == "1: \(message)")
    }
  }

  @Test func `the line is the one on which the element without room begins`() throws {
    let message = "it has more than 2 elements and attributes"
    #expect(try excess("<a>\n<b/>\n<b\n\n/></a>", atMost: 2) == "3: \(message)")
  }

  @Test(arguments: ["<z:a/>", "<a xmlns:b=''/>", "<a b:c=''/>"])
  func `a mistake with which a text is read is not the reason for its refusal`(
    mistake: String
  ) throws {
    let text = "<!DOCTYPE a SYSTEM 'a.dtd'><a>\(mistake)\n<b/><b/><b/></a>"
    #expect(try excess(text, atMost: 6) == nil)
    let message = "it has more than 4 elements and attributes"
    #expect(try excess(text, atMost: 4) == "2: \(message)")
  }

  @Test func `entities of an outside document type are counted before they are refused`() throws {
    let bytes = Array("<!DOCTYPE a SYSTEM 'a.dtd'><a>&b;&b;&b;</a>".utf8)
    let tooMany = "it has more than 3 elements and attributes"
    for (limit, reason) in [(3, tooMany), (4, "the entity 'b' is not read")] {
      let error = try #require(throws: XMLSyntaxError.self) {
        try Element(parsing: bytes, atMost: limit)
      }
      #expect(error.message == reason)
    }
  }

  @Test func `an element with very many attributes is refused before it takes hours`() throws {
    #expect(try excess("<a \(attributes(1000))/>") == nil)
    #expect(try excess("<a><b \(attributes(600))/><b \(attributes(600))/></a>") == nil)
    for count in [1001, 100_000] {
      let message = "2: it has more than 1000 attributes in one element"
      #expect(try excess("<a>\n<b\n\(attributes(count)) /></a>") == message)
    }
    let repeats = String(repeating: " a = \n''", count: 100_000)
    #expect(try excess("<a \(attributes(20_000)) \(repeats)/>") != nil)
  }

  @Test func `declared values are not read, because that would take hours`() throws {
    let values = (0..<300_000).map { "a\($0)" }.joined(separator: "|")
    let error = try #require(throws: XMLSyntaxError.self) {
      try Element(
        parsing: Array("<!DOCTYPE a [<!ATTLIST a b (\(values)) 'a0'>]><a/>".utf8), atMost: .max)
    }
    #expect(error.message == "declarations in a document type are not read")
  }

  @Test func `namespaces are limited in one place, not in a document`() throws {
    func names(_ range: Range<Int>) -> String {
      range.map { "xmlns:n\($0)='u'" }.joined(separator: " ")
    }
    let lookups = String(repeating: "<z:a/>", count: 50_000)
    let message = "it has more than 256 namespaces in one place"
    #expect(try excess("<a \(names(0..<256))>\(lookups)</a>") == nil)
    #expect(try excess("<a \(names(0..<257))>\(lookups)</a>") == "1: \(message)")
    let half = "<a \(names(0..<128))>"
    #expect(try excess("\(half)<b \(names(128..<256))/>\n<b \(names(128..<256))/></a>") == nil)
    #expect(try excess("\(half)\n<b \(names(128..<257))/></a>") == "2: \(message)")
    let drawings = String(repeating: "<b \(names(0..<3))/>", count: 10_000)
    #expect(try excess("<a>\(drawings)</a>") == nil)
  }

  /// Returns the line and reason for which a text is too large in any encoding; nil if it is read.
  private func excess(_ text: String, atMost limit: Int = .max) throws -> String? {
    var found: Set<String?> = []
    for bytes in Self.encodings(of: text) {
      do throws(XMLSyntaxError) {
        _ = try Element(parsing: bytes, atMost: limit)
        found.insert(nil)
      } catch {
        #expect(error.cause == .tooLarge)
        found.insert("\(error.line): \(error.message)")
      }
    }
    try #require(found.count == 1)
    return found.first ?? nil
  }

  /// Returns a text in UTF-8 and both kinds of UTF-16.
  private static func encodings(of text: String) -> [[UInt8]] {
    let units = Array("\u{FEFF}\(text)".utf16)
    return [
      Array(text.utf8),
      units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
      units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] },
    ]
  }

  private func attributes(_ count: Int) -> String {
    (0..<count).map { "a\($0)=''" }.joined(separator: " ")
  }
}
