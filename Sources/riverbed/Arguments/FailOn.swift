import AppLayout
import AppModel

/// The findings to fail on although they are not errors.
struct FailOn: Hashable {
  private let subjects: Set<Subject>

  /// One kind of finding.
  private enum Subject: Hashable {
    case rule(Rule)
    /// Diagnostics about the layout of screens.
    case lint
    case warnings
    /// Differences that a comparison finds; these are not diagnostics.
    case differences
    /// Errors and warnings that only the new side of a comparison has.
    case newProblems

    static let words: [String: Subject] = [
      "lint": .lint, "warnings": .warnings, "differences": .differences,
      "new-problems": .newProblems,
    ]

    init?(_ word: String) {
      guard let subject = Self.words[word] ?? Rule.named(word).map(Self.rule) else { return nil }
      self = subject
    }
  }

  /// Reads the words of `--fail-on`.
  init(_ words: [String], of command: Command) throws(UsageError) {
    var subjects: Set<Subject> = []
    for word in words {
      guard let subject = Subject(word) else { throw .unknownSubject(word, command) }
      subjects.insert(subject)
    }
    self.subjects = subjects
  }

  /// Takes the words of `riverbed.json`, whose unknown words are already reported.
  init(known words: [String]) {
    subjects = Set(words.compactMap(Subject.init))
  }

  /// Whether a diagnostic is one to fail on.
  func names(_ diagnostic: PlacedDiagnostic) -> Bool {
    subjects.contains { subject in
      switch subject {
      case .rule(let rule): diagnostic.rule == rule
      case .lint: diagnostic.rule.isAboutLayout
      case .warnings: diagnostic.severity == .warning
      case .differences, .newProblems: false
      }
    }
  }

  /// Whether differences are something to fail on.
  var namesDifferences: Bool { subjects.contains(.differences) }

  /// Whether a diagnostic that only the new side of a comparison has is one to fail on.
  func namesNew(_ diagnostic: PlacedDiagnostic) -> Bool {
    subjects.contains(.newProblems) && diagnostic.severity > .note || names(diagnostic)
  }

  fileprivate static var everyWord: [String] { Subject.words.keys.sorted() + Rule.all.map(\.code) }
}

extension UsageError {
  fileprivate static func unknownSubject(_ word: String, _ command: Command) -> Self {
    Self(
      "'--fail-on' is '\(word.quotable)'; expected a diagnostic code, lint, warnings, "
        + "differences or new-problems", of: command, near: word, FailOn.everyWord)
  }
}
