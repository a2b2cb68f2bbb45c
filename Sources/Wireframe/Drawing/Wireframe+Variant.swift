package import AppLayout
package import AppModel

extension Wireframe {
  /// The picture of a variant: the device, its regions and what can be seen of the content.
  package init(_ layout: VariantLayout, in app: App) {
    let drawing = VariantDrawing(layout: layout, app: app)
    self.init(drawing, shapes: drawing.picture(covering: []), canvas: drawing.body.canvas)
  }

  /// A picture with the words of a variant.
  private init(_ drawing: VariantDrawing, shapes: [Shape], canvas: Rect) {
    title = drawing.title
    description = drawing.description
    self.canvas = canvas
    self.shapes = shapes
  }
}
