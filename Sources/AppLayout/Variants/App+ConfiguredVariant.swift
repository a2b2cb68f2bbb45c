package import AppModel

extension App {
  /// Returns the variant of a screen that the app, as it is configured, shows on a device.
  package func configuredVariant(of screen: Screen, on held: HeldDevice) -> Variant {
    Variant(
      screen: screen, held: held, placement: placement(of: screen),
      statusBar: statusBar(on: held.device), entrance: entrance(of: screen))
  }

  /// The configured variant as it is entered in each of the ways that it does not show itself.
  package func otherEntrances(of screen: Screen, on held: HeldDevice) -> [Variant] {
    let shown = configuredVariant(of: screen, on: held)
    return entrances(of: screen).filter { $0 != shown.entrance }.map { entrance in
      Variant(
        screen: screen, held: held, placement: shown.placement, statusBar: shown.statusBar,
        entrance: entrance)
    }
  }
}

extension App {
  /// Returns the use of the status bar as the app is configured.
  package func statusBar(on device: Device) -> StatusBar {
    let wanted: StatusBar =
      settings.statusBar.isHidden
      ? .hidden
      : settings.usesBuilderBars ? .merged : .separate
    return device.statusBars.contains(wanted) ? wanted : .hidden
  }
}
