import AppModel

extension Link.Trigger {
  /// What opens the screen, in a word or two.
  var words: String {
    switch self {
    case .menu: "menu"
    case .barButton: "nav button"
    case .cell: "cell"
    case .header: "header"
    case .tab, .rootTab: "tab"
    case .hook: "hook"
    case .parent: "connected"
    }
  }
}
