/// A device in an orientation: a row of every matrix.
package struct HeldDevice: Hashable, Sendable {
  @Shared package var device: Device
  package let orientation: Orientation

  package init(_ device: Device, in orientation: Orientation) {
    _device = Shared(wrappedValue: device)
    self.orientation = orientation
  }

  /// The window; a TV's is always landscape.
  package var window: Window { device.window(in: orientation) }

  /// The name for people to read, with the orientation where there is a choice.
  package var title: String {
    switch orientation {
    case .portrait: device.name
    case .landscape: device.orientations.count > 1 ? "\(device.name), landscape" : device.name
    }
  }
}
