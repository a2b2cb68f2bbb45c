import AppModel
import Review
import SiteFiles

/// Pictures that are copied together: they follow each other in the order of their paths, and are
/// drawn from the same layout.
package struct PictureRun: Sendable {
  let source: Source
  /// The path of each picture, and its index in the review.
  private(set) var pictures: [(path: SitePath, index: ElementIndex<ComparedPicture>)]

  /// What the pictures are drawn from.
  enum Source {
    case side(ReviewedSide)
    /// The new side without a cause.
    case without(ElementIndex<Cause>)
  }

  /// Returns the runs of all pictures that a report copies.
  static func all(
    of review: ChangeReview, _ examples: ElementTable<Cause, ElementIndex<ComparedPicture>?>,
    _ dark: DarkPictures, _ paths: ReportPaths
  ) -> [PictureRun] {
    copies(of: review, paths) + undone(of: review, examples, dark, paths)
  }

  /// Returns the pictures that cards show without their causes.
  private static func undone(
    of review: ChangeReview, _ examples: ElementTable<Cause, ElementIndex<ComparedPicture>?>,
    _ dark: DarkPictures, _ paths: ReportPaths
  ) -> [PictureRun] {
    let runs = examples.elementIndices.compactMap { cause -> PictureRun? in
      guard let example = examples[cause],
        review.before(example, showing: cause) == .without(cause)
      else { return nil }
      let twin = dark[example].map { [(path: paths.withoutInDark[cause], index: $0)] } ?? []
      return PictureRun(
        source: .without(cause), pictures: twin + [(paths.without[cause], example)])
    }
    return runs.sorted { $0.pictures[0].path < $1.pictures[0].path }
  }

  private static func copies(of review: ChangeReview, _ paths: ReportPaths) -> [PictureRun] {
    ReviewedSide.allCases.flatMap { side -> [PictureRun] in
      var found: [SitePath: ElementIndex<ComparedPicture>] = [:]
      for index in review.pictures.elementIndices where review.isShown(index, on: side) {
        guard let path = paths.copy(index, on: side), found[path] == nil else { continue }
        found[path] = index
      }
      var runs: [PictureRun] = []
      for (path, index) in found.sorted(by: { $0.key < $1.key }) {
        if let last = runs.last?.pictures.last?.index, review.areDrawnTogether(last, index) {
          runs[runs.count - 1].pictures.append((path, index))
        } else {
          runs.append(PictureRun(source: .side(side), pictures: [(path, index)]))
        }
      }
      return runs
    }
  }
}

extension ChangeReview {
  /// Whether a side has a picture that Riverbed drew, so that it is safe to publish.
  func isShown(_ index: ElementIndex<ComparedPicture>, on side: ReviewedSide) -> Bool {
    let picture = pictures[index]
    guard picture.verdict != .unknown else { return false }
    switch side {
    case .old: return picture.oldPath != nil && picture.oldCanvas != nil
    case .new: return picture.newPath != nil && picture.newCanvas != nil
    }
  }

  /// Whether two pictures have the same screen, device and theme.
  fileprivate func areDrawnTogether(
    _ one: ElementIndex<ComparedPicture>, _ two: ElementIndex<ComparedPicture>
  ) -> Bool {
    let (one, two) = (pictures[one].subject, pictures[two].subject)
    if case .other = one.kind { return false }
    if case .other = two.kind { return false }
    return one.screen == two.screen && one.device == two.device
      && one.orientation == two.orientation && one.theme == two.theme
  }
}
