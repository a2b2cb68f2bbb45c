import Texts

/// Something that is wrong, or worth knowing, about one location in the input: a value that callers
/// collect and show.
package struct Diagnostic: Hashable, Sendable {
  package let message: Message
  package let location: Location

  package init(_ message: Message, at location: Location) {
    self.message = message
    self.location = location
  }

  /// How serious a diagnostic is: an error is wrong input, a warning a likely mistake, a note a
  /// hint.
  package enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
    case note, warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The content of a diagnostic. Each check declares its own as `fileprivate static` members.
  package struct Message: Hashable, Sendable {
    package let rule: Rule
    package let severity: Severity
    /// What is said: one line of text, in lower case and without a period at the end, with names
    /// from the input in quotes.
    package let sentence: Sentence
    /// What the plain text is about, if that names it: `menu entry 'Hero Screen'`.
    package let subject: String?
    /// The text for people who do not know the files, if the other one names ids, keys or classes;
    /// after a subject, what is said about it.
    private let plainText: String?
    package private(set) var suggestion: Suggestion?
    /// The number of unlisted diagnostics that this one counts; 0 for a listed diagnostic.
    package let omitted: Int
    /// The widths at which it was found; nil if other widths were not tried.
    package let widths: Widths?
    /// Whether something is not read because of it, so that no one knows what else is wrong there.
    package private(set) var leavesUnread = false
    /// What fails where it is found; nil for anything else.
    package private(set) var failure: Failure?

    /// The same content, where something is not read because of what it says.
    package var leavingUnread: Self {
      var message = self
      message.leavesUnread = true
      return message
    }

    /// The same content, where something fails.
    package func about(_ failure: Failure) -> Self {
      var message = self
      message.failure = failure
      return message
    }

    /// What is said as text; a long one loses its middle.
    package var text: String { sentence.text.cleaned(atMost: Self.longest) }

    /// The text, followed by the widths at which it is true.
    package var textWithWidths: String { withWidths(text) }

    /// The same for people who do not know the files, without the subject.
    package var plainTextWithWidths: String { withWidths(plainText ?? text) }

    /// The same with the subject.
    package var plainSentence: String {
      (subject.map { "the \($0) " } ?? "") + plainTextWithWidths
    }

    /// The same without what was probably meant.
    package var withoutSuggestion: Self {
      var message = self
      message.suggestion = nil
      return message
    }

    private func withWidths(_ text: String) -> String {
      guard let words = widths?.words, !words.isEmpty else { return text }
      return "\(text) \(words)"
    }

    package init(
      _ rule: Rule, _ severity: Severity, _ sentence: Sentence, _ suggestion: Suggestion? = nil,
      subject: String? = nil, plainText: String? = nil, widths: Widths? = nil
    ) {
      self.init(
        rule, severity, sentence, suggestion, subject: subject, plainText: plainText, omitted: 0,
        widths: widths)
    }

    /// The maximum number of characters that a message can have.
    private static let longest = 1000

    init(
      _ rule: Rule, _ severity: Severity, _ sentence: Sentence, _ suggestion: Suggestion? = nil,
      subject: String? = nil, plainText: String? = nil, omitted: Int, widths: Widths? = nil
    ) {
      self.rule = rule
      self.severity = severity
      self.sentence = sentence
      self.subject = subject?.cleaned(atMost: Self.longest)
      self.plainText = plainText?.cleaned(atMost: Self.longest)
      self.suggestion = suggestion
      self.omitted = omitted
      self.widths = widths
    }
  }

  /// What fails, and why, in words without code.
  package struct Failure: Hashable, Sendable {
    package let subject: String
    package let reason: String

    package init(_ subject: String, because reason: String) {
      (self.subject, self.reason) = (subject.quotable, reason.quotable)
    }
  }

  /// A possible fix for the diagnostic.
  package enum Suggestion: Hashable, Sendable {
    /// The name that was probably meant.
    case name(String)
    /// A thing to do, in the imperative.
    case action(String)

    /// Suggests the nearest name; nil if there is none.
    package init?(nearest name: String?) {
      guard let name else { return nil }
      self = .name(name)
    }

    package var text: String {
      switch self {
      case .name(let name): "did you mean '\(name.quotable)'?"
      case .action(let action): action.cleaned
      }
    }
  }
}
