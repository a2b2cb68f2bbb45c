import AppModel
import Support
import Testing

@testable import AppLayout

extension App {
  /// The content of a screen as a device shows it under a bar on top.
  func content(of key: String, on device: Device) throws -> ContentLayout {
    try variant(of: key, on: device).content
  }

  /// One variant of a screen, laid out by itself.
  func variant(
    of key: String, on device: Device, _ placement: Placement = .onTop,
    _ statusBar: StatusBar = .merged, _ entrance: Entrance? = nil
  ) throws -> VariantLayout {
    let screen = try #require(screen(key) ?? screens.first { $0.slug == key })
    return VariantLayout(
      Variant(
        screen: screen, device: device, orientation: .portrait, placement: placement,
        statusBar: statusBar, entrance: entrance ?? self.entrance(of: screen)), in: self)
  }
}

extension Device {
  /// A built-in device that a test cannot do without.
  static func wanted(_ id: String) throws -> Device { try #require(named(id)) }
}
