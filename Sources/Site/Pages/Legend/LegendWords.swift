import AppLayout
import PageParts

/// The words that the pages use, each with its meaning.
struct LegendWords {
  let references: References

  var chapters: [Chapter] {
    [
      chapter(
        .placements, "Where the bar is",
        Placement.allCases.map { Term($0.phrase, $0.term.meaning) }),
      chapter(
        .statusBars, "The status bar",
        StatusBar.allCases.map { Term($0.phrase, $0.term.meaning) }),
      chapter(
        .forced, "Why a placement is forced", ForcedPlacement.allCases.map(\.term),
        "Such a screen has only three variants, one for each status bar."),
      chapter(
        .alignments, "Where the middle of the bar is",
        NavigationBarModel.Alignment.allCases.map(\.term)),
      chapter(
        .buttons, "What a button of the bar opens", BarButton.Kind.allCases.map(\.term),
        "The sign on a button without a title shows it."),
      chapter(.kinds, "What a screen is", ScreenKind.allCases.map(\.term)),
      entrances,
      presentations,
      chapter(
        .triggers, "What opens a screen",
        Link.Trigger.allCases.map(\.term).firstOfEach(\.self)),
      chapter(.cells, "Cell templates", CellTemplate.allCases.map(\.term)),
      chapter(
        .signs, "Signs on images", FeedItem.Kind.inLegend.compactMap(\.term),
        "The sign on an image shows what kind of item it is."),
      chapter(.plugins, "What a plugin is", Plugin.Kind.inLegend.compactMap(\.term)),
      chapter(.capabilities, "What a root plugin can do", Plugin.Capability.allCases.map(\.term)),
      chapter(.devices, "Devices", DeviceClass.allCases.map(\.term)),
      chapter(
        .severities, "How serious a problem is",
        Diagnostic.Severity.allCases.reversed().map(\.term)),
    ]
  }

  private var entrances: Chapter {
    Chapter(LegendChapter.entrances.id, "How a screen is entered") {
      Node("p") {
        "Each screen is shown as it is entered on the shortest path from the start. If several paths "
        "are equally short, a tab counts first, then a menu, a cell or header, and a button."
      }
      Node.list(of: Entrance.allCases.map(\.term))
    }
  }

  /// The names of the ways to cover a screen are those of the code, so they are for developers.
  private var presentations: Chapter {
    Chapter(LegendChapter.presentations.id, "How scenes of storyboards cover others") {
      Node("p") {
        "A screen that the app draws itself covers the whole window or a part of it, or opens as a "
        "sheet or a popover. A TV has neither sheets nor popovers: they cover its window."
      }
      Node.details("Developer details") {
        Node("p") {
          "Pinned measures are not documented by UIKit; Riverbed has chosen what it shows."
        }
        Node.list(of: PresentationStyle.allCases.map(\.term) + [PresentationStyle.splitTerm])
      }
    }
  }

  private func chapter(
    _ chapter: LegendChapter, _ title: String, _ terms: [Term], _ remark: String? = nil
  ) -> Chapter {
    Chapter(chapter.id, title) {
      if let remark { Node("p") { remark } }
      Node.list(of: terms)
    }
  }
}

/// A chapter of the legend that explains words of other pages; its id is the place that links lead
/// to.
enum LegendChapter: String {
  case placements
  case statusBars = "status-bars"
  case forced, alignments, buttons, kinds, entrances, presentations, triggers, cells, signs
  case plugins, capabilities, devices, severities

  var id: String { rawValue }
}

extension Node {
  /// Returns terms with their meanings.
  static func list(of terms: [Term]) -> Node {
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
