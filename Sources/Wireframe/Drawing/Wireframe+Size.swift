package import AppLayout

extension Wireframe {
  /// Returns the size of every picture on a device held one way, without drawing one.
  package static func size(on held: HeldDevice) -> Size { DeviceBody(held).canvas.size }
}
