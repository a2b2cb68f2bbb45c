import AppLayout
import AppModel
import Wireframe

extension Site {
  /// Whether the site has pages of a screen.
  func shows(_ screen: Screen) -> Bool { axes.screens?.contains(screen.key) ?? true }

  /// Returns the configured variant of a screen on a device.
  func configuredVariant(of screen: Screen, on held: HeldDevice) -> Variant {
    app.configuredVariant(of: screen, on: held)
  }

  /// Returns the variant that represents a screen on a device: the configured one, or the first one
  /// if the axes leave that out; nil if they leave none.
  func shownVariant(of screen: Screen, on held: HeldDevice) -> Variant? {
    let variants = group(of: screen, on: held).variants
    let configured = configuredVariant(of: screen, on: held)
    return variants.first { $0 == configured } ?? variants.first
  }

  /// Returns the configured variant with each entrance that the other pictures do not show.
  func otherEntrances(of screen: Screen, on held: HeldDevice) -> [Variant] {
    app.otherEntrances(of: screen, on: held)
  }

  /// Returns the variants of a screen on a device in one orientation that the site shows.
  func group(of screen: Screen, on held: HeldDevice) -> VariantGroup {
    VariantGroup(of: screen, in: app, on: held, axes: axes)
  }
}
