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

  package var device: Device { held.device }

  package var orientation: Orientation { held.orientation }
}

/// The part of an app to lay out: a filter for each axis. Each value is on its axis once, and
/// devices are identified by their ids.
package struct VariantAxes: Hashable, Sendable {
  package let devices: [Device]
  package let orientations: [Orientation]
  package let placements: [Placement]
  package let statusBars: [StatusBar]
  /// The keys of the screens; nil for all of them.
  package let screens: Set<String>?

  package init(
    devices: [Device], orientations: [Orientation] = [.portrait],
    placements: [Placement] = Placement.allCases, statusBars: [StatusBar] = StatusBar.allCases,
    screens: Set<String>? = nil
  ) {
    self.devices = devices.firstOfEach(\.id)
    self.orientations = orientations.firstOfEach(\.self)
    self.placements = placements.firstOfEach(\.self)
    self.statusBars = statusBars.firstOfEach(\.self)
    self.screens = screens
  }

  /// Returns the variants in groups that share their content, in the order of screens and devices.
  package func groups(of app: App) -> [VariantGroup] {
    let devices = heldDevices
    return app.screens.filter { screens?.contains($0.key) ?? true }.flatMap { screen in
      devices.map { VariantGroup(of: screen, in: app, on: $0, axes: self) }
    }
  }
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
  package func statusBar(on device: Device) -> StatusBar {
    let wanted: StatusBar =
      settings.statusBar.isHidden
      ? .hidden
      : settings.usesBuilderBars ? .merged : .separate
    return device.statusBars.contains(wanted) ? wanted : .hidden
  }
}
