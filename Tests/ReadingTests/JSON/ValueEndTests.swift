import Testing

@testable import Reading

@Suite struct `Ends of JSON values` {
  @Test(arguments: [
    (#"[{ "a": 1 }, 2]"#, #"{ "a": 1 }"#), (#"[{ "a": "}" } ]"#, #"{ "a": "}" }"#),
    (#"[{ "a": "\"}" } ]"#, #"{ "a": "\"}" }"#), (#"[{ "a": "\\" } ]"#, #"{ "a": "\\" }"#),
    (#"[[[1], ["]"]], 3]"#, #"[[1], ["]"]]"#), (#"["a\"b" ]"#, #""a\"b""#),
    ("[12.5e3, 4]", "12.5e3"), ("[true]", "true"), ("[null\n]", "null"), ("[7 ]", "7"),
  ])
  func `a value ends after its last byte`(text: String, value: String) throws {
    var sources = SourceTable()
    let file = sources.add("a.json", Array(text.utf8))
    let begin = Location(file: file, offset: 1)
    #expect(sources.ends(of: [begin])[begin]?.offset == UInt32(1 + value.utf8.count))
  }

  @Test func `places without a value, broken files and unknown files have no ends`() {
    var sources = SourceTable()
    let file = sources.add("a.json", Array("[1, 2]".utf8))
    let broken = sources.add("b.json", Array("[1, ".utf8))
    let places = [
      Location(file: file, offset: 2), Location(file: file, offset: 9),
      Location(file: broken, offset: 1), Location(file: FileID(index: 7), offset: 0),
    ]
    #expect(sources.ends(of: places).isEmpty)
    #expect(sources.ends(of: places + [Location(file: file, offset: 4)]).count == 1)
  }
}
