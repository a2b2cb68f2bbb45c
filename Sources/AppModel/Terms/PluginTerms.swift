package import Texts

extension Plugin.Kind {
  /// What people call what the plugin is; nil for a kind that does not say it.
  package var word: String? {
    switch self {
    case .menu: "menu"
    case .navigationBar: "navigation bar"
    case .component: "component"
    case .general, .other: nil
    }
  }
}

extension Plugin.Capability {
  /// A description of a plugin with the capability.
  package var term: Term {
    switch self {
    case .placeNavBar:
      Term("own bar", "The root plugin places the navigation bar itself and contains it.")
    case .specialButton:
      Term(
        "menu button", "The root plugin opens its menu when someone taps the bar’s menu button.")
    case .tabBar:
      Term("tabs", "The root plugin is a row of tabs at the bottom, on a TV at the top.")
    }
  }
}
