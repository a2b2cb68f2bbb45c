package import AppModel

extension Node {
  /// Returns a word or two that stand out, such as `legacy`.
  package static func badge(_ text: String, _ tone: Tone = .note) -> Node {
    Node("span", ["class": "badge badge-\(tone.rawValue)"]) { text }
  }

  /// Returns a badge that is a link.
  package static func badge(_ text: String, _ tone: Tone = .note, to address: String) -> Node {
    Node("a", ["class": "badge badge-\(tone.rawValue)", "href": address]) { text }
  }

  /// Returns badges next to each other.
  package static func badges(_ badges: [Node]) -> Node {
    Node("ul", ["class": "badges"], badges.map { Node("li", [:], [$0]) })
  }
}

/// The tone of a piece of a page, which decides its colors. Its words say the same thing.
package enum Tone: String, Hashable, Sendable, CaseIterable {
  case error, warning, note, ok, accent
}

extension Diagnostic.Severity {
  /// The word for the severity on pages: 'hint', because 'note' could mean a remark.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "hint"
    }
  }

  /// The tone of what has the severity.
  package var tone: Tone {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
