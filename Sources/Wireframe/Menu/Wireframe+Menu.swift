package import AppLayout
package import AppModel

extension Wireframe {
  /// The picture of the app's menu, open over the home screen, nested menus unfolded; what does not
  /// fit into the window follows under the device.
  ///
  /// Nil where there is nothing to open: no screen, no entries, or tabs that every picture shows.
  package init?(openMenuOn device: Device, in orientation: Orientation, of app: App) {
    let menu = MenuLayout(of: app, on: device, in: orientation, isExpanded: true)
    guard let home = app.home, !menu.rows.isEmpty else { return nil }
    let layout = VariantLayout(
      Variant(
        screen: home, device: device, orientation: orientation, placement: app.placement(of: home),
        statusBar: app.statusBar(on: device), entrance: .root), in: app)
    guard layout.frame.tabBar == nil else { return nil }
    let drawing = VariantDrawing(layout: layout, app: app)
    let panel = MenuDrawing(menu: menu, layout: layout, app: app)
    let rest = panel.continuation(under: drawing.body)
    title = "Menu on \(device.name)"
    let entries = menu.rows.count.of("entry", "entries")
    let hidden = panel.hiddenCount == 0 ? "" : ", \(panel.hiddenCount) of them below the fold"
    description = "\(title), open over \(home.title): \(entries)\(hidden)"
    canvas = drawing.body.canvas.grown(by: Insets(bottom: rest.height))
    shapes =
      [.box(canvas, .fill(.page))] + drawing.picture(covering: [panel.scrim, panel.group])
      + rest.shapes
  }
}
