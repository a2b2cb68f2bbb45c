import AppModel
import PageParts
import Review

extension ChangeReport {
  /// The causes that have a card; others have a line of a table.
  private static let mostCards = 30
  /// The causes that one page lists.
  private static let mostOnPage = 300

  /// How many pages list the causes.
  var indexPageCount: Int { max(1, (review.causes.count + Self.mostOnPage - 1) / Self.mostOnPage) }

  /// Returns a page of causes, counted from zero. The first one also has everything else.
  func indexPage(_ page: Int) -> Page {
    let path = paths.index(page)
    let causes = page * Self.mostOnPage..<min(review.causes.count, (page + 1) * Self.mostOnPage)
    let isSplit = indexPageCount > 1
    return Page(
      at: path, page == 0 ? "What changed" : "What changed, page \(page + 1)", in: frame,
      trail: page == 0 ? [] : trail(from: path),
      heading: page == 0
        ? [.directed(sentence.withTypographicQuotes)] : [.text("Causes, page \(page + 1)")]
    ) {
      if page == 0 {
        ReviewSummary(report: self).nodes
        GoneCauseList(report: self).nodes
      }
      if !causes.isEmpty {
        Node("section", ["id": "causes", "class": "causes", "aria-labelledby": "causes-title"]) {
          Node("h2", ["id": "causes-title", "class": "visually-hidden"]) { "Causes" }
          if page == 0 {
            for number in causes.prefix(Self.mostCards) {
              CauseCard(report: self, index: ElementIndex(number), path: path).node
            }
            if causes.count > Self.mostCards {
              Node("h3") { "Further causes" }
              CauseTable(report: self, causes: Self.mostCards..<causes.upperBound, path: path).node
            }
          } else {
            CauseTable(report: self, causes: causes, path: path).node
          }
        }
      }
      if isSplit { pages(current: page, seenFrom: path) }
      if page == 0 {
        ProblemSections(report: self, path: path).nodes
        EditSections(report: self).nodes
        UnknownPictures(report: self).nodes
      }
    }
  }

  private func pages(current: Int, seenFrom path: SitePath) -> Node {
    Node("nav", ["class": "pages", "aria-label": "Pages of causes"]) {
      Node("ul") {
        for page in 0..<indexPageCount {
          Node("li") {
            Node(
              "a",
              [
                "href": path.link(to: paths.index(page)),
                "aria-current": page == current ? "page" : nil,
              ]
            ) { "\(page + 1)" }
          }
        }
      }
    }
  }
}
