/// A step of the app's start: what was decided, and why.
package struct BootStep: Hashable, Sendable {
  package let number: Int
  /// The decision and its reason, with the names of classes, flags and plugins.
  package let decision: String
  package let reason: String
  /// The same as a product manager would say it.
  package let plainDecision: String
  package let plainReason: String
  /// Where the reason is written, if it is written anywhere.
  package let location: Location?
  /// The classes and protocols of the apps that do it, in a sentence for developers; nil where the
  /// decision and its reason name all of them.
  package let details: String?

  /// Everything that only developers want to know, as sentences: the decision with its names, where
  /// it has any, and who does it.
  package var sentencesForDevelopers: [String] {
    let isPlain = (decision, reason) == (plainDecision, plainReason)
    return [isPlain ? nil : "\(decision), because \(reason)", details].compactMap(\.self)
  }
}

extension App {
  /// Returns the seven steps from the app's launch to its first screen, in sentences for a terminal
  /// or a page.
  package func bootFlow(_ quotes: QuoteStyle) -> [BootStep] {
    BootDecisions(app: self, quotes: quotes).steps
  }
}

/// The quotes and apostrophes of sentences: straight in a terminal and in JSON, as in diagnostics,
/// and typographic on pages and in drawings.
package enum QuoteStyle: Hashable, Sendable {
  case straight, typographic

  func quoted(_ text: String) -> String {
    switch self {
    case .straight: "'\(text)'"
    case .typographic: "“\(text)”"
    }
  }

  func possessive(_ owner: String) -> String {
    switch self {
    case .straight: "\(owner)'s"
    case .typographic: "\(owner)’s"
    }
  }
}
