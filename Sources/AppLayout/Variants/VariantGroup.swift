/// The variants of one screen on one device in one orientation, which share their content.
package struct VariantGroup: Hashable, Sendable {
  let app: App
  @Shared package var screen: Screen
  package let held: HeldDevice
  let axes: VariantAxes

  package init(of screen: Screen, in app: App, on held: HeldDevice, axes: VariantAxes) {
    self.app = app
    _screen = Shared(wrappedValue: screen)
    self.held = held
    self.axes = axes
  }

  /// The variants, placement by placement; a forced placement is the only one.
  package var variants: [Variant] {
    let forced = app.forcedPlacement(of: screen)
    let placements = forced.map { [$0.placement] } ?? axes.placements
    let entrance = app.entrance(of: screen)
    return placements.flatMap { placement in
      axes.statusBars.filter(held.device.statusBars.contains).map { statusBar in
        Variant(
          screen: screen, held: held, placement: placement, statusBar: statusBar,
          entrance: entrance)
      }
    }
  }

  /// Returns the variants laid out; their content is laid out once for all that it fits.
  package func layouts() -> [VariantLayout] {
    var memory = LayoutMemory()
    return variants.map { memory.layout(of: $0, in: app) }
  }
}
