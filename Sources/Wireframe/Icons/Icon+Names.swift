import AppModel

extension Icon {
  /// What words in the name of an icon's file say that it shows.
  static let words: [String: Icon] = [
    "search": .search, "magnifier": .search,
    "live": .live, "settings": .settings, "setting": .settings, "gear": .settings,
    "user": .user, "account": .user, "profile": .user, "login": .user,
    "cart": .cart, "shop": .cart, "shopping": .cart, "store": .cart,
    "home": .home, "list": .list,
    "heart": .heart, "favorite": .heart, "favorites": .heart, "like": .heart,
    "bell": .bell, "notification": .bell, "notifications": .bell, "alert": .bell,
    "share": .share, "filter": .filter, "download": .download, "downloads": .download,
    "calendar": .calendar, "map": .map, "location": .map, "info": .info, "about": .info,
  ]

  /// Finds the icon that the name of a file says, by its first word that says one: `noun_Home_137.png`.
  init?(named name: String?) {
    let words = name?.split { !$0.isLetter }.lazy.compactMap { Self.words[$0.lowercased()] }
    guard let icon = words?.first else { return nil }
    self = icon
  }
}
