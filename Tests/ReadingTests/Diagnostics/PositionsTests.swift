import Testing

@testable import Reading

@Suite struct PositionsTests {
  private var sources: SourceTable {
    var sources = SourceTable()
    _ = sources.add("rivers.json", Array("[\n  { }\n]\n".utf8))
    _ = sources.add("settings.json", Array("{}".utf8))
    return sources
  }

  @Test func `a location is found in its own file`() {
    let positions = Positions(sources)
    #expect(positions[place(0, 4)]?.text == "rivers.json:2:3")
    #expect(positions[place(1, 0)]?.text == "settings.json:1:1")
  }

  @Test func `a file is called by the name that it is given`() {
    let positions = Positions(sources) { $0 == "rivers.json" ? "export.json" : $0 }
    #expect(positions[place(0, 0)]?.file == "export.json")
  }

  @Test func `a location outside all files has no position`() {
    #expect(Positions(sources)[place(FileID.builtIn.index, 9)] == nil)
  }

  private func place(_ file: Int32, _ offset: UInt32) -> Location {
    Location(file: FileID(index: file), offset: offset)
  }
}
