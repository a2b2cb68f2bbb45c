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

extension VariantAxes {
  /// The devices in each orientation to draw: the wanted ones, or all that a device supports where
  /// it supports none of those.
  package var heldDevices: [HeldDevice] {
    devices.flatMap { device in
      let wanted = orientations.filter(device.orientations.contains)
      return (wanted.isEmpty ? device.orientations : wanted).map { HeldDevice(device, in: $0) }
    }
  }
}
