package import AppLayout

extension Wireframe {
  /// Returns the size of every picture on a device held one way, without drawing one.
  package static func size(on device: Device, in orientation: Orientation) -> Size {
    DeviceBody(device, in: orientation).canvas.size
  }
}
