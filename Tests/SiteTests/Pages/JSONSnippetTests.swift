import Testing

@testable import Site

struct JSONSnippetTests {
  @Test(arguments: [
    (#"{ "a": 1 }, 2"#, #"{ "a": 1 }"#),
    (#"{ "a": "}" } }"#, #"{ "a": "}" }"#),
    (#"{ "a": "\"}" } }"#, #"{ "a": "\"}" }"#),
    (#"{ "a": "\\" } }"#, #"{ "a": "\\" }"#),
    (#"[[1], ["]"]], 3"#, #"[[1], ["]"]]"#),
    (#""a\"b" : 1"#, #""a\"b""#),
    ("12.5e3, 4", "12.5e3"), ("true}", "true"), ("null\n", "null"), ("7", "7"),
    (#"{ "a": [1, {"b": []}"#, #"{ "a": [1, {"b": []}"#), ("", ""),
  ])
  func `a snippet ends where its value does`(text: String, value: String) {
    let snippet = JSONSnippet(of: Array(text.utf8), at: 0)
    #expect(snippet.text == value)
    #expect(snippet.cutAfter == nil)
  }

  @Test func `the indentation that all lines share is removed`() {
    let text = "[\n    {\n      \"a\": 1,\n\t\"b\": 2\n    }\n]"
    #expect(JSONSnippet(of: Array(text.utf8), at: 6).text == "{\n  \"a\": 1,\n\"b\": 2\n}")
  }

  @Test func `a long value is cut after a whole line, and says which`() {
    let text = "[\n1,\n2,\n3\n]"
    let snippet = JSONSnippet(of: Array(text.utf8), at: 0, mostLines: 3)
    #expect(snippet.text == "[\n1,\n2,")
    #expect(snippet.cutAfter == 3)
    #expect(JSONSnippet(of: Array(text.utf8), at: 0, mostLines: 5).cutAfter == nil)
  }

  @Test func `a value of exactly the most bytes is shown in full`() {
    let bytes = Array("[1,2]".utf8)
    #expect(JSONSnippet(of: bytes, at: 0, mostBytes: 5) == JSONSnippet(of: bytes, at: 0))
    #expect(JSONSnippet(of: bytes, at: 0, mostBytes: 4).cutAfter == 1)
  }

  @Test func `no character is cut in two`() {
    let text = #"["ää"]"#
    let snippet = JSONSnippet(of: Array(text.utf8), at: 0, mostBytes: 5)
    #expect(snippet.text == #"["ä"#)
  }

  @Test func `there is no value after the end of the file`() {
    #expect(JSONSnippet(of: Array("{}".utf8), at: 9).text == "")
  }
}
