import Support
import Testing

@testable import Reading

@Suite struct WrittenTextTests {
  @Test func `a JSON string is visible and reads back as it was`() throws {
    let text = String(String.UnicodeScalarView(HostileCharacters.all)) + "##[error]\"\\😀"
    let written = JSONWriter.text { $0.array([text]) { $0.string($1) } }
    #expect(!written.unicodeScalars.contains { HostileCharacters.isHostile($0) && $0 != "\n" })
    #expect(!written.contains("##"))
    let root = try #require(JSONParsing(Array(written.utf8)).document).root
    let read = try #require(root.elements.first { _ in true }).text
    #expect(read.utf8.elementsEqual(text.utf8))
  }

  @Test func `a message is cleaned wherever it is made`() {
    let message = Diagnostic.Message(.wrongType, .error, "a\nb\u{202E}", .action("c\u{1B}"))
    #expect(message.text == "a\u{FFFD}b\u{FFFD}")
    #expect(message.suggestion?.text == "c\u{FFFD}")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a value that is not a number is null in JSON`(number: Double) {
    #expect(JSONWriter.text { $0.object { $0.member("x", number) } } == "{\n  \"x\": null\n}\n")
  }
}
