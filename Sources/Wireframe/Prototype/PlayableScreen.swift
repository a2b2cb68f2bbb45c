package import AppLayout
package import AppModel

/// A screen on a device in layers, so that its content scrolls between the device and the bars. All
/// are in window coordinates.
package struct PlayableScreen: Sendable {
  /// The device with its window, and what does not scroll.
  package let back: Wireframe
  /// The content with its strips; nil for a screen without any.
  package let content: Pane?
  /// The bars, and the front of the device.
  package let front: Wireframe

  /// Divides a variant into layers.
  package init(_ layout: VariantLayout, in app: App, choosingFrom tabs: TabbedContent? = nil) {
    let drawing = VariantDrawing(layout: layout, app: app)
    back = drawing.layer(drawing.background)
    front = drawing.layer(drawing.foreground)
    content = ScrolledContent(layout: layout, app: app, tabs: tabs).pane
  }
}

extension VariantDrawing {
  fileprivate func layer(_ shapes: [Shape]) -> Wireframe {
    Wireframe(
      canvas: body.canvas, title: title, description: description, shapes: shapes, root: nil)
  }

  /// The device, its window, and the notice on a screen without content.
  fileprivate var background: [Shape] {
    let variant = layout.variant
    let frame = Rect(size: layout.frame.window)
    return body.back(over: layout.approach.containers) + [
      .group(
        Group(
          clip: frame, clipRadius: variant.device.cornerRadius,
          [.box(frame, .fill(.container)), .box(layout.frame.root, .fill(.root))]
            + NoticeDrawing(layout: layout, source: sources.screen).shapes))
    ]
  }

  /// The bars and the front of the device.
  fileprivate var foreground: [Shape] {
    let variant = layout.variant
    let bars = Group(
      clip: Rect(size: layout.frame.window), clipRadius: variant.device.cornerRadius,
      tabBar + statusContainer + bar + StatusBarDrawing(layout, in: app).glyphs)
    return corners + [.group(bars)] + body.front
  }

  /// The device at those corners of the display that the content reaches: the content is cut at
  /// right angles, and the device is drawn again over what its round corners hide.
  private var corners: [Shape] {
    let radius = layout.variant.device.cornerRadius
    let window = Rect(size: layout.frame.window)
    guard radius > 0 else { return [] }
    return [
      (window.x, window.y, 1.0, 1.0), (window.maxX, window.y, -1, 1),
      (window.maxX, window.maxY, -1, -1), (window.x, window.maxY, 1, -1),
    ].filter { x, y, right, down in
      layout.frame.contentArea.intersects(
        Rect(x: min(x, x + right), y: min(y, y + down), width: 1, height: 1))
    }.flatMap { x, y, right, down in
      let center = Point(x: x + right * radius, y: y + down * radius)
      let bezel = body.radius - radius
      let corner = Point(x: x, y: y)
      return [
        Shape.path(
          Path(
            [.move(corner)] + Path.cornerArc(around: center, -right * radius, -down * radius)
              + [.close]), .fill(.page)),
        arc(
          around: center, -right, -down, radius + bezel / 2, .line(.device, width: .points(bezel))),
        arc(
          around: center, -right, -down, body.radius,
          .line(.deviceOutline, width: .outline)),
      ]
    }
  }

  private func arc(
    around center: Point, _ right: Double, _ down: Double, _ radius: Double, _ paint: Paint
  ) -> Shape {
    var segments = Path.cornerArc(around: center, right * radius, down * radius)
    if case .line(let start) = segments[0] { segments[0] = .move(start) }
    return .path(Path(segments), paint)
  }
}

extension Path {
  /// Returns a quarter of a circle, from its left or right end to its top or bottom.
  fileprivate static func cornerArc(
    around center: Point, _ x: Double, _ y: Double
  ) -> [Segment] {
    [
      .line(Point(x: center.x + x, y: center.y)),
      .curve(
        Point(x: center.x + x, y: center.y + roundness * y),
        Point(x: center.x + roundness * x, y: center.y + y),
        to: Point(x: center.x, y: center.y + y)),
    ]
  }
}

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
