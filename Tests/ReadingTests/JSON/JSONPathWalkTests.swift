import FoundationEssentials
import Support
import Testing
import Texts

@testable import Reading

@Suite struct `Paths of values` {
  @Test(arguments: try fixtures())
  func `every value and key of a fixture has the path by which it is reached`(path: String) throws {
    let document = try #require(JSONDocument(of: try Fixtures.bytes(path)))
    var walk = JSONPathWalk(document)
    for (offset, path) in Self.paths(in: document.root, at: "$") {
      #expect(walk.path(to: offset) == path)
    }
  }

  @Test func `a place after a container's contents has the container's path`() throws {
    let text = #"{"a": [1, {"b": {}} ], "c": 2 }"#
    let document = try #require(JSONParsing(Array(text.utf8)).document)
    var walk = JSONPathWalk(document)
    #expect(walk.path(to: 17) == "$.a[1].b")
    #expect(walk.path(to: 18) == "$.a[1].b")
    #expect(walk.path(to: 19) == "$.a[1]")
    #expect(walk.path(to: 21) == "$.a")
    #expect(walk.path(to: 30) == "$.c")
    #expect(walk.path(to: 31) == "$")
  }

  /// Returns the offsets and paths of a value, its contents and its keys, in file order.
  private static func paths(in value: JSON, at path: String) -> [(UInt32, String)] {
    var found = [(value.location.offset, path)]
    for (index, element) in value.elements.enumerated() {
      found += paths(in: element, at: "\(path)[\(index)]")
    }
    for (key, member) in value.members {
      let name = key.text
      let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      let inner = path + (isName && !name.isEmpty ? ".\(name)" : "['\(name.quotable)']")
      found.append((key.location.offset, inner))
      found += paths(in: member, at: inner)
    }
    return found
  }

  /// Returns all fixtures that can be read as JSON.
  private static func fixtures() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Fixtures.folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
      .filter { JSONDocument(of: try Fixtures.bytes($0)) != nil }
  }
}
