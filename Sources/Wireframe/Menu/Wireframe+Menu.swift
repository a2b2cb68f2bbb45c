package import AppLayout
package import AppModel

extension Wireframe {
  /// Makes the picture of the app's open menu; rows that do not fit into the window follow below
  /// the device.
  package init(_ open: OpenMenu, in app: App) {
    let menu = open.menu
    let layout = VariantLayout(open.below, in: app)
    let drawing = VariantDrawing(layout: layout, app: app)
    let panel = MenuDrawing(menu: menu, layout: layout, app: app)
    let rest = panel.continuation(under: drawing.body)
    title = "Menu on \(open.below.device.name)"
    let entries = menu.rows.count.of("entry", "entries")
    let hidden = panel.hiddenCount == 0 ? "" : ", \(panel.hiddenCount) of them below the fold"
    description = "\(title), open over \(open.below.screen.title): \(entries)\(hidden)"
    canvas = drawing.body.canvas.grown(by: Insets(bottom: rest.height))
    shapes =
      [.box(canvas, .fill(.page))] + drawing.picture(under: panel)
      + rest.shapes
    root = drawing.shownRoot
  }
}
