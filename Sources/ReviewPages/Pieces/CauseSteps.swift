import AppModel
import PageParts
import Review

/// Which of all causes one is, with links to the causes before and after it. The script adds a box
/// to tick where `data-cause` is.
struct CauseSteps {
  let report: ChangeReport
  let cause: ElementIndex<Cause>
  let path: SitePath

  /// The most causes of a picture that have steps next to it.
  static let mostOfPicture = 12

  private var causes: [Cause] { report.review.causes }

  /// The number of the cause: `2 of 4 causes`.
  private var place: Node {
    Node("span", ["class": "place-of"]) {
      causes.count == 1
        ? "The only cause"
        : "\((cause.index + 1).grouped) of \(causes.count.counted(as: "cause"))"
    }
  }

  /// The links on the page of the cause, which lead to those of others; nothing if there are none.
  var links: [Node] {
    StepLinks(
      previous: link(to: cause.index - 1, "Previous cause"),
      next: link(to: cause.index + 1, "Next cause"), of: "cause"
    ).node("Other causes", between: [place])
  }

  private func link(to number: Int, _ title: String) -> StepLinks.Link? {
    guard causes.indices.contains(number) else { return nil }
    let other = ElementIndex<Cause>(number)
    return StepLinks.Link(
      title: title, name: causes[other].phrase.node,
      address: path.link(to: report.paths.causes[other]))
  }

  /// Returns the links next to a picture that the cause changes, which lead to the pictures that
  /// show other causes best.
  func row(nextTo picture: ElementIndex<ComparedPicture>) -> Node {
    let steps = StepLinks(
      previous: comparison(of: cause.index - 1, "Previous cause"),
      next: comparison(of: cause.index + 1, "Next cause"), of: "cause")
    return Node(
      "div",
      [
        "id": report.paths.id(of: causes[cause], nextTo: picture), "class": "steps cause-steps",
        "data-cause": causes[cause].id,
      ],
      steps.nodes(around: [place]))
  }

  private func comparison(of number: Int, _ title: String) -> StepLinks.Link? {
    guard causes.indices.contains(number) else { return nil }
    let other = ElementIndex<Cause>(number)
    let address =
      report.examples[other].map { report.comparison(of: $0, showing: other, seenFrom: path) }
      ?? path.link(to: report.paths.causes[other])
    return StepLinks.Link(name: .text(title), address: address)
  }
}

extension ReportPaths {
  /// Returns the id of a cause next to one of its pictures.
  func id(of cause: Cause, nextTo picture: ElementIndex<ComparedPicture>) -> String {
    "\(ids[picture]).\(cause.id)"
  }
}

extension ChangeReport {
  /// Returns the address of a picture's comparison that shows which cause one comes from.
  func comparison(
    of picture: ElementIndex<ComparedPicture>, showing cause: ElementIndex<Cause>,
    seenFrom path: SitePath
  ) -> String {
    let isNamed = review.causesOfPictures[picture].prefix(CauseSteps.mostOfPicture).contains(cause)
    let id = isNamed ? paths.id(of: review.causes[cause], nextTo: picture) : paths.ids[picture]
    return path.link(to: paths.pages[picture], at: id)
  }
}
