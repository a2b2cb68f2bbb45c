package import AppLayout
package import SiteFiles
package import Wireframe

/// What a review compares, and how.
package struct ReviewTerms: Sendable {
  package var themes: [Theme]
  /// How far a box may move or grow without a finding, in thousandths of a point.
  package var tolerance: Int
  /// The patterns of keys of boxes that are left out, with everything inside them.
  package var ignored: [String]
  /// How many threads work at once.
  package var jobs: Int
  package var progress: ReviewProgress
  /// Reads what the pages of an app's site say; nil if only pictures are compared.
  package var words: WordReader?
  /// The limit on the work of proving causes.
  package var limit = WorkLimit.standard
  /// The old keys of screens that have another key now, by their new keys.
  var renamedScreens: [String: String] = [:]

  /// Reads what the site of an app says on the pages about some screens, or all if they are nil, and
  /// on those about the app.
  package typealias WordReader =
    @Sendable (App, VariantAxes, [Theme], _ screens: Set<String>?) -> SiteWords

  package init(
    themes: [Theme], tolerance: Int = 0, ignored: [String] = [], jobs: Int = 1,
    progress: ReviewProgress = .unseen
  ) {
    self.themes = themes
    self.tolerance = tolerance
    self.ignored = ignored
    self.jobs = jobs
    self.progress = progress
  }
}

/// Where a review reports how far it is: it compares all pictures, then undoes each edit.
package struct ReviewProgress: Sendable {
  /// Called at the start of each part with its number of steps.
  let begin: @Sendable (_ steps: Int) -> Void
  /// Called after each step, from any thread.
  let advance: @Sendable () -> Void

  package init(
    begin: @escaping @Sendable (_ steps: Int) -> Void, advance: @escaping @Sendable () -> Void
  ) {
    self.begin = begin
    self.advance = advance
  }

  /// Progress that no one wants to see.
  package static let unseen = ReviewProgress(begin: { _ in }, advance: {})
}
