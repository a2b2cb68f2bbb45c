import AppLayout
import AppModel

extension Placement {
  /// What the pages call the placement.
  var term: Term {
    switch self {
    case .onTop:
      Term("bar \(words)", "The navigation bar stands above the screen, which begins under it.")
    case .overlay:
      Term("bar \(words)", "The bar lies over the screen, which is seen through it.")
    case .hidden: Term("bar \(words)", "There is no navigation bar; the screen has its space.")
    }
  }
}

extension StatusBar {
  /// What the pages call the configuration.
  var term: Term {
    switch self {
    case .separate:
      Term(
        "status bar \(words)",
        "A container with a colour of its own lies behind the status bar, above the bar.")
    case .merged:
      Term(
        "status bar \(words)", "The navigation bar’s background reaches up behind the status bar.")
    case .hidden:
      Term(
        "status bar \(words)",
        "No status bar is shown; what the device cuts out of the display stays.")
    }
  }
}

extension ForcedPlacement {
  /// What the pages call the reason.
  var term: Term { Term(shortReason, reason) }
}

extension Plugin.Capability {
  /// What the pages say that a plugin with the capability does.
  var term: Term {
    switch self {
    case .placeNavBar:
      Term(rawValue, "The root plugin places the navigation bar itself; the bar is its child.")
    case .specialButton:
      Term(rawValue, "The root plugin opens its menu when the bar’s menu button asks for it.")
    case .tabBar: Term(rawValue, "The root plugin is a row of tabs at the bottom.")
    }
  }
}
