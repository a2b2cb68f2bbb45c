package import AppModel

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

  /// Returns the variant of the same screen, with the same bars, in another window of its device.
  func inWindow(of held: HeldDevice) -> Variant {
    Variant(self, on: held)
  }

  private init(_ other: Variant, on held: HeldDevice) {
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
  package func statusBar(on device: Device) -> StatusBar { statusBar.shown(on: device) }

  /// The use of the status bar as the app is configured, where the device has one.
  var statusBar: StatusBar {
    settings.statusBar.isHidden
      ? .hidden
      : settings.usesBuilderBars ? .merged : .separate
  }
}

extension StatusBar {
  /// Returns what a device shows that may not have a status bar.
  func shown(on device: Device) -> StatusBar { device.statusBars.contains(self) ? self : .hidden }
}
