import AppLayout
import FoundationEssentials
import PageParts
import Support
import Testing

@testable import AppModel
@testable import Site

/// A value has one word, and a word one value.
@Suite struct `Words for values` {
  /// What values are about, and the word for each, as files and JSON spell them.
  private static let groups: [(name: String, words: [(value: String, word: String)])] = [
    ("The bar is", Placement.allCases.map { ($0.rawValue, $0.words) }),
    ("Why it always is", ForcedPlacement.allCases.map { ($0.rawValue, $0.term.word) }),
    ("The status bar is", StatusBar.allCases.map { ($0.rawValue, $0.words) }),
    ("A screen opens", Entrance.allCases.map { ($0.rawValue, $0.words) }),
    ("What opens it", Link.Trigger.allCases.map { ($0.rawValue, $0.words) }),
    ("A screen is", ScreenKind.allCases.map { ($0.rawValue, $0.words) }),
    ("A component is", ComponentKind.builderNames.map { ($0, $0.spoken) }),
    ("A cell is", CellTemplate.allCases.map { ($0.rawValue, $0.words) }),
    ("A bar's title is", NavigationBarModel.Alignment.allCases.map { ($0.rawValue, $0.words) }),
    ("A bar's button opens", BarButton.Kind.allCases.map { ($0.rawValue, $0.words) }),
    (
      "A plugin is",
      ["menu", "nav_bar", "ui_component"].map { ($0, Plugin.Kind($0).term?.word ?? "") }
    ),
    ("The root can have", Plugin.Capability.allCases.map { ($0.rawValue, $0.term.word) }),
    ("A box is", HierarchyNode.Role.allCases.map { ($0.rawValue, $0.words) }),
    ("A device is", DeviceClass.allCases.map { ($0.family, $0.word) }),
  ]

  @Test func `the documents have the word of each value`() throws {
    let document = try Data(contentsOf: Fixtures.repository.appending(path: "docs/reference.md"))
    let lines = String(decoding: document, as: UTF8.self).split(separator: "\n")
    let rows = lines.drop { $0 != "## Words" }.dropFirst().prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("| ") }.dropFirst().map(String.init)
    #expect(
      rows
        == Self.groups.map { name, words in
          "| \(name) | " + words.map { "`\($0)` \($1)" }.joined(separator: ", ") + " |"
        })
  }

  /// What the legend explains, besides pictures.
  private static let terms: [Term] =
    Placement.allCases.map(\.term) + ForcedPlacement.allCases.map(\.term)
    + StatusBar.allCases.map(\.term) + Entrance.allCases.map(\.term)
    + Link.Trigger.allCases.map(\.term) + ScreenKind.allCases.map(\.term)
    + CellTemplate.allCases.map(\.term) + NavigationBarModel.Alignment.allCases.map(\.term)
    + BarButton.Kind.allCases.map(\.term) + Plugin.Capability.allCases.map(\.term)
    + Plugin.Kind.inLegend.compactMap(\.term) + DeviceClass.allCases.map(\.term)

  @Test func `the legend has the word and the sentence of each value`() throws {
    let page = PageOutline(try SiteOfApp.named("newsroom").legendPage).text
    for term in Self.terms {
      #expect(page.contains("\(term.word)\n  \(term.meaning)\n"), "\(term.word)")
    }
  }

  @Test(arguments: groups.map(\.name))
  func `no two values of a kind have the same word`(name: String) throws {
    let words = try #require(Self.groups.first { $0.name == name }).words.map(\.word)
    // Tabs of the root and of a screen look the same.
    let tabs = name == "What opens it" ? 1 : 0
    #expect(Set(words).count == words.count - tabs && !words.contains(""))
  }
}
