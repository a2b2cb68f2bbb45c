import AppLayout
package import AppModel

extension Entrance {
  /// How a screen was opened, in words that follow its name.
  var openedWords: String {
    switch self {
    case .root: "as the first screen"
    case .pushed: "opened with Back"
    case .presented: "opened as a sheet"
    }
  }

  /// Returns how a screen opens, in words for readers who do not know the code.
  package func phrase(of screen: Screen, in app: App) -> String {
    switch self {
    case .root: screen.key == app.home?.key ? "the app opens with it" : "opens as a tab"
    case .pushed: "opens with Back"
    case .presented: "opens as a sheet"
    }
  }
}
