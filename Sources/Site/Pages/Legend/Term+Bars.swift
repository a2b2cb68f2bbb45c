import AppLayout
import AppModel

extension Placement {
  /// What the pages call the placement.
  var term: Term {
    switch self {
    case .onTop:
      Term("bar on top", "The navigation bar stands above the screen, which begins under it.")
    case .overlay:
      Term("bar as overlay", "The bar lies over the screen, which is seen through it.")
    case .hidden: Term("no bar", "There is no navigation bar; the screen has its space.")
    }
  }
}

extension StatusBar {
  /// What the pages call the configuration.
  var term: Term {
    switch self {
    case .separate:
      Term(
        "status bar separate",
        "A container with a colour of its own lies behind the status bar, above the bar.")
    case .merged:
      Term(
        "status bar merged", "The navigation bar’s background reaches up behind the status bar.")
    case .hidden:
      Term(
        "status bar hidden",
        "No status bar is shown; what the device cuts out of the display stays.")
    }
  }
}

extension ForcedPlacement {
  /// Why a placement is forced, in the words of the pages.
  var term: Term {
    switch self {
    case .whiteLabel:
      Term(
        "the app’s own screen (white-label): always on top",
        "The screen comes with every app and has no model; it takes home’s bar.")
    case .noScreenModel:
      Term(
        "a screen without a model in rivers.json: always on top",
        "The screen is from before the builder, or no file has it; it takes home’s bar.")
    case .forceNavBarHidden:
      Term(
        "‘force_nav_bar_hidden’ hides the bar",
        "The styles of a plugin’s screen say so, whatever the bar’s own model says.")
    }
  }
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
