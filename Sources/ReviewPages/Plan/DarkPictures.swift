import AppModel
import Review
import SiteFiles
import Wireframe

/// The pictures in a dark theme that pages show in place of those in the first theme where the
/// reader's system asks for dark pages, as the pages of a site do.
///
/// Both changed in the same way, so that what is said about one is true of the other, and so that
/// the same part of both is shown. A page that compares pictures has all of them in the dark, or
/// none.
struct DarkPictures: Sendable {
  private let twins: [ElementIndex<ComparedPicture>: ElementIndex<ComparedPicture>]

  init(of review: ChangeReview, on comparisons: [ChangeReport.Comparison]) {
    let themes = review.drawnThemes
    guard let first = themes.first, !first.isDark, let dark = themes.first(where: \.isDark) else {
      twins = [:]
      return
    }
    let inDark = Dictionary(
      firstOf: review.pictures.withIndices.filter { $1.subject.theme == dark.name }
        .map { ($1.subject, $0) })
    var twins: [ElementIndex<ComparedPicture>: ElementIndex<ComparedPicture>] = [:]
    for comparison in comparisons {
      let found = comparison.pictures.compactMap { index -> ElementIndex<ComparedPicture>? in
        let subject = review.pictures[index].subject
        guard subject.theme == first.name, let twin = inDark[subject.inTheme(dark.name)] else {
          return nil
        }
        return review.changedAlike(index, twin) ? twin : nil
      }
      guard found.count == comparison.pictures.count else { continue }
      for (index, twin) in zip(comparison.pictures, found) { twins[index] = twin }
    }
    self.twins = twins
  }

  /// Returns the picture that dark pages show in place of another; nil if they show the same one.
  subscript(picture: ElementIndex<ComparedPicture>) -> ElementIndex<ComparedPicture>? {
    twins[picture]
  }
}

extension ChangeReview {
  /// Whether the same changed in the same places of two pictures, for the same reasons.
  fileprivate func changedAlike(
    _ one: ElementIndex<ComparedPicture>, _ two: ElementIndex<ComparedPicture>
  ) -> Bool {
    let (first, second) = (pictures[one], pictures[two])
    guard first.verdict == second.verdict, first.isCancelled == second.isCancelled else {
      return false
    }
    let haveSameSides =
      [first.oldPath, first.newPath].map { $0 == nil }
      == [second.oldPath, second.newPath].map { $0 == nil }
    let haveSameSize = first.oldCanvas == second.oldCanvas && first.newCanvas == second.newCanvas
    guard haveSameSides, haveSameSize, causesOfPictures[one] == causesOfPictures[two],
      findingsOfPictures[one] == findingsOfPictures[two]
    else { return false }
    return first.changes.elementsEqual(second.changes) { $0.old == $1.old && $0.new == $1.new }
  }
}
