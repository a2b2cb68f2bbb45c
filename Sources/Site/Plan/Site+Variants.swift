import AppLayout
import AppModel
import Wireframe

extension Site {
  /// The variant of a screen that the app, as it is configured, shows on a device.
  func configuredVariant(
    of screen: Screen, on device: Device, in orientation: Orientation
  ) -> Variant {
    app.configuredVariant(of: screen, on: device, held: orientation)
  }

  /// The variant that stands for a screen on a device: the configured one, or the first where the axes
  /// leave that out; nil where they leave none.
  func shownVariant(of screen: Screen, on held: HeldDevice) -> Variant? {
    let variants = group(of: screen, on: held.device, in: held.orientation).variants
    let configured = configuredVariant(of: screen, on: held.device, in: held.orientation)
    return variants.first { $0 == configured } ?? variants.first
  }

  /// The configured variant as it is entered in each of the ways that the other pictures do not show.
  func otherEntrances(
    of screen: Screen, on device: Device, in orientation: Orientation
  ) -> [Variant] {
    app.otherEntrances(of: screen, on: device, held: orientation)
  }

  /// The colours of the app's own bar over a variant, for the themes that wear them.
  func brand(of layout: VariantLayout) -> BrandColors? {
    app.brand(of: layout)
  }

  /// The variants of a screen on a device held one way that the site shows.
  func group(
    of screen: Screen, on device: Device, in orientation: Orientation
  ) -> VariantGroup {
    VariantGroup(of: screen, in: app, on: device, held: orientation, axes: axes)
  }
}
