import AppModel
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The problems that the report of `riverbed diff` lists.
@Suite struct `Problems in reports` {
  /// The showcase, and the same with bars of which little can be read and with a journey through a
  /// screen that does not exist.
  private static func sides() throws -> (old: AppFiles, new: AppFiles) {
    let new = try FixtureApp.showcase(
      editing: ("rivers.json", "\"#FF16324F\"", "\"#FFF2C14E\""),
      ("riverbed.json", "\"through\": [\"watch\"]", "\"through\": [\"nowhere\"]"))
    return (try FixtureApp.showcase(), new)
  }

  /// Returns the items of a section of a report: their words, and where their links lead.
  private static func items(
    of section: String, from old: AppFiles, to new: AppFiles
  ) throws -> [(words: String, link: String?)] {
    let run = try DiffRun(old: old, new: new)
    let folder = "\(run.folder.path)/report"
    _ = run.result("--device", "iphone-14-pro", "-o", folder, "--quiet")
    let text = try TemporaryFolder.text(of: "\(folder)/index.xhtml")
    let parts = text.split(separator: "id=\"\(section)\"", maxSplits: 1)
    let list = try #require(parts.last?.split(separator: "</ul>").first)
    return list.split(separator: "<li>").dropFirst().map { item in
      let words = item.replacing(#/<[^>]*>/#, with: "").split(whereSeparator: \.isWhitespace)
      return (
        words.joined(separator: " "),
        item.firstMatch(of: #/<a href="([^"]*)"/#).map { String($0.output.1) }
      )
    }
  }

  @Test(arguments: ["new-problems", "fixed-problems"])
  func `each begins with its screen, and the most serious is first`(section: String) throws {
    let (old, new) = try Self.sides()
    let items =
      section == "new-problems"
      ? try Self.items(of: section, from: old, to: new)
      : try Self.items(of: section, from: new, to: old)
    let kinds = items.compactMap { $0.words.split(separator: " ").first.map(String.init) }
    #expect(kinds.contains("error") && kinds.contains("warning"))
    let order = ["error", "warning", "hint"]
    let ranks = kinds.map { order.firstIndex(of: $0) ?? order.count }
    #expect(ranks == ranks.sorted(), "\(kinds)")
    // What is wrong in another file than that of the screens is on none of them.
    #expect(items.first?.words.hasPrefix("error the app has no screen") == true, "\(items)")
    let bar = try #require(
      items.first { $0.words.hasPrefix("warning Sections: the status bar has ") }, "\(items)")
    #expect(bar.words.contains("the contrast is below 3 to 1"), "\(bar.words)")
    #expect(bar.link?.hasPrefix("screens/sections/") == true)
  }
}
