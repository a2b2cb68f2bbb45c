/// One picture of a screen: on a device in an orientation, with its bars and its entrance.
package struct Variant: Hashable, Sendable {
  @Shared package var screen: Screen
  package let held: HeldDevice
  /// The placement that takes effect.
  package let placement: Placement
  package let statusBar: StatusBar
  package let entrance: Entrance

  package init(
    screen: Screen, held: HeldDevice, placement: Placement, statusBar: StatusBar,
    entrance: Entrance
  ) {
    _screen = Shared(wrappedValue: screen)
    self.held = held
    self.placement = placement
    self.statusBar = statusBar
    self.entrance = entrance
  }

  /// A variant with the bars of another one, on another device with the same status bars.
  init(_ other: Variant, on held: HeldDevice) {
    _screen = other._screen
    self.held = held
    (placement, statusBar, entrance) = (other.placement, other.statusBar, other.entrance)
  }

  package var device: Device { held.device }

  package var orientation: Orientation { held.orientation }
}

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

  /// Returns the use of the status bar as the app is configured.
  package func statusBar(on device: Device) -> StatusBar { wantedStatusBar.shown(on: device) }

  /// The use of the status bar that the app is configured for.
  var wantedStatusBar: StatusBar {
    settings.statusBar.isHidden
      ? .hidden
      : settings.usesBuilderBars ? .merged : .separate
  }
}

extension StatusBar {
  /// Returns the use on a device: hidden where it does not have such a status bar.
  func shown(on device: Device) -> StatusBar { device.statusBars.contains(self) ? self : .hidden }
}
