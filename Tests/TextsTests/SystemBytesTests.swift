import Support
import Testing

@testable import Texts

/// Bytes of the system as texts, and back.
@Suite struct SystemBytesTests {
  /// Names of several bytes, of which most are not UTF-8, and some are almost.
  private static let names: [[UInt8]] = {
    var random = SplitMix64(seed: 42)
    let pieces: [[UInt8]] = [
      [0xFF], [0xC3], [0xA9], [0xC3, 0xA9], [0x65, 0xCC, 0x81], [0xED, 0xA0, 0x80], [0xC0, 0x80],
      [0xEF, 0xB7, 0x9E], [0xEF, 0xB7, 0xA9], [0xEF, 0xB7], [0xEF, 0xBF, 0xBD], [0xF0, 0x9F],
      [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98, 0x80], Array("a/.b".utf8), Array(#"\xE9"#.utf8),
    ]
    return (0..<20_000).map { number in
      (0..<Int.random(in: 1...8, using: &random)).flatMap { _ in
        number.isMultiple(of: 2)
          ? pieces.randomElement(using: &random) ?? []
          : [UInt8.random(in: 1...255, using: &random)]
      }
    }
  }()

  @Test func `what goes in comes out`() {
    for name in Self.names {
      let text = String(systemBytes: name)
      #expect(text.systemBytes == name)
      #expect(String(systemBytes: text.systemBytes).hasSameBytes(as: text))
    }
  }

  @Test func `different bytes are different texts`() {
    var texts: [FileName: [UInt8]] = [:]
    for name in Self.names {
      let other = texts.updateValue(name, forKey: FileName(String(systemBytes: name)))
      #expect(other == nil || other == name)
    }
    #expect(texts.count > 10_000)
  }

  @Test func `UTF-8 is the text that it is, apart from the characters that are used for bytes`() {
    for text in ["", "feeds/news.json", "é", "e\u{301}", "\u{FFFD}", "😀", "\u{FDCF}\u{FDF0}"] {
      #expect(String(systemBytes: Array(text.utf8)).utf8.elementsEqual(text.utf8))
    }
    let halves = [0xFDDE, 0xFDE9].compactMap(Unicode.Scalar.init as (UInt32) -> Unicode.Scalar?)
    let name = "a" + String(String.UnicodeScalarView(halves))
    let text = String(systemBytes: Array(name.utf8))
    #expect(!text.hasSameBytes(as: name) && text.systemBytes == Array(name.utf8))
    #expect(text.cleaned == #"a\xEF\xB7\x9E\xEF\xB7\xA9"#)
  }

  @Test(arguments: [
    ([0x63, 0xE9], #"c\xE9"#, "c%E9"), ([0xFF, 0xFE, 0x61], #"\xFF\xFEa"#, "%FF%FEa"),
    ([0xC3, 0x28], #"\xC3("#, "%C3%28"), ([0xC3, 0xA9], "é", "%C3%A9"),
    ([0xE9, 0x1B, 0xE9], "\\xE9\u{FFFD}\\xE9", "%E9%1B%E9"),
  ])
  func `a byte is shown as its number, and an address has the byte itself`(
    bytes: [UInt8], shown: String, address: String
  ) {
    let text = String(systemBytes: bytes)
    #expect(text.cleaned == shown && text.quotable == shown && text.cleaned(atMost: 99) == shown)
    #expect(text.percentEncoded(keeping: .unreserved) == address)
  }

  @Test func `paths are split at slashes, whatever follows them`() {
    let path = "/a//./\u{301}b/c\u{301}"
    #expect(path.steps.map(String.init) == ["a", ".", "\u{301}b", "c\u{301}"])
    #expect(path.withoutRedundantSteps.hasSameBytes(as: "/a/\u{301}b/c\u{301}"))
    #expect("a/\u{301}b".nameOfPath?.hasSameBytes(as: "\u{301}b") == true)
    #expect("/\u{301}a".isAbsolute && "a".path(of: "/\u{301}a").hasSameBytes(as: "/\u{301}a"))
  }

  @Test func `names are equal only if their bytes are`() {
    #expect(FileName("é") != FileName("e\u{301}") && FileName("é") == "é")
    #expect(Set(["é", "e\u{301}"].map { FileName($0) }).count == 2)
    #expect(["é", "z", "e\u{301}"].map { FileName($0) }.sorted() == ["e\u{301}", "z", "é"])
  }
}
