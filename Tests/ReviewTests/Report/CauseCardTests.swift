import AppLayout
import AppModel
import Markup
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Review
@testable import ReviewPages

@Suite struct `Cards of causes` {
  @Test func `a cause that no picture shows is told in the words before and after`() throws {
    let made = try ReportCase(pullRequest: "screen-retitled-under-a-logo.json")
    let review = made.report.review
    let cause = try #require(
      review.causes.withIndices.first { $1.sentence == "In depth is called Dossier now" })
    try #require(made.report.examples[cause.index] == nil && cause.element.pictures == 0)
    let pages = try made.pages
    let card = try made.cards[cause.index.index]
    let page = try #require(pages["causes/\(cause.element.id).xhtml"])
    let main = try #require(page.everything.first { $0.name == "main" })
    for shown in [card, main] {
      #expect(!shown.everything.contains { $0.name == "img" })
      let figures = shown.everything.filter { $0.name == "figure" }.map(\.outline)
      #expect(
        figures == [
          ["p: In depth", "figcaption: Before"], ["p: Dossier", "figcaption: After"],
        ])
      #expect(!shown.words.contains("0 pictures"), "\(shown.words)")
      #expect(shown.words.contains("in words on pages of "))
    }
    #expect(try made.brokenLinks == [])
  }

  @Test func `a cause among others is shown as the app without it, and as it is`() throws {
    let name = "week-of-eight-edits.json"
    let made = try ReportCase(pullRequest: name)
    let (review, paths) = (made.report.review, made.report.paths)
    var count = 0
    for (index, cause) in review.causes.withIndices {
      guard let example = made.report.examples[index],
        review.before(example, showing: index) == .without(index)
      else { continue }
      count += 1
      let request = try ReviewCase(name, in: "PullRequests")
      let without = ReviewCase(
        old: try request.files(without: Set(cause.edits.map(\.path))), new: request.new)
      let expected = try ReportCase(of: try without.report())
      let picture = review.pictures[example]
      let own = try #require(
        expected.report.review.pictures.withIndices.first { $1.key == picture.key })
      let old = try #require(expected.report.paths.picture(own.index, on: .old))
      #expect(
        made.documents[paths.without[index].text] == expected.documents[old.text],
        "\(cause.sentence)")
      #expect(
        review.trees(of: example, showing: index).old
          == expected.report.review.trees(of: own.index).old)
      let images = try made.cards[index.index].everything
        .filter { $0.name == "img" }.compactMap { $0["src"]?.split(separator: "#").first }
      #expect(images.first.map(String.init) == paths.without[index].text)
    }
    #expect(count > 1)
    #expect(try made.brokenLinks == [])
  }

  @Test func `a cause that is alone in its picture needs no picture of its own`() throws {
    let made = try ReportCase("family-inset")
    #expect(!made.documents.keys.contains { $0.hasPrefix("without/") })
  }

  @Test func `marks on the old picture are where the old app has the boxes`() throws {
    let made = try ReportCase(pullRequest: "week-of-eight-edits.json")
    let review = made.report.review
    var others = 0
    for comparison in made.report.comparisons {
      for (index, frames) in review.oldFrames(of: comparison.pictures) {
        let boxes = try #require(review.trees(of: index).old).boxes
        for (subject, frame) in frames {
          #expect(boxes.contains { BoxChange.Subject($0) == subject && $0.frame == frame })
        }
        let picture = review.pictures[index]
        let pair = try #require(PicturePair(wholeOf: index, in: made.report))
        let marks = PictureMarks(
          on: pair, findings: made.report.listedFindings(of: index), oldFrames: frames)
        let part = try #require(pair.part(.old)).frame
        let drawn = marks.drawings(on: .old).flatMap(\.rectangles)
        let known = Set(
          frames.map { subject, frame in
            picture.oldSight.visible(frame, of: subject).intersection(part).outline.rectangle
          })
        #expect(Set(drawn).isSubset(of: known), "\(picture.key)")
        others += picture.changes.count { $0.old != nil && $0.old != frames[$0.subject] }
      }
    }
    // Otherwise what changed would say it just as well.
    #expect(others > 0)
  }

  @Test(arguments: try Fixtures.names(in: "PullRequests", endingIn: "json"))
  func `an example shows what its cause says first`(name: String) throws {
    let review = try ReviewCase(name, in: "PullRequests").review(on: ["iphone-14-pro"])
    for (index, cause) in review.causes.withIndices {
      guard let effect = cause.effects.first else {
        #expect(cause.proof == .stated, "\(cause.sentence)")
        continue
      }
      let first = Set(effect.findings).filter {
        review.findings[$0].kind.isSeen || review.findings[$0].kind == .retargeted
      }
      let showing = review.pictures.elementIndices.filter { review.shows(first, in: $0) }
      guard let example = review.examples()[index], !showing.isEmpty else { continue }
      #expect(showing.contains(example), "\(cause.sentence)")
    }
  }

  @Test func `a card shows the whole screen where a tab bar comes or goes`() throws {
    let made = try ReportCase(pullRequest: "tab-bar-for-side-menu.json")
    let cause = ElementIndex<Cause>(0)
    let example = try #require(made.report.examples[cause])
    let pair = try #require(PicturePair(exampleOf: cause, example, in: made.report))
    let picture = made.report.review.pictures[example]
    let whole = try #require(Crop(wholeOf: [picture.oldCanvas, picture.newCanvas]))
    #expect(pair.part(.new) == whole)
    #expect(pair.part(.old) == whole)
  }

  @Test func `a new screen says from where it opens`() throws {
    let made = try ReportCase(pullRequest: "screen-added-with-entry.json")
    let review = made.report.review
    let added = try #require(review.pictures.withIndices.first { $1.verdict == .added }).index
    let cause = try #require(review.causesOfPictures[added].first)
    let pair = try #require(PicturePair(exampleOf: cause, added, in: made.report))
    let words = pair.figures(seenFrom: "index.xhtml", within: Size(width: 300, height: 300))
      .flatMap(\.texts)
    #expect(words.joined().hasPrefix("Not there before. Opens from Home’s menu entry “Sport”"))
    let cells = CauseMatrix(report: made.report, cause: cause, path: "index.xhtml").nodes
      .flatMap(\.texts).joined()
    #expect(cells.contains("not there before; opens from Home’s menu entry “Sport”"))
  }

  @Test func `what changed is not shown where only an edge outside the picture moved`() throws {
    let review = try ReviewCase("week-of-eight-edits.json", in: "PullRequests").review()
    let cause = try #require(
      review.causes.withIndices.first {
        $1.sentence == "Latest on Home shows up to 4 items instead of 6"
      })
    let example = try #require(review.examples()[cause.index])
    #expect(review.pictures[example].subject.kind == .state(.full))
  }
}

