package import AppLayout

extension Wireframe {
  /// Returns the size of every picture on a device held one way, without drawing one.
  package static func size(on device: Device, in orientation: Orientation) -> Size {
    DeviceBody(device, in: orientation).canvas.size
  }

  /// Whether another picture looks the same, even if its title and description differ.
  package func looksLike(_ other: Wireframe) -> Bool {
    canvas == other.canvas && shapes == other.shapes
  }
}
