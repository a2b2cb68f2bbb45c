package import AppModel

extension App {
  /// Returns the variant of a screen that the app, as it is configured, shows on a device.
  package func configuredVariant(
    of screen: Screen, on device: Device, held orientation: Orientation
  ) -> Variant {
    Variant(
      screen: screen, device: device, orientation: orientation, placement: placement(of: screen),
      statusBar: statusBar(on: device), entrance: entrance(of: screen))
  }
}
