import AppLayout
import AppModel
import Markup
import Pages

extension Link.Trigger {
  /// What opens the screen, in a word or two.
  var words: String {
    switch self {
    case .menu: "menu"
    case .barButton: "bar button"
    case .cell: "cell"
    case .header: "header"
    case .tab: "tab"
    case .hook: "hook"
    case .parent: "parent"
    }
  }
}

extension Site {
  /// A screen by its title, which leads to its page where the site has one.
  func link(toScreen key: String, seenFrom path: SitePath) -> [Node] {
    guard let screen = app.screen(key) else { return [.own(key)] }
    guard axes.screens?.contains(key) ?? true else { return [.own(screen.title)] }
    return [Node("a", ["href": path.link(to: .screen(screen))]) { Node.own(screen.title) }]
  }
}
