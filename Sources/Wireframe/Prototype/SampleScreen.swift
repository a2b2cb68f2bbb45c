import AppLayout
import AppModel

/// A screen of which everybody knows what it looks like, although no file defines it: the app brings
/// it along, or a plugin draws it. A prototype draws the same one for every app.
enum SampleScreen {
  case settings, guide, search, account, form, player, list

  /// What words in the name of a plugin say that it draws. The first of these that is in it counts.
  private static let words: [(word: String, screen: SampleScreen)] = [
    ("search", .search), ("player", .player), ("guide", .guide), ("epg", .guide),
    ("settings", .settings), ("preferences", .settings), ("login", .form), ("signin", .form),
    ("signup", .form), ("registration", .form), ("favorites", .list), ("favourites", .list),
    ("downloads", .list), ("watchlist", .list), ("account", .account), ("profile", .account),
    ("user", .account),
  ]

  /// Finds what a screen without content of its own looks like; nil where its name does not say that.
  init?(of shown: ShownScreen) {
    guard shown.content.sections.isEmpty else { return nil }
    switch (shown.origin, shown.plugin) {
    case (_, let plugin?):
      let words = plugin.lowercased().split { !$0.isLetter }.map(String.init)
      let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
      let all = Set(words + pairs)
      guard let found = Self.words.first(where: { all.contains($0.word) }) else { return nil }
      self = found.screen
    case (.whiteLabel(.settings), nil): self = .settings
    case (.whiteLabel(.programGuide), nil): self = .guide
    case (.rivers, nil), (.appDefine, nil), (.nowhere, nil): return nil
    }
  }
}
