package import AppModel

/// One picture of a screen: on which device, held how, with which bars, and how it was entered.
package struct Variant: Hashable, Sendable {
  package let screen: Screen
  package let device: Device
  package let orientation: Orientation
  /// The placement that takes effect.
  package let placement: Placement
  package let statusBar: StatusBar
  package let entrance: Entrance
}

/// What of an app is to be laid out: a filter for each axis.
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
    self.devices = devices
    self.orientations = orientations
    self.placements = placements
    self.statusBars = statusBars
    self.screens = screens
  }

  /// The variants in groups that share their content, in the order of screens and devices.
  package func groups(of app: App) -> [VariantGroup] {
    app.screens.filter { screens?.contains($0.key) ?? true }.flatMap { screen in
      devices.flatMap { device in
        orientations.filter(device.orientations.contains).map { orientation in
          VariantGroup(
            app: app, screen: screen, device: device, orientation: orientation, axes: self)
        }
      }
    }
  }
}
