import Support
import Testing

@testable import Reading

@Suite struct `Writing JSON` {
  @Test func `a text is laid out as people would write it`() {
    let text = JSONWriter.text { writer in
      writer.object { writer in
        writer.member("name", "Home")
        writer.member("none", nil)
        writer.member("count", -3)
        writer.member("home", true)
        writer.member("empty") { $0.array { _ in } }
        writer.member("list") { writer in
          writer.array(["a", "b"]) { $0.string($1) }
        }
        writer.member("object") { $0.object { _ in } }
      }
    }
    #expect(
      text == """
        {
          "name": "Home",
          "none": null,
          "count": -3,
          "home": true,
          "empty": [],
          "list": [
            "a",
            "b"
          ],
          "object": {}
        }

        """)
  }

  @Test(arguments: 0..<50)
  func `written text is read back without diagnostics`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let texts = (0..<8).map { _ in Self.text(&random) }
    let written = JSONWriter.text { writer in
      writer.object { writer in
        for (index, text) in texts.enumerated() { writer.member("\(index)\(text)", text) }
        writer.member("nested") { writer in
          writer.array(texts) { writer, text in
            writer.object { $0.member(text) { $0.array { $0.element { $0.string(text) } } } }
          }
        }
      }
    }
    let parsing = JSONParsing(Array(written.utf8))
    #expect(parsing.diagnostics.isEmpty)
    let root = try #require(parsing.document).root
    let members = root.members.map { ($0.key.text, $0.value) }
    #expect(members.dropLast().map(\.0) == texts.indices.map { "\($0)\(texts[$0])" })
    #expect(members.dropLast().map(\.1.text) == texts)
    let nested = try #require(members.last).1.elements.flatMap { $0.members.map { $0 } }
    #expect(nested.map(\.key.text) == texts)
    #expect(nested.flatMap { $0.value.elements.map(\.text) } == texts)
  }

  /// Returns a short text of characters that JSON, terminals and editors find hard.
  private static func text(_ random: inout SplitMix64) -> String {
    let pieces: [Unicode.Scalar] = [
      "\"", "\\", "/", "\0", "\n", "\r", "\t", "\u{1}", "\u{1F}", "\u{7F}", "a", "é", "中", "😀",
      "\u{2028}", "\u{FEFF}", "\u{301}", "\u{10FFFF}",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      text.unicodeScalars.append(pieces.randomElement(using: &random) ?? "a")
    }
    return text
  }
}
