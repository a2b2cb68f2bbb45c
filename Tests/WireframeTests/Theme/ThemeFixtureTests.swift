import Support
import Testing
import Themes

@testable import AppModel
@testable import Wireframe

@Suite struct `Themes with a mistake` {
  @Test(arguments: try Fixtures.names(in: "Themes", endingIn: "json"))
  func `a theme's mistakes are reported with their places`(name: String) throws {
    let reading = ThemeReading(try Self.theme("Themes/\(name)"), named: "mine.json")
    let stem = name.dropLast(".json".count)
    let lines = reading.diagnostics.map(\.line) + [reading.theme == nil ? "no theme" : "a theme"]
    try Golden("Themes/\(stem).txt").expect(lines.map { $0 + "\n" }.joined())
    let codes = reading.diagnostics.map(\.rule.code)
    #expect(stem.hasPrefix("right") ? codes == [] : codes.contains { stem.hasPrefix($0) })
  }

  /// Returns the text of a fixture, or the theme paper with its edits.
  private static func theme(_ path: String) throws -> [UInt8] {
    let parsing = JSONParsing(try Fixtures.bytes(path))
    let root = try #require(parsing.document).root
    if let text = root.member("text") { return Array(text.text.utf8) }
    var theme = String(decoding: ThemeFile.paper.bytes, as: UTF8.self)
    for edit in root.member("edits")?.elements.map(\.self) ?? [] {
      let find = try #require(edit.member("find")).text
      let parts = theme.split(separator: find, omittingEmptySubsequences: false)
      try #require(parts.count == 2, "'\(find)' must be in paper once")
      theme = parts.joined(separator: try #require(edit.member("replace")).text)
    }
    return Array(theme.utf8)
  }
}
