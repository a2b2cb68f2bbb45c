import AppLayout
import AppModel

extension Placement {
  /// The pages' word for the placement.
  var term: Term {
    switch self {
    case .onTop:
      Term("bar \(words)", "The navigation bar is above the screen, which starts below it.")
    case .overlay:
      Term("bar \(words)", "The bar overlaps the screen, which shows through it.")
    case .hidden: Term("bar \(words)", "There is no navigation bar, so the screen uses its space.")
    }
  }
}

extension StatusBar {
  /// The pages' word for the configuration.
  var term: Term {
    switch self {
    case .separate:
      Term(
        "status bar \(words)",
        "A \(HierarchyNode.Role.statusBar.words) with its own color is above the navigation bar.")
    case .merged:
      Term(
        "status bar \(words)", "The navigation bar’s background extends up behind the status bar.")
    case .hidden:
      Term(
        "status bar \(words)",
        "No status bar is shown. Cutouts in the display, such as the notch, remain.")
    }
  }
}

extension ForcedPlacement {
  /// The pages' word for the reason.
  var term: Term {
    Term(self == .forceNavBarHidden ? "a plugin screen without a bar" : shortReason, reason)
  }
}

extension StatusBarLook {
  /// A sentence about glyphs that can hardly be read; nil if they can be read.
  var hardToReadWords: String? {
    guard isHardToRead else { return nil }
    return "In the app the time, the signal and the battery can hardly be read: they are almost as "
      + "\(glyphs.rawValue) as what is behind them."
  }
}
