import AppModel
import Support
import Testing

@testable import AppLayout

extension App {
  /// Returns the content of a screen as a device shows it under a bar on top.
  func content(of key: String, on device: Device) throws -> ContentLayout {
    try variant(of: key, on: device).content
  }

  /// Returns a single variant of a screen, laid out.
  func variant(
    of key: String, on device: Device, _ placement: Placement = .onTop,
    _ statusBar: StatusBar = .merged, _ entrance: Entrance? = nil
  ) throws -> VariantLayout {
    let screen = try #require(screen(key) ?? screens.first { $0.slug == key })
    return VariantLayout(
      Variant(
        screen: screen, held: HeldDevice(device, in: .portrait), placement: placement,
        statusBar: statusBar, entrance: entrance ?? self.entrance(of: screen)), in: self)
  }
}

extension Device {
  /// Returns a built-in device that a test requires.
  static func wanted(_ id: String) throws -> Device { try #require(named(id)) }

  /// The device in each orientation that it supports.
  var held: [HeldDevice] { orientations.map { HeldDevice(self, in: $0) } }
}

extension HeldDevice {
  /// Returns a built-in device that a test requires, in an orientation.
  static func wanted(_ id: String, in orientation: Orientation) throws -> HeldDevice {
    HeldDevice(try .wanted(id), in: orientation)
  }
}
