import AppLayout
import PageParts
import Review
import Wireframe

/// What a cause does: the picture that shows it best, without it and with it, or the words before
/// and after if no picture does.
struct CauseExample {
  let report: ChangeReport
  let cause: ElementIndex<Cause>
  let path: SitePath
  /// The space for each picture.
  let box: Size

  /// The maximum numbers of words on each side, and of screens that are linked.
  private static let mostWords = 4
  private static let mostScreens = 3

  private var review: ChangeReview { report.review }

  /// The pictures or the words; nothing if there is nothing to show.
  var nodes: [Node] {
    if let shown = review.causes[cause].elsewhere?.pictures.first { return pictures(of: shown) }
    guard let example = report.examples[cause] else { return words }
    guard let pair = PicturePair(exampleOf: cause, example, in: report) else { return [] }
    return [
      Node("div", ["class": "shown"]) {
        Node(
          "div", ["class": pair.isWide(within: box) ? "pair wide" : "pair"],
          pair.figures(seenFrom: path, within: box))
        Node("p", ["class": "small"]) {
          report.comparisonLink(to: example, showing: cause, seenFrom: path)
        }
      }
    ]
  }

  /// A picture that was not compared, without the cause and with it.
  private func pictures(of shown: ShownPicture) -> [Node] {
    let size = Size(width: shown.canvas.rect.width, height: shown.canvas.rect.height)
    let scale = min(1, box.width / size.width, box.height / size.height)
    let theme = shown.subject.theme.map { "the theme \($0)" } ?? ""
    return [
      Node("div", ["class": "shown"]) {
        Node("div", ["class": "pair"]) {
          for side in ReviewedSide.allCases {
            Node("figure", ["class": "side \(side.word)"]) {
              Picture(
                at: path.link(to: report.paths.shown(cause, on: side)), dark: nil,
                "\(side.title), in \(theme)", size: size,
                within: Size(width: size.width * scale, height: size.height * scale)
              ).node()
              Node("figcaption") { side.title }
            }
          }
        }
        if let example = report.examples[cause] {
          Node("p", ["class": "small"]) {
            report.comparisonLink(to: example, showing: cause, seenFrom: path)
          }
        }
      }
    ]
  }

  /// What pages said and say now, with links to pictures of their screens.
  private var words: [Node] {
    let texts = review.causes[cause].findings.map { review.findings[$0].event.texts }
      .filter { $0.old != nil || $0.new != nil }
    let screens = screens
    guard !texts.isEmpty || !screens.isEmpty else { return [] }
    return [
      Node("div", ["class": "shown"]) {
        if !texts.isEmpty {
          Node("div", ["class": "texts"]) {
            figure(.old, texts.map(\.old))
            figure(.new, texts.map(\.new))
          }
        }
        if !screens.isEmpty {
          Node("p", ["class": "small"], screens)
        }
      }
    ]
  }

  private func figure(_ side: ReviewedSide, _ texts: [String?]) -> Node {
    Node("figure", ["class": "side \(side.word)"]) {
      for text in texts.prefix(Self.mostWords) {
        if let text {
          Node("p", ["class": "words"]) { Node.appText(text) }
        } else {
          Node("p", ["class": "absent"]) { side.absence }
        }
      }
      Node.more(texts.count - Self.mostWords, of: "text")
      Node("figcaption") { side.title }
    }
  }

  /// Links to the comparisons of the first screens that have one.
  private var screens: [Node] {
    let links = review.causes[cause].screens.lazy.compactMap { screen in
      report.picturesOfScreens[screen].map { picture in
        Node("a", ["href": path.link(to: report.paths.pages[picture])]) {
          Node.appText(review.names.screen(screen))
        }
      }
    }.prefix(Self.mostScreens)
    return links.isEmpty
      ? []
      : [.text("Compare ")]
        + links.enumerated().flatMap { $0 > 0 ? [.text(", "), $1] : [$1] }
  }
}
