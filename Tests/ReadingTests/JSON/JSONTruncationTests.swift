import Support
import Testing

@testable import Reading

@Suite struct `Truncated JSON` {
  @Test(arguments: ["JSON/plain.json", "JSON/strings.json", "Apps/newsroom/feeds/latest.json"])
  func `every prefix of a text is rejected with one error, at one of its bytes`(
    path: String
  ) throws {
    let bytes = try Fixtures.bytes(path)
    let end = try #require(bytes.lastIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") })
    for length in 0...end {
      let parsing = JSONParsing(Array(bytes[..<length]))
      #expect(parsing.document == nil)
      let codes = parsing.diagnostics.map(\.message.rule.code)
      #expect(codes.count == 1 && expected.isSuperset(of: codes), "\(length): \(codes)")
      #expect(parsing.diagnostics.allSatisfy { $0.location.offset <= length })
    }
  }

  /// A cut may fall inside a word or a character, which is then reported.
  private let expected: Set<String> = [
    "json-empty", "json-truncated", "json-literal", "json-encoding",
  ]
}
