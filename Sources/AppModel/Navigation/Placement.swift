/// Where the navigation bar is in relation to the content.
package enum Placement: String, Hashable, Sendable, CaseIterable {
  case onTop = "on_top"
  case overlay
  case hidden
}

/// Why a screen's navigation bar has a fixed placement, whatever its model says.
package enum ForcedPlacement: String, Hashable, Sendable, CaseIterable {
  /// A built-in screen of the app has no screen model; it uses home's bar, on top.
  case whiteLabel = "white-label"
  /// A screen from before the builder existed also has no screen model.
  case noScreenModel = "no-screen-model"
  /// The styles of a plugin's screen hide the bar.
  case forceNavBarHidden = "force_nav_bar_hidden"
  /// The screen covers the whole window.
  case fullScreen = "full-screen"

  /// The resulting placement.
  package var placement: Placement {
    switch self {
    case .whiteLabel, .noScreenModel: .onTop
    case .forceNavBarHidden, .fullScreen: .hidden
    }
  }
}

extension ForcedPlacement {
  /// Finds the reason a screen's bar has a fixed placement; nil where its model decides.
  init?(of screen: Screen) {
    switch screen.origin {
    case .whiteLabel: self = .whiteLabel
    case .appDefine, .nowhere: self = .noScreenModel
    case .rivers where screen.hidesBar: self = .fullScreen
    case .rivers:
      guard screen.kind.isPlugin, screen.styles.forcesBarHidden else { return nil }
      self = .forceNavBarHidden
    }
  }
}
