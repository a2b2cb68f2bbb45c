package import AppModel

/// Why a screen's navigation bar has one placement, whatever its model says.
package enum ForcedPlacement: String, Hashable, Sendable, CaseIterable {
  /// The app's own screens have no screen model; they take home's bar, on top.
  case whiteLabel = "white-label"
  /// So do screens of the time before the builder.
  case noScreenModel = "no-screen-model"
  /// The styles of a plugin's screen hide the bar.
  case forceNavBarHidden = "force_nav_bar_hidden"

  /// The placement that follows.
  package var placement: Placement {
    switch self {
    case .whiteLabel, .noScreenModel: .onTop
    case .forceNavBarHidden: .hidden
    }
  }
}

extension App {
  /// What forces a screen's bar into one placement, if anything does.
  package func forcedPlacement(of screen: Screen) -> ForcedPlacement? {
    switch screen.origin {
    case .whiteLabel: .whiteLabel
    case .appDefine, .nowhere: .noScreenModel
    case .rivers: screen.kind.isPlugin && screen.styles.forcesBarHidden ? .forceNavBarHidden : nil
    }
  }

  /// Where a screen's bar stands as the app is configured.
  package func placement(of screen: Screen) -> Placement {
    forcedPlacement(of: screen)?.placement ?? navigationBar(of: screen)?.bar.placement ?? .onTop
  }

  /// What becomes of the status bar as the app is configured.
  package func statusBar(on device: Device) -> StatusBar {
    let wanted: StatusBar =
      settings.statusBar.isHidden
      ? .hidden
      : settings.usesBuilder && settings.usesBuilderNavigationBar ? .merged : .separate
    return device.statusBars.contains(wanted) ? wanted : .hidden
  }
}
