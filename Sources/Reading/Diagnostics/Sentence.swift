import Texts

extension Diagnostic {
  /// What a message says. It knows what it names as values, whatever the words around them are.
  ///
  /// It is written as a string literal. A name from the input is marked, and made safe to print, with
  /// the kind of thing that it names, if that may get another name; a title is marked with what it is
  /// the title of; other texts are words:
  ///
  ///     "nothing reads the key '\(name: key)'"
  ///     "no family is named '\(name: family, of: .family)'"
  ///     "nothing leads to the screen '\(title: title, of: .value(at: location))'"
  ///
  /// Two sentences are equal where they say the same, wherever the things are that have the titles.
  package struct Sentence: Sendable {
    private var parts: [Part]

    /// A piece of the sentence.
    fileprivate enum Part {
      case words(String)
      case name(String, of: Kind?)
      case title(String, of: Thing)

      var text: String {
        switch self {
        case .words(let text), .name(let text, of: _), .title(let text, of: _): text
        }
      }
    }

    /// A kind of thing that has a name by which others know it.
    package enum Kind: Hashable, Sendable {
      case file, screen, component, bar, plugin, source, family, journey
    }

    /// What a title is the title of, which stays the same whatever it is called.
    package enum Thing: Sendable {
      /// A value in the files.
      case value(at: Location)
      /// Something known by a name that is not shown.
      case named(String)
    }

    fileprivate init(parts: [Part]) { self.parts = parts }

    /// The sentence as it is read.
    package var text: String { parts.map(\.text).joined() }

    /// What the sentence names, as it is written there; titles are not names.
    package var names: [String] {
      parts.compactMap { part in
        switch part {
        case .name(let name, of: _): name
        case .words, .title: nil
        }
      }
    }

    /// What it means, which is said after the last semicolon; nil where nothing is.
    package var consequence: String? {
      var rest: [Part] = []
      for part in parts.reversed() {
        if case .words(let words) = part, let end = words.ranges(of: "; ").last {
          return words[end.upperBound...] + rest.reversed().map(\.text).joined()
        }
        rest.append(part)
      }
      return nil
    }

    /// Where the values are whose titles the sentence has, in its order.
    package var titled: [Location] {
      parts.compactMap { part in
        switch part {
        case .title(_, of: .value(let location)): location
        case .words, .name, .title(_, of: .named): nil
        }
      }
    }

    /// Returns what the sentence says whatever things are called: with other names of some things,
    /// and without titles.
    package func untitled(naming other: (String, Kind) -> String) -> Sentence {
      Sentence(
        parts: parts.map { part in
          switch part {
          case .words, .name(_, of: nil): part
          case .name(let name, of: let kind?): .name(other(name, kind), of: kind)
          case .title(_, of: .named(let name)): .name(name, of: nil)
          case .title(_, of: .value): .words("")
          }
        })
    }

    package static func + (left: Sentence, right: Sentence) -> Sentence {
      Sentence(parts: left.parts + right.parts)
    }
  }
}

extension Diagnostic.Sentence: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Diagnostic.Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral words: String) { self.init(parts: [.words(words)]) }

  package init(stringInterpolation: Interpolation) {
    self.init(parts: stringInterpolation.parts)
  }

  /// A literal while it is being built.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts: [Diagnostic.Sentence.Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    /// Adds a name from the input, cut off if it is long.
    package mutating func appendInterpolation(
      name: some StringProtocol, of kind: Diagnostic.Sentence.Kind? = nil
    ) {
      parts.append(.name(String(name).quotable, of: kind))
    }

    /// Adds what people call something in the input, cut off if it is long.
    package mutating func appendInterpolation(
      title: some StringProtocol, of thing: Diagnostic.Sentence.Thing
    ) {
      parts.append(.title(String(title).quotable, of: thing))
    }

    package mutating func appendInterpolation(_ sentence: Diagnostic.Sentence) {
      parts += sentence.parts
    }

    /// Adds words that do not name anything.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      parts.append(.words(value.description))
    }
  }
}

extension [Diagnostic.Sentence] {
  /// Returns the sentences as one, with another one between them.
  package func joined(separator: Diagnostic.Sentence) -> Diagnostic.Sentence {
    reduce(nil) { joined, next in joined.map { $0 + separator + next } ?? next } ?? ""
  }

  /// Returns the sentences as one list: `a, b and c`.
  package func listed() -> Diagnostic.Sentence {
    guard count > 1 else { return first ?? "" }
    return "\(Array(dropLast()).joined(separator: ", ")) and \(self[count - 1])"
  }
}
