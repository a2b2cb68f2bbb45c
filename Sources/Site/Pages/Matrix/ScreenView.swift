import AppLayout
import PageParts
import Wireframe

/// The first view of a screen's page: one large picture with all of the content next to it, the
/// choice of device and theme, Play, how one gets there, notes and problems.
struct ScreenView {
  private let parts: ScreenParts
  private let shown: [Shown]
  private let marks: LintMarks
  private let notes: ScreenNotes

  /// The screen on a device that can be chosen.
  private struct Shown {
    let number: Int
    let layout: VariantLayout
    /// The size of the picture of all content.
    let full: Size
    let found: [LintMarks.Mark]

    var held: HeldDevice { layout.variant.held }
    var classes: String { "of-device d\(number)" }
  }

  init(_ parts: ScreenParts) {
    self.parts = parts
    let (site, screen) = (parts.site, parts.screen)
    let marks = LintMarks(of: screen, in: site)
    self.marks = marks
    var memory = LayoutMemory()
    shown = site.chosenDevices.enumerated().compactMap { number, held in
      site.shownVariant(of: screen, on: held).map { variant in
        let layout = memory.layout(of: variant, in: site.app)
        let configured = memory.layout(
          of: site.configuredVariant(of: screen, on: held), in: site.app)
        return Shown(
          number: number + 1, layout: layout,
          full: Wireframe.fullContentFrame(of: configured).size, found: marks.found(on: layout))
      }
    }
    notes = ScreenNotes(of: parts, shown.first?.layout, on: shown.map { ($0.number, $0.held) })
  }

  private var site: Site { parts.site }
  private var screen: Screen { parts.screen }
  private var path: SitePath { parts.path }

  var node: Node {
    Node("section", ["id": "configured", "class": "screen-view", "aria-labelledby": "view-title"]) {
      Node("h2", ["id": "view-title", "class": "visually-hidden"]) { "As configured" }
      Node("div", ["class": "screen-stage"]) {
        for one in shown {
          Node("div", ["class": one.classes]) {
            Node("div", ["class": "screen-pictures"]) {
              picture(one)
              fullContent(one)
            }
          }
        }
      }
      Node("div", ["class": "screen-side"]) {
        Node("div", ["class": "screen-choices"]) {
          site.choice(of: site.chosenDevices, others: "below").line
          site.lookChoice.nodes
          if shown.contains(where: { !$0.found.isEmpty }) { marks.choice }
        }
        for one in shown { actions(one) }
        for one in shown where !one.found.isEmpty {
          Node("div", ["class": one.classes]) { marks.list(of: one.found, seenFrom: path) }
        }
        notes.nodes
        problems
        parts.wayHere
        parts.mapHere
        for chapter in parts.ways { chapter.folded }
      }
    }
  }

  private func picture(_ one: Shown) -> Node {
    let (held, variant) = (one.held, one.layout.variant)
    let canvas = Rect(origin: Wireframe.origin(on: held), size: held.pictureSize)
    let width = held.isWide ? 760.0 : 400.0
    let over =
      marks.overlay(one.found, on: canvas, shownIn: width)
      + notes.overlay(on: one.layout, canvas, shownIn: width)
    let isConfigured = variant == site.configuredVariant(of: screen, on: held)
    return Node("figure", ["class": held.isWide ? "figure large wide" : "figure large"]) {
      Node(
        "a", ["class": "shot marked", "href": parts.viewer(of: PictureState(variant), on: held)]
      ) {
        site.pictures(
          "\(screen.title) on \(held.title), \(variant.shownWords)", seenFrom: path,
          size: canvas.size,
          of: held
        ) { site.paths.picture(of: variant, in: $0) }
        over
      }
      Node("figcaption") {
        held.device.fullName.map { "\($0): " } ?? ""
        "\(held.windowWords), \(isConfigured ? "" : "shown with ")\(variant.shownWords)"
        one.layout.wordsBelow.map { ", \($0)" } ?? ""
      }
    }
  }

  /// All of the content, if the window does not show all of it.
  private func fullContent(_ one: Shown) -> [Node] {
    guard one.layout.content.size.height > one.layout.frame.seenContent.maxY else { return [] }
    return [
      Node("figure", ["class": "figure tall"]) {
        Node("a", ["class": "window", "href": parts.viewer(of: .full, on: one.held)]) {
          site.pictures(
            "All of \(screen.title) on \(one.held.title)", seenFrom: path, size: one.full,
            within: Size(width: 220, height: .infinity), of: one.held, isFull: true
          ) { site.paths.picture(of: .full, screen, on: one.held, $0) }
        }
        Node("figcaption") { "Full content" }
      }
    ]
  }

  private func actions(_ one: Shown) -> Node {
    Node("div", ["class": one.classes]) {
      Node("p", ["class": "screen-actions"]) {
        if let (played, title) = site.prototype(near: one.held) {
          let start = site.paths.prototype(of: screen, on: played)
          Node("a", ["class": "button", "href": path.link(to: start)]) { "▶ \(title)" }
        }
        link("Inspect", to: path.link(to: site.paths.inspection(of: screen, on: one.held)))
        if let address = parts.comparison(of: PictureState(one.layout.variant), on: one.held) {
          link("Compare", to: address)
        }
      }
    }
  }

  private func link(_ title: String, to address: String) -> Node {
    Node("a", ["class": "aside", "href": address]) { title }
  }

  /// How many problems there are; the list of them is below.
  private var problems: [Node] {
    let problems = site.problems.of(screen)
    guard !problems.isEmpty else { return [] }
    let tally = Problems.Tally(of: problems)
    let tone: Tone = tally.errors > 0 ? .error : tally.warnings > 0 ? .warning : .note
    return [Node("p") { Node.badge(tally.words.sentenceStart, tone, to: "#problems") }]
  }
}
