import Support
import Testing

@testable import AppModel
@testable import Reading

/// The list of a document's values is made in one piece, of the size that it needs.
@Suite struct NodeCountTests {
  private static func counts(_ bytes: [UInt8]) -> (counted: Int, parsed: Int?) {
    (
      bytes.withUnsafeBufferPointer(JSONParser.nodeCount),
      JSONParsing(bytes).document?.nodes.count
    )
  }

  @Test(arguments: [
    "12345678", "[123, 456, 789]", #"{"key": "a, b: [c] {d}", "next": null}"#,
    #"["a \" , \\", "b\\\\", "\u002c,"]"#, #"{"a": {"b": [{"long": "text"}]}}"#,
  ])
  func `keys and values are counted, and signs in strings are not`(text: String) throws {
    let (counted, parsed) = Self.counts(Array(text.utf8))
    #expect(counted == parsed)
  }

  @Test func `those of an ordinary app are counted exactly`() {
    let (counted, parsed) = Self.counts(CompactApp(screens: 20).rivers)
    #expect(counted == parsed)
  }

  @Test(arguments: ["", "\"", "\"\\", ",,,,,,,,", "[[[[[[[[[[[[", "[0,0,0,0,0,0,0,0]"])
  func `there is never more room than for one in four bytes`(text: String) {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBufferPointer(JSONParser.nodeCount) <= bytes.count / 4 + 1)
    #expect(Self.counts(Array("[0,0,0,0,0,0,0,0]".utf8)).parsed == 9)
  }

  @Test func `a node keeps all that it is made of`() {
    let kinds: [JSONNode.Kind] = [.object, .array, .string, .number, .true, .false, .null]
    for kind in kinds {
      for isPlain in [true, false] {
        var node = JSONNode(
          kind: kind, isPlain: isPlain, start: (1 << 31) - 2, end: (1 << 31) - 1, next: 1 << 29)
        #expect(node.kind == kind && node.isPlain == isPlain)
        #expect(node.start == (1 << 31) - 2 && node.end == (1 << 31) - 1 && node.next == 1 << 29)
        node.end = 7
        node.next = 8
        #expect(node.kind == kind && node.isPlain == isPlain)
        #expect((node.end, node.next) == (7, 8))
      }
    }
    #expect(MemoryLayout<JSONNode>.stride == 12)
  }
}
