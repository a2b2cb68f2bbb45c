import AppLayout
import AppModel

extension App {
  /// Returns an arrow to a screen, by its title, or to an address.
  func arrow(to target: String) -> ShownText {
    "→ \(screen(target)?.title.brief ?? target.brief)"
  }
}
