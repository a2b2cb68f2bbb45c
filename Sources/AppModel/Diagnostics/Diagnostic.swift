/// One complaint about one place in the input: a value, collected and shown by whoever asked.
package struct Diagnostic: Hashable, Sendable {
  package let message: Message
  package let location: Location

  package init(_ message: Message, at location: Location) {
    self.message = message
    self.location = location
  }

  /// How grave a complaint is. An error is wrong input, a warning a likely mistake, a note a hint.
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

  /// What a complaint says. Each check declares its own as `fileprivate static` members.
  package struct Message: Hashable, Sendable {
    package let rule: Rule
    package let severity: Severity
    /// Lower case and without a full stop, with the author's own text in quotes: one line that can be
    /// shown anywhere.
    package let text: String
    package let suggestion: Suggestion?
    /// How many complaints this one counts that are not listed; 0 for a listed one.
    package let omitted: Int

    package init(
      _ rule: Rule, _ severity: Severity, _ text: String, _ suggestion: Suggestion? = nil
    ) {
      self.init(rule, severity, text, suggestion, omitted: 0)
    }

    /// No message needs more characters.
    private static let longest = 1000

    init(
      _ rule: Rule, _ severity: Severity, _ text: String, _ suggestion: Suggestion? = nil,
      omitted: Int
    ) {
      self.rule = rule
      self.severity = severity
      self.text = text.cleaned(atMost: Self.longest)
      self.suggestion = suggestion
      self.omitted = omitted
    }
  }

  /// What might mend the complaint.
  package enum Suggestion: Hashable, Sendable {
    /// A name that was probably meant.
    case name(String)
    /// A thing to do, in the imperative.
    case action(String)

    /// The suggestion of a nearest name, if there is one.
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
