import AppLayout
import AppModel

extension Entrance {
  /// Returns how a screen opens, in words for readers who do not know the code.
  func phrase(of screen: Screen, in app: App) -> String {
    switch self {
    case .root: screen.key == app.home?.key ? "the app opens with it" : "opens as a tab"
    case .pushed: "opens with Back"
    case .presented: "opens as a sheet"
    }
  }
}
