/// The words that the app itself writes next to its content.
package struct AppWords: Hashable, Sendable {
  /// The word that leads to everything, and the words for kinds of items.
  package let all, video, audio, article, gallery, link: String

  /// The words of an app that does not say others.
  package static let standard = AppWords(Localizations.Texts())

  /// Makes the words of an app; those that its localizations do not have stay.
  init(_ texts: Localizations.Texts) {
    let word = { (keys: [String], standard: String) in
      keys.lazy.compactMap { texts[$0] }.first ?? standard
    }
    all = word(["all", "seeall", "viewall", "showall"], "All")
    video = word(["video"], "Video")
    audio = word(["audio"], "Audio")
    article = word(["article"], "Article")
    gallery = word(["gallery"], "Gallery")
    link = word(["link"], "Link")
  }

  /// Returns the word for a kind of item; nil for one that has none.
  package func word(for kind: FeedItem.Kind) -> String? {
    switch kind {
    case .video: video
    case .audio: audio
    case .article: article
    case .gallery: gallery
    case .link: link
    case .other: nil
    }
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
