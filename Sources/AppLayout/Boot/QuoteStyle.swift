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
