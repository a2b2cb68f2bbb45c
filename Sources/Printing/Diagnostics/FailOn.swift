import AppLayout
package import AppModel
package import Review

/// The findings to fail on although they are not errors.
package struct FailOn: Hashable, Sendable {
  private let subjects: Set<Subject>

  /// One kind of finding.
  private enum Subject: Hashable, Sendable {
    case rule(Rule)
    /// Warnings about the layout of screens, as the app shows them; notes are about what it could
    /// show.
    case lint
    case warnings
    /// Differences that a comparison finds; these are not diagnostics.
    case differences
    /// Errors and warnings that only the new side of a comparison has.
    case newProblems
    /// Diagnostics about journeys that no one can follow as they are meant.
    case journeys

    static let words: [String: Subject] = [
      "lint": .lint, "warnings": .warnings, "differences": .differences,
      "new-problems": .newProblems, "journeys": .journeys,
    ]

    init?(_ word: String) {
      guard let subject = Self.words[word] ?? Rule.named(word).map(Self.rule) else { return nil }
      self = subject
    }
  }

  /// The words for kinds of findings that are not codes.
  package static var words: [String] { Subject.words.keys.sorted() }

  /// Takes words, of which those that are not known are already reported.
  package init(known words: [String]) {
    subjects = Set(words.compactMap(Subject.init))
  }

  /// Whether a diagnostic is one to fail on.
  package func names(_ diagnostic: PlacedDiagnostic) -> Bool {
    subjects.contains { subject in
      switch subject {
      case .rule(let rule): diagnostic.rule == rule
      case .lint: diagnostic.rule.isAboutLayout && diagnostic.severity > .note
      case .warnings: diagnostic.severity == .warning
      case .journeys: diagnostic.rule.isAboutJourneys
      case .differences, .newProblems: false
      }
    }
  }

  /// Whether differences are something to fail on.
  package var namesDifferences: Bool { subjects.contains(.differences) }

  /// Whether all that only the new side of a comparison has is something to fail on.
  package var namesNewProblems: Bool { subjects.contains(.newProblems) }

  /// Whether a diagnostic that only the new side of a comparison has is one to fail on.
  package func namesNew(_ diagnostic: PlacedDiagnostic) -> Bool {
    namesNewProblems && diagnostic.severity > .note || names(diagnostic)
  }

  /// Whether the widths where a rule is broken are something to fail on, because they grew.
  package func namesNew(_ change: RangeChange) -> Bool {
    change.isWorse
      && subjects.contains { subject in
        switch subject {
        case .newProblems: true
        case .lint: change.rule.isAboutLayout
        case .rule(let rule): change.rule == rule
        case .warnings, .differences, .journeys: false
        }
      }
  }

  /// Whether a word names something to fail on.
  package static func knows(_ word: String) -> Bool { Subject(word) != nil }

  /// All words, to suggest the one that was probably meant.
  package static var everyWord: [String] { Subject.words.keys.sorted() + Rule.all.map(\.code) }
}
