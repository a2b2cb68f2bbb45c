import AppLayout
import AppModel
import Markup
import PageParts

/// The words of the pages, each with what it means.
struct LegendWords {
  private let references: References

  init(_ references: References) {
    self.references = references
  }

  var chapters: [Chapter] {
    [
      chapter("placements", "Where the bar stands", Placement.allCases.map(\.term)),
      chapter("status-bars", "The status bar", StatusBar.allCases.map(\.term)),
      chapter(
        "forced", "What forces a placement", ForcedPlacement.allCases.map(\.term),
        "Such a screen has three variants only, one for each status bar."),
      chapter(
        "entrances", "How a screen is entered", Entrance.allCases.map(\.term),
        "Home is root; any other screen is pushed, unless nothing but buttons of navigation bars "
          + "opens it."),
      chapter("triggers", "What opens a screen", Link.Trigger.allCases.map(\.term)),
      chapter("cells", "Templates of cells", CellTemplate.allCases.map(\.term)),
      chapter(
        "signs", "Signs on images", FeedItem.Kind.inLegend.compactMap(\.term),
        "The sign on an image says what the item is."),
      chapter("capabilities", "What a root plugin can do", Plugin.Capability.allCases.map(\.term)),
      chapter(
        "severities", "How grave a problem is",
        Diagnostic.Severity.allCases.reversed().map(\.term)),
    ]
  }

  private func chapter(
    _ id: String, _ title: String, _ terms: [Term], _ remark: String? = nil
  ) -> Chapter {
    Chapter(id, title) {
      if let remark { Node("p") { remark } }
      Node("dl", ["class": "terms"]) {
        for term in terms {
          Node("div") {
            Node("dt") { term.word }
            Node("dd") { term.meaning }
          }
        }
      }
    }
  }
}
