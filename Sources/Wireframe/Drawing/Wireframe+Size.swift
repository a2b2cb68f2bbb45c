package import AppLayout

extension Wireframe {
  /// The size of every picture on a device held one way, without drawing one.
  package static func size(on device: Device, in orientation: Orientation) -> Size {
    DeviceBody(device, in: orientation).canvas.size
  }

  /// Whether another picture looks the same, whatever its title and description say.
  package func looksLike(_ other: Wireframe) -> Bool {
    canvas == other.canvas && shapes == other.shapes
  }
}
