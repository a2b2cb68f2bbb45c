import AppModel

/// A sentence in which some words are code, such as the keys of the app's files.
package struct Phrase: Hashable, Sendable {
  package let parts: [Part]

  /// A part of a sentence.
  package enum Part: Hashable, Sendable {
    case words(String)
    case code(String)
  }

  /// Splits a sentence at the marks around its code. Names that an author chose may contain quotes
  /// and backticks, but none of these marks: they are cleaned before.
  init(marked text: String) {
    parts = text.split(separator: Self.end, omittingEmptySubsequences: false).flatMap { piece in
      let halves = piece.split(separator: Self.start, omittingEmptySubsequences: false)
      let words = halves.first.map { $0.isEmpty ? [] : [Part.words(String($0))] } ?? []
      return halves.count > 1 ? words + [.code(String(halves[1]))] : words
    }
  }

  private static let start: Character = "\u{2}"
  private static let end: Character = "\u{3}"

  /// Returns code with marks around it.
  static func code(_ text: String) -> String { "\(start)\(text)\(end)" }

  /// The sentence with backticks around code, for terminals, comments and files.
  package var text: String { joined { "`\($0)`" } }

  /// The sentence without marks, for titles.
  package var plain: String { joined { $0 } }

  private func joined(_ code: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .words(let text): text
      case .code(let text): code(text)
      }
    }.joined()
  }
}
