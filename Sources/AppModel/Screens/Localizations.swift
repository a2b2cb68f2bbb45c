/// The `localizations` of a screen: texts by their keys, for each language.
struct Localizations: Hashable, Sendable {
  /// Texts by the letters of their keys.
  typealias Texts = [String: String]

  private let languages: [Language]

  /// The texts in one language.
  private struct Language: Hashable {
    let name: String
    let texts: Texts
  }

  /// The languages that are written from right to left, by their codes.
  private static let rightToLeft: Set = ["ar", "he", "iw", "fa", "ur", "yi", "ku", "ps"]

  /// No texts in any language.
  static let none = Localizations(languages: [])

  /// The texts in the first language that is written from right to left.
  var rightToLeft: Texts {
    languages.first { language in
      let code = language.name.lowercased().prefix { $0.isLetter }
      return Self.rightToLeft.contains(String(code))
    }?.texts ?? [:]
  }
}

extension Localizations {
  /// Reads an object keyed by language; anything else in it is skipped as in the apps.
  init(_ reader: inout ObjectReader) {
    reader.knowsAnyKey()
    languages = reader.members.lastOfEach(\.name).compactMap { name, value in
      guard case .object = value.content, reader.claim(value) else { return nil }
      return reader.lend(to: value) { texts in
        texts.knowsAnyKey()
        return Language(name: name, texts: texts.wordTexts)
      }
    }
  }
}

extension ObjectReader {
  /// The texts under short keys, which can be those of words.
  fileprivate var wordTexts: Localizations.Texts {
    var found: Localizations.Texts = [:]
    for (name, value) in members where name.utf8.count <= 16 {
      guard case .string(let text) = value.content, !text.isEmpty else { continue }
      let key = name.lowercased().filter { $0.isLetter }
      found[key] = found[key] ?? text
    }
    return found
  }
}
