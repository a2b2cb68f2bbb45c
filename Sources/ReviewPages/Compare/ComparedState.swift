import AppLayout
import PageParts
import Review
import Wireframe

/// One picture before and after: the easel, the findings with their numbers, and the edits.
struct ComparedState {
  let report: ChangeReport
  let index: ElementIndex<ComparedPicture>
  let path: SitePath
  /// The picture of the whole content on the same page; nil if it did not change.
  private let full: ElementIndex<ComparedPicture>?
  private let pair: PicturePair?
  /// The findings of the picture in order, each once.
  private let listed: [ElementIndex<Finding>]
  private let marks: PictureMarks?

  init(
    report: ChangeReport, index: ElementIndex<ComparedPicture>,
    full: ElementIndex<ComparedPicture>?, path: SitePath,
    oldFrames: [BoxChange.Subject: ExactFrame]?
  ) {
    self.report = report
    self.index = index
    self.full = full
    self.path = path
    pair = PicturePair(wholeOf: index, in: report)
    let listed = report.listedFindings(of: index)
    self.listed = listed
    marks = pair.map { PictureMarks(on: $0, findings: listed, oldFrames: oldFrames) }
  }

  /// The most causes that are quoted.
  private static let mostCauses = 3

  private var id: String { report.paths.ids[index] }
  private var picture: ComparedPicture { report.review.pictures[index] }

  var node: Node {
    Node("section", ["id": id, "class": "compared", "aria-labelledby": "\(id).title"]) {
      Node("h2", ["id": "\(id).title"]) {
        picture.subject.kind.words.sentenceStart
        " "
        Node.badge(picture.verdict.words, .accent)
      }
      for cause in report.review.causesOfPictures[index].prefix(CauseSteps.mostOfPicture) {
        CauseSteps(report: report, cause: cause, path: path).row(nextTo: index)
      }
      easel
      Node("div", ["class": "explained"]) {
        if !listed.isEmpty { findings }
        causes
      }
    }
  }

  /// The link that chooses the picture: what it shows, small, and in words.
  var choice: Node {
    let image = [ReviewedSide.new, .old].lazy.compactMap {
      pair?.image($0, seenFrom: path, within: Size(width: 52, height: 72), isDescribed: true)
    }.first
    return Node("a", ["href": "#\(id)"]) {
      if let image { image }
      Node("span") {
        // All pictures on the page are in one theme, which its title names.
        picture.subject.kind.words
        // Most pictures on the page are changed ones.
        if picture.verdict != .changed { Node("small") { " \(picture.verdict.words)" } }
      }
    }
  }

  private var easel: Node {
    guard let pair else {
      return Node("p", ["class": "absent"]) {
        picture.reason.map { "This picture \($0.readable)." } ?? "There is no picture to show."
      }
    }
    let sides = ReviewedSide.allCases.filter { report.review.isShown(index, on: $0) }
    let classes = [
      "easel", sides.count == 2 ? nil : "alone", pair.fitsWindow ? "fits" : nil,
      pair.isWide ? "wide" : nil,
    ]
    return Node("div", ["class": classes.compactMap(\.self).joined(separator: " ")]) {
      for side in sides {
        Node("figure", ["class": "side \(side.word)"]) {
          Node("div", ["class": "plate"]) {
            if let image = pair.image(side, seenFrom: path, within: Size(width: 960, height: 4000))
            {
              image
            }
            marks?.drawings(on: side) ?? []
          }
          // The edge between both pictures, which can be dragged.
          if side == .old, sides.count == 2 { Node("div", ["class": "edge"]) }
          Node("figcaption") { side.title }
        }
      }
    }
  }

  private var findings: Node {
    let more = listed.count - ChangeReport.mostListed
    let outOfSight = outOfSight
    return Node("div", ["class": "found"]) {
      Node("h3") { listed.count.form("Finding") }
      Node("ol", ["class": "numbered"]) {
        for (place, finding) in listed.prefix(ChangeReport.mostListed).enumerated() {
          // What is not visible, such as where a cell leads, has no mark.
          let mark = marks?.place(of: finding)
          Node(
            "li",
            [
              "id": report.paths.findingID(place, of: index),
              "class": mark.map(PictureMarks.name),
            ]
          ) {
            badge(of: mark)
            Node("span") {
              Node.sentence(report.sentence(of: finding))
              if outOfSight.contains(finding) { whereabouts }
            }
          }
        }
      }
      Node.more(more, of: "finding")
    }
  }

  /// Returns the number of a finding, if one next to the picture is the same, or a dot; it leads to
  /// the outlines on the picture.
  private func badge(of mark: Int?) -> Node {
    guard let mark else { return Node("span", ["class": "mark-link"]) { "•" } }
    let isNumbered = marks?.isNumbered(mark) == true
    return Node("a", ["class": "mark-link", "href": "#\(id).m\(mark)"]) {
      Node("span", ["class": "visually-hidden"]) { isNumbered ? "Finding " : "Show it " }
      isNumbered ? "\(mark)" : "•"
    }
  }

  /// The findings about boxes that the picture has, but of which it shows nothing.
  private var outOfSight: Set<ElementIndex<Finding>> {
    let changes = zip(picture.changes, report.review.findingsOfPictures[index])
      .filter { change, _ in change.kind.isSeen && (change.old != nil || change.new != nil) }
    let seen = Set(changes.filter { picture.shows($0.0) }.map(\.1))
    return Set(changes.map(\.1)).subtracting(seen)
  }

  /// Says that something cannot be seen here, with the way to the picture of the whole content.
  private var whereabouts: [Node] {
    let words = Node("span", ["class": "muted"]) { " Out of sight in this picture." }
    guard let full, full != index else { return [words] }
    return [
      words, .text(" "),
      Node("a", ["href": "#\(report.paths.ids[full])"]) { "See the full content" },
    ]
  }

  private var causes: Node {
    let all = report.review.causesOfPictures[index]
    let more = all.count - Self.mostCauses
    return Node("div", ["class": "why"]) {
      if !all.isEmpty { Node("h3") { all.count.form("Cause") } }
      for cause in all.prefix(Self.mostCauses) {
        Node("p", ["class": "why-cause"]) { report.link(toCause: cause, seenFrom: path) }
        CauseEdits(report: report, edits: report.review.causes[cause].edits, most: 1).nodes
      }
      Node.more(more, of: "cause")
    }
  }
}
