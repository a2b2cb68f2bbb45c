/// The words that the app itself writes next to its content.
package struct AppWords: Hashable, Sendable {
  /// The word that leads to everything, and the words for kinds of items.
  package let all, video, article, gallery, link: String

  /// The words of an app that does not say others.
  package static let standard = AppWords(Localizations.Texts())

  /// Makes the words of an app; those that its localizations do not have stay.
  init(_ texts: Localizations.Texts) {
    let word = { (keys: [String], standard: String) in
      keys.lazy.compactMap { texts[$0] }.first ?? standard
    }
    all = word(["all", "seeall", "viewall", "showall"], "All")
    video = word(["video"], "Video")
    article = word(["article"], "Article")
    gallery = word(["gallery"], "Gallery")
    link = word(["link"], "Link")
  }
}

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

  /// Reads an object keyed by language; anything else in it is skipped as in the apps.
  init(_ reader: inout ObjectReader) {
    reader.knowsAnyKey()
    languages = reader.members.lastOfEachName().compactMap { name, value in
      guard case .object = value.content, reader.takes(value, weight: 1) else { return nil }
      return reader.lend(to: value) { texts in
        texts.knowsAnyKey()
        return Language(name: name, texts: texts.wordTexts)
      }
    }
  }

  /// The texts in the first language that is written from right to left.
  var rightToLeft: Texts {
    languages.first { language in
      let code = language.name.lowercased().prefix { $0.isLetter }
      return Self.rightToLeft.contains(String(code))
    }?.texts ?? [:]
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

extension App {
  /// The app's own words: in an app that is written from right to left those of the
  /// `localizations` of its home screen.
  package var words: AppWords {
    guard settings.isRightToLeft, let home else { return .standard }
    return AppWords(home.localizations.rightToLeft)
  }
}
