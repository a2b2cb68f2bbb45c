package import AppLayout
package import AppModel

extension Wireframe {
  /// Makes the picture of a screen's whole content: as wide as the window, without device and bars,
  /// with a line where the first screenful ends.
  package init(fullContentOf layout: VariantLayout, in app: App) {
    let drawing = FullContentDrawing(layout: layout, app: app)
    let (shapes, omission) = drawing.drawn()
    let variant = layout.variant
    title = "\(variant.screen.title) on \(variant.device.name), full content"
    description =
      ["\(title): \(layout.content.summary)", drawing.extent, omission]
      .compactMap(\.self).joined(separator: ", ")
    canvas = drawing.canvas
    self.shapes = shapes
    root = ShownRoot(of: layout, in: app)
  }

  /// Returns the size of the picture of a screen's whole content, without drawing it.
  package static func fullContentSize(of layout: VariantLayout, in app: App) -> Size {
    FullContentDrawing(layout: layout, app: app).canvas.size
  }
}
