import AppModel
import Disk
import Review

/// A difference as other programs list it: a sentence at a line of the new side.
struct PlacedDifference {
  let kind: Kind
  /// Identifies the difference in every run.
  let id: String
  let sentence: String
  let severity: Diagnostic.Severity
  /// Where it was made, and the places of other edits that have this effect only together.
  let place: Position
  let others: [Position]
  /// The same places on the old side.
  let before: [Position]

  /// The kinds of differences.
  enum Kind: String, CaseIterable {
    /// An edit, or a group of edits, that changes pictures.
    case cause = "changed-pictures"
    case unknownPicture = "unknown-picture"
    /// An error of an app, because of which not everything may have been compared.
    case error = "app-error"
  }
}

extension PlacedDifference.Kind {
  /// What a difference of the kind is.
  var meaning: String {
    switch self {
    case .cause: "An edit changes pictures of the app."
    case .unknownPicture: "A picture cannot be compared."
    case .error: "An app has an error, because of which not everything may have been compared."
    }
  }
}

extension DiffResult {
  /// The errors of the new side, then the differences, then the errors of the old side, each at its
  /// line.
  var issues: [PlacedDifference] {
    var counts: [String: Int] = [:]
    let issue = { (error: ShownDiagnostic, start: String, severity: Diagnostic.Severity) in
      let number = counts[error.fingerprint, default: 0] + 1
      counts[error.fingerprint] = number
      return PlacedDifference(
        kind: .error, id: number == 1 ? error.fingerprint : "\(error.fingerprint)-\(number)",
        sentence: "\(start)\(error.text) [\(error.rule.code)]", severity: severity,
        place: error.sourcePlace, others: [], before: [])
    }
    let words = "the old app has an error, so not everything may have been compared: "
    return errors.map { issue($0, "", .error) } + differences
      + oldErrors.map { issue($0, words, .note) }
  }

  /// The causes, those that are accepted last, and the pictures that cannot be compared.
  var differences: [PlacedDifference] {
    let places = DiffPlaces(of: self)
    let severity: Diagnostic.Severity = failOn.namesDifferences ? .error : .warning
    let causes = review.causes.map { cause in
      let isAccepted = accepted.contains(cause.id)
      let own = places.places(of: cause)
      return PlacedDifference(
        kind: .cause, id: cause.id,
        sentence: cause.sentence + (isAccepted ? " (accepted)" : ""),
        severity: isAccepted ? .note : severity, place: own[0], others: Array(own.dropFirst()),
        before: cause.edits.compactMap { edit in edit.old.map { old.sourcePlace($0.place) } })
    }
    let unknown = unknownPictures.map { picture in
      PlacedDifference(
        kind: .unknownPicture, id: picture.fingerprint,
        sentence: "'\(picture.key)' could not be compared\(picture.reason.map { ": \($0)" } ?? "")",
        severity: severity, place: places.place(of: picture), others: [], before: [])
    }
    return causes.filter { $0.severity > .note } + unknown + causes.filter { $0.severity == .note }
  }
}

extension ComparedPicture {
  /// Twelve hexadecimal digits that depend only on what the picture is.
  fileprivate var fingerprint: String { String(ContentHash(of: Array(key.utf8)).text.prefix(12)) }
}