extension ChangeReview {
  /// Whether one of some findings is in a picture, and not only outside its canvas.
  fileprivate func shows(
    _ wanted: Set<ElementIndex<Finding>>, in index: ElementIndex<ComparedPicture>
  ) -> Bool {
    let picture = pictures[index]
    return zip(picture.changes, findingsOfPictures[index]).contains { change, finding in
      guard wanted.contains(finding) else { return false }
      let old = picture.oldCanvas.flatMap { change.old?.intersection($0) }
      let new = picture.newCanvas.flatMap { change.new?.intersection($0) }
      let isOutside = [old, new].compactMap(\.self).allSatisfy { $0.width <= 0 || $0.height <= 0 }
      return change.old == nil && change.new == nil
        || !isOutside && (change.event.delta == nil || old != new)
    }
  }
}

extension ReportCase {
  /// Creates the report of a pull request.
  init(pullRequest name: String) throws {
    try self.init(of: try ReviewCase(name, in: "PullRequests").report())
  }

  /// The cards on the first page.
  var cards: [Element] {
    get throws {
      try pages["index.xhtml"]?.everything.filter {
        $0.name == "article" && $0["class"] == "cause"
      } ?? []
    }
  }
}

extension Node {
  /// All the texts inside.
  fileprivate var texts: [String] {
    switch self {
    case .element(_, _, let children): children.flatMap(\.texts)
    case .text(let text): [text]
    case .flat(let flat): flat.nodes.flatMap(\.texts)
    }
  }

  /// The rectangles in the drawing.
  fileprivate var rectangles: [[String?]] {
    switch self {
    case .element("rect", _, _): [rectangle]
    case .element(_, _, let children): children.flatMap(\.rectangles)
    case .text: []
    case .flat(let flat): flat.nodes.flatMap(\.rectangles)
    }
  }

  fileprivate var rectangle: [String?] {
    guard case .element(_, let attributes, _) = self else { return [] }
    return ["x", "y", "width", "height"].map { attributes[$0] }
  }
}
