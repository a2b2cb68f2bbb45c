extension Plugin.Kind {
  /// What people call what the plugin is; nil for a kind that does not say it.
  package var term: Term? {
    switch self {
    case .menu: Term("menu", "The plugin draws the menu, and can be the root.")
    case .navigationBar: Term("navigation bar", "The plugin draws the navigation bar.")
    case .component: Term("component", "The plugin draws components of its own type.")
    case .general, .other: nil
    }
  }

  package var word: String? { term?.word }

  /// The kinds in the legend's order.
  package static let inLegend: [Plugin.Kind] = [.menu, .navigationBar, .component]
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
