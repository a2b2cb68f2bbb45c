import AppLayout
import AppModel
import Testing

extension HeldDevice {
  /// Returns a built-in device that a test requires, in an orientation.
  static func wanted(_ id: String, in orientation: Orientation) throws -> HeldDevice {
    HeldDevice(try #require(Device.named(id)), in: orientation)
  }
}
