extension Diagnostic {
  /// What a message says. It knows what it names as values, whatever the words around them are.
  ///
  /// It is written as a string literal, and the texts that it interpolates are the names:
  ///
  ///     "no family is named '\(name.quotable)'"
  package struct Sentence: Hashable, Sendable {
    private var parts: [Part]

    /// A piece of the sentence.
    fileprivate enum Part: Hashable {
      case words(String)
      case name(String)

      var text: String {
        switch self {
        case .words(let text), .name(let text): text
        }
      }
    }

    /// Says words that do not name anything.
    package init(words: String) { parts = [.words(words)] }

    /// The sentence as it is read.
    package var text: String { parts.map(\.text).joined() }

    /// What the sentence names, as it is written there.
    package var names: [String] {
      parts.compactMap { part in
        switch part {
        case .words: nil
        case .name(let name): name
        }
      }
    }

    /// Returns the sentence with other names.
    package func naming(_ other: (String) -> String) -> Sentence {
      var sentence = self
      sentence.parts = parts.map { part in
        switch part {
        case .words: part
        case .name(let name): .name(other(name))
        }
      }
      return sentence
    }

    package static func + (left: Sentence, right: Sentence) -> Sentence {
      var sentence = left
      sentence.parts += right.parts
      return sentence
    }
  }
}

extension Diagnostic.Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral words: String) { self.init(words: words) }

  package init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

  /// A literal while it is being built.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts: [Diagnostic.Sentence.Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    package mutating func appendInterpolation(_ name: String) { parts.append(.name(name)) }

    package mutating func appendInterpolation(_ sentence: Diagnostic.Sentence) {
      parts += sentence.parts
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      parts.append(.words(value.description))
    }
  }
}

extension Sequence<Diagnostic.Sentence> {
  /// Returns the sentences as one, with another one between them.
  package func joined(separator: Diagnostic.Sentence) -> Diagnostic.Sentence {
    reduce(nil) { joined, next in joined.map { $0 + separator + next } ?? next } ?? ""
  }
}
