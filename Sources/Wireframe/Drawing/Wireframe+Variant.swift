package import AppLayout
package import AppModel

extension Wireframe {
  /// Makes the picture of a variant: the device, its regions and the visible content.
  package init(_ layout: VariantLayout, in app: App) {
    let drawing = VariantDrawing(layout: layout, app: app)
    title = drawing.title
    description = drawing.description
    canvas = drawing.body.canvas
    shapes = drawing.picture()
    root = drawing.shownRoot
  }
}
