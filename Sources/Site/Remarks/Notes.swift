import AppModel

/// The notes in `riverbed.json`, sorted by where they are shown.
struct Notes: Sendable {
  typealias Note = SiteConfiguration.Note

  /// The notes on the app as a whole, and those whose screen does not exist.
  let general: [Note]
  private let byScreen: [String: [Note]]

  init(of app: App) {
    var general: [Note] = []
    var byScreen: [String: [Note]] = [:]
    let slugs = Dictionary(
      app.screens.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
    for note in app.site.notes {
      let screen = note.screen.flatMap { app.firstScreen(id: $0.value) ?? slugs[$0.value] }
      if let screen { byScreen[screen.key, default: []].append(note) } else { general.append(note) }
    }
    self.general = general
    self.byScreen = byScreen
  }

  /// The id of a note on a page, by its number there.
  static func id(ofNote number: Int) -> String { "note-\(number)" }

  /// Returns the notes on a screen and its components, in file order.
  func on(_ screen: Screen) -> [Note] { byScreen[screen.key] ?? [] }
}
