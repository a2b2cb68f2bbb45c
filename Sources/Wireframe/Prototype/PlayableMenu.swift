package import AppLayout
package import AppModel

/// The app's open menu in layers, so that its rows scroll inside its panel.
package struct PlayableMenu: Sendable {
  /// The shade over the screen, with the panel.
  package let back: Wireframe
  /// The rows, which scroll; their boxes are in the order of the menu's rows.
  package let rows: Pane
  private let menu: [BoxKey: MenuRow]

  /// Divides the menu into layers.
  package init(_ open: OpenMenu, in app: App) {
    let layout = VariantLayout(open.below, in: app)
    let panel = MenuDrawing(menu: open.menu, layout: layout, app: app)
    let title = "Menu on \(open.below.device.name)"
    back = Wireframe(
      canvas: DeviceBody(open.below.held).canvas, title: title,
      description: "\(title), open",
      shapes: panel.background(clippedTo: layout)
        + StatusBarDrawing(layout, in: app, under: open.menu.panel).glyphs, root: nil)
    let all = panel.rowGroups
    rows = Pane(
      frame: panel.room,
      picture: Wireframe(
        canvas: Rect(
          x: 0, y: 0, width: panel.room.width,
          height: max(panel.room.height, open.menu.rows.map(\.frame.maxY).max() ?? 0)),
        title: "The entries of the menu",
        description: open.menu.rows.count.of("entry", "entries"), shapes: all.map(\.shape),
        root: nil))
    menu = Dictionary(zip(all.map(\.key), open.menu.rows), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the row that a box draws.
  package func row(of box: Wireframe.Box) -> MenuRow? { menu[box.key] }
}

extension OpenMenu {
  /// The rows that a prototype draws, however far people scroll: not those of an endless menu.
  package var playedRows: ArraySlice<MenuRow> { menu.rows.prefix(MenuDrawing.mostRows) }
}
