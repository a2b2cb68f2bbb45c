import AppModel
import Markup
import Pages

extension Site {
  /// How a screen looks everywhere.
  func matrixPage(of screen: Screen) -> Page {
    Page(at: .screen(screen), screen.title, of: name, in: .gallery) {
      Node("p") { "Nothing yet." }
    }
  }
}
