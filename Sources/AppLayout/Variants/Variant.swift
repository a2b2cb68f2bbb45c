package import AppModel

/// One picture of a screen: on a device in an orientation, with its bars and its entrance.
package struct Variant: Hashable, Sendable {
  @Shared package var screen: Screen
  @Shared package var device: Device
  package let orientation: Orientation
  /// The placement that takes effect.
  package let placement: Placement
  package let statusBar: StatusBar
  package let entrance: Entrance

  package init(
    screen: Screen, device: Device, orientation: Orientation, placement: Placement,
    statusBar: StatusBar, entrance: Entrance
  ) {
    _screen = Shared(wrappedValue: screen)
    _device = Shared(wrappedValue: device)
    self.orientation = orientation
    self.placement = placement
    self.statusBar = statusBar
    self.entrance = entrance
  }
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
    app.screens.filter { screens?.contains($0.key) ?? true }.flatMap { screen in
      devices.flatMap { device in
        orientations(of: device).map { orientation in
          VariantGroup(of: screen, in: app, on: device, held: orientation, axes: self)
        }
      }
    }
  }

  /// Returns the wanted orientations of a device, or all it supports where it supports none of
  /// those.
  package func orientations(of device: Device) -> [Orientation] {
    let wanted = orientations.filter(device.orientations.contains)
    return wanted.isEmpty ? device.orientations : wanted
  }
}

extension Array {
  /// Returns the elements in order, without those that have the same key as an earlier one.
  fileprivate func firstOfEach<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
