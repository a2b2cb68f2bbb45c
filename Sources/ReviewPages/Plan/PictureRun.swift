import Review
import SiteFiles

/// Pictures that are copied together: they follow each other in the order of their paths, and are
/// drawn from the same layout.
struct PictureRun: Sendable {
  let side: ReviewedSide
  /// The path of each picture, and its number in the review.
  private(set) var pictures: [(path: SitePath, number: Int)]

  /// Returns the runs of all pictures that a report copies.
  static func all(of review: ChangeReview, _ paths: ReportPaths) -> [PictureRun] {
    ReviewedSide.allCases.flatMap { side -> [PictureRun] in
      var numbers: [SitePath: Int] = [:]
      for number in review.pictures.indices where review.isShown(number, on: side) {
        guard let path = paths.copy(number, on: side), numbers[path] == nil else { continue }
        numbers[path] = number
      }
      var runs: [PictureRun] = []
      for (path, number) in numbers.sorted(by: { $0.key < $1.key }) {
        if let last = runs.last?.pictures.last?.number,
          review.areDrawnTogether(last, number)
        {
          runs[runs.count - 1].pictures.append((path, number))
        } else {
          runs.append(PictureRun(side: side, pictures: [(path, number)]))
        }
      }
      return runs
    }
  }
}

extension ChangeReview {
  /// Whether a side has a picture that Riverbed drew, so that it is safe to publish.
  func isShown(_ number: Int, on side: ReviewedSide) -> Bool {
    let picture = pictures[number]
    guard picture.verdict != .unknown else { return false }
    switch side {
    case .old: return picture.oldPath != nil && picture.oldCanvas != nil
    case .new: return picture.newPath != nil && picture.newCanvas != nil
    }
  }

  /// Whether two pictures have the same screen, device and theme.
  fileprivate func areDrawnTogether(_ one: Int, _ two: Int) -> Bool {
    let (one, two) = (pictures[one].subject, pictures[two].subject)
    if case .other = one.kind { return false }
    if case .other = two.kind { return false }
    return one.screen == two.screen && one.device == two.device
      && one.orientation == two.orientation && one.theme == two.theme
  }
}
