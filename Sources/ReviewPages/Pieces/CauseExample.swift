import AppLayout
import AppModel
import Markup
import PageParts
import Review
import SiteFiles

/// The picture that shows a cause best, before and after, with a link to its comparison.
struct CauseExample {
  let report: ChangeReport
  let cause: ElementIndex<Cause>
  let path: SitePath
  /// The space for each picture.
  let box: Size

  /// The pictures; nothing if there is none to show.
  var nodes: [Node] {
    guard let example = report.examples[cause],
      let pair = PicturePair(of: example, in: report, showing: cause)
    else { return [] }
    return [
      Node("div", ["class": "shown"]) {
        Node("div", ["class": "pair"], pair.figures(seenFrom: path, within: box))
        Node("p", ["class": "small"]) { report.comparisonLink(to: example, seenFrom: path) }
      }
    ]
  }
}
