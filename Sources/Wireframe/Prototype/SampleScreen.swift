import AppLayout
import AppModel

/// A screen of which everybody knows what it looks like, although no file defines it: the app brings
/// it along, or a plugin draws it. A prototype draws the same one for every app.
enum SampleScreen: CaseIterable {
  case settings, guide, search, account, form, player, list

  /// What words in the name of a plugin say that it draws.
  private static let words: [String: SampleScreen] = [
    "settings": .settings, "preferences": .settings, "guide": .guide, "epg": .guide,
    "search": .search, "account": .account, "profile": .account, "user": .account,
    "login": .form, "sign": .form, "register": .form, "registration": .form,
    "player": .player, "favorites": .list, "downloads": .list, "history": .list,
    "watchlist": .list,
  ]

  /// Finds what a screen without content of its own looks like; nil where nobody knows.
  init?(of shown: ShownScreen) {
    guard shown.content.sections.isEmpty else { return nil }
    switch (shown.origin, shown.plugin) {
    case (_, let plugin?):
      let words = plugin.split { !$0.isLetter }.lazy.compactMap { Self.words[$0.lowercased()] }
      guard let screen = words.first else { return nil }
      self = screen
    case (.whiteLabel(.settings), nil): self = .settings
    case (.whiteLabel(.programGuide), nil): self = .guide
    case (.rivers, nil), (.appDefine, nil), (.nowhere, nil): return nil
    }
  }
}
