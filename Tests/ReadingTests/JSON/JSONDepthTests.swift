import Testing

@testable import Reading

@Suite struct `Nesting in JSON` {
  @Test func `512 levels are accepted`() throws {
    let parsing = JSONParsing(nested(512))
    let root = try #require(parsing.document).root
    #expect(parsing.diagnostics.isEmpty)
    #expect(depth(of: root) == 512)
  }

  @Test func `level 513 is rejected where it begins`() {
    let parsing = JSONParsing(nested(513))
    #expect(parsing.document == nil)
    #expect(parsing.diagnostics.map(\.message.rule.code) == ["json-depth"])
    #expect(parsing.diagnostics.map(\.location.offset) == [512])
  }

  private func nested(_ levels: Int) -> [UInt8] {
    Array(repeatElement(UInt8(ascii: "["), count: levels))
      + Array(repeatElement(UInt8(ascii: "]"), count: levels))
  }

  private func depth(of value: JSON) -> Int {
    var levels = 0
    var current: JSON? = value
    while let container = current {
      levels += 1
      current = container.elements.first { _ in true }
    }
    return levels
  }
}
