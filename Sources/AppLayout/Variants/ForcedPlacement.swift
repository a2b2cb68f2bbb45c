package import AppModel

/// Why a screen's navigation bar has a fixed placement, whatever its model says.
package enum ForcedPlacement: String, Hashable, Sendable, CaseIterable {
  /// A built-in screen of the app has no screen model; it uses home's bar, on top.
  case whiteLabel = "white-label"
  /// A screen from before the builder existed also has no screen model.
  case noScreenModel = "no-screen-model"
  /// The styles of a plugin's screen hide the bar.
  case forceNavBarHidden = "force_nav_bar_hidden"

  /// The resulting placement.
  package var placement: Placement {
    switch self {
    case .whiteLabel, .noScreenModel: .onTop
    case .forceNavBarHidden: .hidden
    }
  }
}

extension App {
  /// Returns the reason a screen's bar has a fixed placement, if there is one.
  package func forcedPlacement(of screen: Screen) -> ForcedPlacement? {
    switch screen.origin {
    case .whiteLabel: .whiteLabel
    case .appDefine, .nowhere: .noScreenModel
    case .rivers: screen.kind.isPlugin && screen.styles.forcesBarHidden ? .forceNavBarHidden : nil
    }
  }

  /// Returns the placement of a screen's bar as the app is configured.
  package func placement(of screen: Screen) -> Placement {
    forcedPlacement(of: screen)?.placement ?? navigationBar(of: screen)?.bar.placement ?? .onTop
  }

  /// Returns the use of the status bar as the app is configured.
  package func statusBar(on device: Device) -> StatusBar {
    let wanted: StatusBar =
      settings.statusBar.isHidden
      ? .hidden
      : settings.usesBuilder && settings.usesBuilderNavigationBar ? .merged : .separate
    return device.statusBars.contains(wanted) ? wanted : .hidden
  }
}
