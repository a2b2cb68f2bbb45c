import AppModel

extension App {
  /// Returns the links that lead to a screen, in file order.
  func links(to screen: Screen) -> [Link] { links.filter { $0.to == screen.key } }

  /// Returns a screen's own links, in file order.
  func links(from screen: Screen) -> [Link] { links.filter { $0.from == screen.key } }
}
