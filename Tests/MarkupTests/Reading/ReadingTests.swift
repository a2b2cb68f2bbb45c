import Markup
import Support
import Testing

@Suite struct `XML texts` {
  @Test(arguments: try Fixtures.names(in: "Markup/Reading", endingIn: "xml"))
  func `a text is read as in its golden`(name: String) throws {
    let lines: [String]
    do {
      lines = try Element(parsing: Fixtures.bytes("Markup/Reading/\(name)"), atMost: .max).outline()
    } catch let error as XMLSyntaxError {
      lines = ["\(error.line):\(error.column): \(error.message)"]
    }
    try Golden("Markup/Reading/\(name.dropLast(4)).txt")
      .expect(lines.joined(separator: "\n") + "\n")
  }

  @Test func `an element after line 65,535 knows its line`() throws {
    let text = "<a>" + String(repeating: "\n", count: 100_000) + "<b\n\nc='1'/></a>"
    #expect(try Element(parsing: Array(text.utf8), atMost: .max).elements.map(\.line) == [100_001])
  }

  @Test func `the same text gives the same tree on many threads at once`() async throws {
    let bytes = try Fixtures.bytes("Markup/Reading/comments-instructions-cdata.xml")
    let expected = try Element(parsing: bytes, atMost: .max)
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<50).allSatisfy { _ in try Element(parsing: bytes, atMost: .max) == expected }
        }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
  }
}
