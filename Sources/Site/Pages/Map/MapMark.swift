import AppLayout
import PageParts
import Wireframe

/// The mark on the box of a screen that changed: a word on its upper edge, which leads to the cause.
struct MapMark {
  let mark: SiteChanges.Mark
  /// The title of the screen.
  let title: String
  /// The address of the cause.
  let address: String

  /// How high the mark is; large enough to be hit.
  private static let height = 24.0
  private static let padding = 8.0

  /// Returns the mark in the corner of a box.
  func drawing(on box: Rect) -> Node {
    let word = DrawableText(mark.shownWord)
    let width = MapFonts.foot.width(of: word).rounded(.up) + Self.padding * 2
    let frame = Rect(
      x: box.maxX - width - Self.padding, y: box.y - Self.height / 2, width: width,
      height: Self.height)
    return Node("a", ["class": "map-mark", "href": address]) {
      Node("title") { "\(title): \(mark.shownWord.lowercased()). \(reasons)" }
      Self.pill(frame)
      Node(
        "text",
        ([
          "x": frame.midX.shortText, "y": (frame.midY + 4).shortText, "text-anchor": "middle",
          "fill": MapColors.accent,
        ] as Node.Attributes).and(MapFonts.foot.attributes)
      ) { word.characters }
    }
  }

  /// The causes in words.
  private var reasons: String {
    let sentences = mark.reasons.map(\.cause.sentence) + (mark.left > 0 ? [more] : [])
    return sentences.joined(separator: "; ")
  }

  private var more: String { mark.left.andMore("cause") }

  private static func pill(_ frame: Rect) -> Node {
    Node(
      "rect",
      frame.attributes(radius: 6).and(["fill": MapColors.panel, "stroke": MapColors.accent]))
  }

  /// The mark as the legend of the map shows it.
  static var sample: Node {
    MapLegend.sample(
      "map-mark", "Word on the edge of a box", [pill(Rect(x: 6, y: 5, width: 32, height: 14))])
  }

  /// Returns the causes in a paragraph of the map as a list.
  static func paragraph(_ mark: SiteChanges.Mark, seenFrom page: SitePath) -> Node {
    let links = mark.reasons.map { $0.cause.node(seenFrom: page) }
    let more = mark.left > 0 ? [Node.text(mark.left.andMore("cause"))] : []
    return Node("p", ["class": "map-more map-why"]) {
      Node.badge(mark.shownWord, .accent)
      for (number, link) in (links + more).enumerated() {
        number > 0 ? "; " : " "
        link
      }
    }
  }
}
