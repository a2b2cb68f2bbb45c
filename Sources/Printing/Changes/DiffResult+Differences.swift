import AppModel
import Disk
import Review

extension ListedRule {
  /// An edit, or a group of edits, that changes pictures.
  fileprivate static let cause = ListedRule(
    code: "changed-pictures", headline: "An edit changes pictures of the app.")
  fileprivate static let unknownPicture = ListedRule(
    code: "unknown-picture", headline: "A picture cannot be compared.")
  fileprivate static let error = ListedRule(
    code: "app-error",
    headline: "An app has an error, because of which not everything may have been compared.")

  /// The rules of differences.
  static let ofDifferences = [cause, unknownPicture, error]
}

extension ListedProblem {
  /// Lists a difference, which people can accept by its id.
  fileprivate init(
    _ rule: ListedRule, _ id: String, _ sentence: String, _ severity: Diagnostic.Severity,
    at place: Position, related: [(place: Position, words: String)] = []
  ) {
    self.init(
      rule: rule, severity: severity, sentence: sentence, place: place, shownPlace: place,
      title: "\(rule.code) \(id)", label: id, id: id, related: related)
  }
}

extension DiffResult {
  /// The errors of the new side, then the differences, then the errors of the old side, each at its
  /// line.
  var issues: [ListedProblem] {
    let issue = { (error: ShownDiagnostic, start: String, severity: Diagnostic.Severity) in
      ListedProblem(
        .error, error.fingerprint, "\(start)\(error.text) [\(error.rule.code)]", severity,
        at: error.sourcePlace)
    }
    let words = "the old app has an error, so not everything may have been compared: "
    let all =
      errors.map { issue($0, "", .error) } + differences
      + oldErrors.map { issue($0, words, .note) }
    return all.withOwnIDs
  }

  /// The differences, the errors of the new side, and what else makes the run fail.
  var annotated: [ListedProblem] {
    differences + (errors + failures.problems).map(ListedProblem.init)
  }

  /// The causes, those that are accepted last, and the pictures that cannot be compared.
  var differences: [ListedProblem] {
    let places = DiffPlaces(of: self)
    let severity: Diagnostic.Severity = failOn.namesDifferences ? .error : .warning
    let causes = review.causes.map { cause in
      let isAccepted = accepted.contains(cause.id)
      let own = places.places(of: cause)
      let before = cause.edits.compactMap { edit in edit.old.map { old.sourcePlace($0.place) } }
      return ListedProblem(
        .cause, cause.id, cause.sentence + (isAccepted ? " (accepted)" : ""),
        isAccepted ? .note : severity, at: own[0],
        related: before.map { ($0, "before") } + own.dropFirst().map { ($0, "also edited") })
    }
    let unknown = unknownPictures.map { picture in
      ListedProblem(
        .unknownPicture, picture.fingerprint,
        "'\(picture.key)' could not be compared\(picture.reason.map { ": \($0)" } ?? "")", severity,
        at: places.place(of: picture))
    }
    return causes.filter { $0.severity > .note } + unknown
      + causes.filter { $0.severity == .note }
  }
}

extension ComparedPicture {
  /// Twelve hexadecimal digits that depend only on what the picture is.
  fileprivate var fingerprint: String { String(ContentHash(of: Array(key.utf8)).text.prefix(12)) }
}
