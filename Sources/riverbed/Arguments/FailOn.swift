import AppLayout
import AppModel

/// What a build is to fail on, although it is no error.
struct FailOn: Hashable {
  private let subjects: Set<Subject>

  /// One thing to fail on.
  private enum Subject: Hashable {
    case rule(Rule)
    /// What the layout of a screen complains about: the codes that begin with `lint-`.
    case lint
    case warnings
    /// What `diff` finds; no diagnostic is one.
    case differences

    static let words: [String: Subject] = [
      "lint": .lint, "warnings": .warnings, "differences": .differences,
    ]

    init?(_ word: String) {
      guard let subject = Self.words[word] ?? Rule.named(word).map(Self.rule) else { return nil }
      self = subject
    }
  }

  /// Reads the values of `--fail-on`, each one word or several with commas.
  init(_ values: [String], of command: Command) throws(UsageError) {
    var subjects: Set<Subject> = []
    let words = values.flatMap(Self.words)
    guard !words.isEmpty else { throw .noSubject(command) }
    for word in words {
      guard let subject = Subject(word) else { throw .unknownSubject(word, command) }
      subjects.insert(subject)
    }
    self.subjects = subjects
  }

  /// Takes the words of `riverbed.json`, where what is unknown has been reported at its line.
  init(known words: [String]) {
    subjects = Set(words.compactMap(Subject.init))
  }

  /// Whether a diagnostic is among what is named.
  func names(_ diagnostic: PlacedDiagnostic) -> Bool {
    subjects.contains { subject in
      switch subject {
      case .rule(let rule): diagnostic.rule == rule
      case .lint: diagnostic.rule.code.hasPrefix("lint-")
      case .warnings: diagnostic.severity == .warning
      case .differences: false
      }
    }
  }

  private static func words(in value: String) -> [String] {
    value.split(separator: ",").map { word in
      let word = word.drop(while: \.isWhitespace)
      return String(word.reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  fileprivate static var everyWord: [String] { Subject.words.keys.sorted() + Rule.all.map(\.code) }
}

extension UsageError {
  fileprivate static func noSubject(_ command: Command) -> Self {
    Self("'--fail-on' names nothing", of: command)
  }

  fileprivate static func unknownSubject(_ word: String, _ command: Command) -> Self {
    Self(
      "'--fail-on' is '\(word.quotable)', which is no diagnostic's code, nor lint, warnings or "
        + "differences", of: command, near: word, FailOn.everyWord)
  }
}
