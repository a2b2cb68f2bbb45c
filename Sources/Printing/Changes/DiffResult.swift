package import AppModel
package import Review

/// The result of a comparison, as every format shows it.
package struct DiffResult {
  package let old: ShownSide
  package let new: ShownSide
  package let review: ChangeReview
  package let problems: ProblemChanges
  /// The ids of the causes that are accepted.
  package let accepted: Set<String>
  /// The accepted causes that the comparison does not have.
  package let acceptedGone: [GoneCause]
  /// What to fail on.
  package let failOn: FailOn
  /// Whether to list everything, as `-v` asks.
  package let isVerbose: Bool
  /// Where the report is published; nil if that is not known.
  package let links: ReportLinks?
  /// The errors of the new side, and those of them that are not new.
  package let errors: [ShownDiagnostic]
  package let remainingErrors: [ShownDiagnostic]
  /// The errors of the old side.
  let oldErrors: [ShownDiagnostic]
  /// How many errors both sides have.
  package let errorCounts: SideErrors
  /// The new and the fixed diagnostics with paths that can be opened.
  package let newProblems: [ShownDiagnostic]
  package let fixedProblems: [ShownDiagnostic]
  /// The number of pictures with each verdict.
  package let verdicts: [Verdict: Int]

  /// Creates the result of a review, with all diagnostics of both sides.
  package init(
    old: ShownSide, new: ShownSide, review: ChangeReview, problems: ProblemChanges,
    oldDiagnostics: [PlacedDiagnostic], newDiagnostics: [PlacedDiagnostic], accepted: Set<String>,
    acceptedGone: [GoneCause], isStrict: Bool, failOn: FailOn, isVerbose: Bool,
    links: ReportLinks? = nil
  ) {
    self.old = old
    self.new = new
    self.review = review
    self.problems = problems
    self.accepted = accepted
    self.acceptedGone = acceptedGone
    self.failOn = failOn
    self.isVerbose = isVerbose
    self.links = links
    let shown = { (diagnostics: [PlacedDiagnostic], side: ShownSide) in
      diagnostics.map {
        ShownDiagnostic(
          $0, at: side.path(of: $0.file), inRepository: side.sourcePath(of: $0.file),
          isStrict: isStrict)
      }
    }
    let newProblems = shown(problems.new, new)
    self.newProblems = newProblems
    fixedProblems = shown(problems.fixed, old)
    errors = shown(newDiagnostics, new).filter { $0.severity == .error }
    oldErrors = shown(oldDiagnostics, old).filter { $0.severity == .error }
    errorCounts = SideErrors(old: oldErrors.total, new: errors.total)
    let known = Set(newProblems)
    remainingErrors = errors.filter { !known.contains($0) }
    verdicts = review.verdicts
  }

  /// The news in one sentence.
  package var sentence: String {
    review.sentence(accepting: accepted, errors: errorCounts, problems: problems.new)
  }

  /// The news as pages say it: without pictures that only differ in their bytes.
  package var pageSentence: String {
    review.sentence(
      accepting: accepted, errors: errorCounts, problems: problems.new, countsBytes: false)
  }

  /// How much changed, in one sentence; nil if that is the news.
  package var counts: String? {
    let counts = review.counts(accepting: accepted, errors: errorCounts)
    return counts == sentence ? nil : counts
  }

  /// Whether there are differences that are not accepted.
  package var isDifferent: Bool {
    review.causes.contains { !accepted.contains($0.id) }
      || review.pictures.contains { $0.verdict == .unknown }
  }

  /// Returns the problems that a text lists: all where it lists everything, otherwise those that
  /// are more than notes or make the run fail.
  func listed(_ problems: [ShownDiagnostic]) -> [ShownDiagnostic] {
    guard !isVerbose else { return problems }
    let failing = Set(failures.problems)
    return problems.filter { $0.severity > .note || failing.contains($0) }
  }

  /// What the run fails on because of what the comparison found, apart from errors of the new side.
  package struct Failures {
    /// Whether there are differences, and they are something to fail on.
    package let areDifferences: Bool
    let problems: [ShownDiagnostic]
    /// The changes of what is found at every width.
    let ranges: [RangeChange]

    package var isEmpty: Bool { !areDifferences && problems.isEmpty && ranges.isEmpty }
  }

  package var failures: Failures {
    Failures(
      areDifferences: isDifferent && failOn.namesDifferences,
      problems: newProblems.filter { $0.severity < .error && failOn.namesNew($0.diagnostic) },
      ranges: (problems.ranges ?? []).filter(failOn.namesNew))
  }

  /// The pictures that could not be compared, of which texts list the first.
  var unknownPictures: [ComparedPicture] { review.pictures.filter { $0.verdict == .unknown } }

  /// More pictures that could not be compared are only counted.
  static let mostUnknown = 10
}

extension ComparedPicture {
  /// The path of the new picture, or else of the old one.
  var shownName: String { newPath ?? oldPath ?? key }
}

extension DiffResult {
  /// The most accepted causes that are gone and listed, unless everything is.
  private static let mostGone = 10

  /// A line for each of the accepted causes that the comparison does not have.
  var goneLines: ShownText {
    let shown = isVerbose ? acceptedGone[...] : acceptedGone.prefix(Self.mostGone)
    let left = acceptedGone.count - shown.count
    return shown.map { "\($0.words)\n" as ShownText }.joined()
      + (left > 0 ? "\(left.andMore("accepted cause")) like that, shown by -v\n" : "")
  }

  /// The rows of a comment about them.
  var goneRows: [MarkdownText] {
    let left = acceptedGone.count - Self.mostGone
    return acceptedGone.prefix(Self.mostGone).map { "- \($0.words)\n" }
      + (left > 0 ? ["- \(left.andMore("accepted cause")) like that\n"] : [])
  }
}
