import AppModel

/// The notes in `riverbed.json`, sorted by where they are shown.
struct Notes: Sendable {
  typealias Note = SiteConfiguration.Note

  /// The notes on the app as a whole.
  let general: [Note]
  private let byScreen: [String: [Note]]

  init(of app: App) {
    var general: [Note] = []
    var byScreen: [String: [Note]] = [:]
    let screens = ConfiguredNames(of: app)
    for note in app.site.notes {
      if let screen = note.screen {
        // One whose screen does not exist is a problem.
        screens[screen.value].map { byScreen[$0.key, default: []].append(note) }
      } else {
        general.append(note)
      }
    }
    self.general = general
    self.byScreen = byScreen
  }

  /// The id of a note on a page, by its number there.
  static func id(ofNote number: Int) -> String { "note-\(number)" }

  /// Returns the notes on a screen and its components, in file order.
  func on(_ screen: Screen) -> [Note] { byScreen[screen.key] ?? [] }
}
