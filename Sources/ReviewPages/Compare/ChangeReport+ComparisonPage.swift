import AppModel
import PageParts
import Review

extension ChangeReport {
  /// Returns the page that compares the pictures of a screen on a device.
  func comparisonPage(_ index: ElementIndex<Comparison>) -> Page {
    let comparison = comparisons[index]
    let (path, pictures) = (comparison.path, comparison.pictures)
    let oldFrames = review.oldFrames(of: pictures)
    let full = pictures.first { review.pictures[$0].subject.kind == .state(.full) }
    let shown = pictures.map {
      ComparedState(
        report: self, index: $0, full: full, path: path, oldFrames: oldFrames[$0])
    }
    let title = pageTitle(of: comparison)
    return Page(
      at: path, title, in: frame, trail: trail(from: path), heading: [.directed(title)]
    ) {
      steps(around: index, seenFrom: path)
      Node("div", ["class": "comparison"]) {
        Node("div", ["class": "row controls"], CompareModes.nodes)
        if shown.count > 1 { film(of: shown) }
        Node("div", ["class": "comparisons"], shown.map(\.node))
      }
    }
  }

  /// Returns the links that choose a picture.
  private func film(of states: [ComparedState]) -> Node {
    Node("nav", ["class": "film", "aria-label": "Changed pictures"]) {
      Node("ul") {
        for state in states { Node("li") { state.choice } }
      }
    }
  }

  private func pageTitle(of comparison: Comparison) -> String {
    let picture = comparison.pictures[0]
    return title(of: picture) + (theme(of: picture).map { ", \($0)" } ?? "")
  }

  private func steps(
    around comparison: ElementIndex<Comparison>, seenFrom path: SitePath
  ) -> [Node] {
    let index = comparison.index
    return StepLinks(
      previous: index > 0 ? link(comparisons[index - 1], "Previous", path) : nil,
      next: index + 1 < comparisons.count ? link(comparisons[index + 1], "Next", path) : nil
    ).node("Other comparisons")
  }

  private func link(
    _ comparison: Comparison, _ title: String, _ path: SitePath
  ) -> StepLinks.Link {
    StepLinks.Link(
      title: title, name: .directed(pageTitle(of: comparison)),
      address: path.link(to: comparison.path))
  }
}
