import AppModel
import Disk
import Publishing
import Support
import Testing
import Themes
import Wireframe

@testable import Site

struct FingerprintTests {
  /// Returns the fingerprint of a small site whose only theme is this one.
  private static func fingerprint(_ theme: JSONTree) throws -> ContentHash {
    let reading = ThemeReading(theme.json, named: "paper.json")
    let theme = try #require(reading.theme, "\(reading.diagnostics.map(\.message.text))")
    let plain = try SiteOfApp.with(["rivers.json": "[]"])
    let site = Site(
      of: plain.app, named: plain.name, axes: plain.axes, themes: [theme], sources: plain.sources,
      diagnostics: [])
    return site.origin(of: ContentHash(of: [1])).all
  }

  /// Returns another value of the same kind that differs slightly.
  private static func changed(_ value: JSONTree) -> JSONTree? {
    switch value {
    case .string(let text) where text.hasPrefix("#"):
      .string(text.dropLast() + (text.hasSuffix("0") ? "1" : "0"))
    case .string(let text): .string(text + "x")
    case .number(let text): .number(text == "1" ? "1.001" : "1")
    case .bool(let truth): .bool(!truth)
    case .object, .array, .null: nil
    }
  }

  @Test func `a fingerprint depends on everything that a theme says`() throws {
    let paper = try #require(JSONTree(ThemeFile.paper.bytes))
    let schema = try #require(paper.members.firstIndex { $0.key == "$schema" })
    var seen = [try Self.fingerprint(paper)]
    for path in paper.paths where path != [schema] {
      guard let value = Self.changed(paper[path]) else { continue }
      var theme = paper
      theme[path] = value
      seen.append(try Self.fingerprint(theme))
    }
    #expect(seen.count > ColorRole.allCases.count && Set(seen).count == seen.count)
  }
}
