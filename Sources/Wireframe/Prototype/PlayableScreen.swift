package import AppLayout
import AppModel

/// A screen on a device in layers, so that its content scrolls between its ground and its bars, and
/// the screen moves inside the device. All but the device and its glass show the window, and all are
/// in window coordinates.
package struct PlayableScreen: Sendable {
  /// The device.
  package let back: Wireframe
  /// The window.
  package let frame: Rect
  /// The ground of the screen, and what does not scroll.
  package let ground: Wireframe
  /// The content with its strips; nil for a screen without any.
  package let content: Pane?
  /// The bars at the top.
  package let front: Wireframe
  /// The tabs at the bottom; nil without any.
  package let foot: Wireframe?
  /// The glyphs of the status bar.
  package let glyphs: Wireframe
  /// What is in front of every screen: the corners of the device, and its front.
  package let glass: Wireframe
  /// The button of a form; nil without any.
  package let submission: Rect?
  /// What to say outside of the device about a screen whose content the app does not define.
  package let remark: String?

  /// Divides a variant into layers. Where the app can go back, the screen of a plugin without a bar
  /// has a button for it, as plugins draw one, and the screen may be below another tab.
  package init(
    _ shown: ShownScreen, choosingFrom tabs: ShownChoice? = nil, canGoBack: Bool = false
  ) {
    let drawing = VariantDrawing(shown)
    let body = drawing.body
    frame = Rect(size: shown.frame.window)
    back = drawing.layer(body.canvas, body.chassis)
    ground = drawing.layer(frame, drawing.ground, description: drawing.description)
    submission = ground.boxes.first(where: \.isSubmission)?.frame
    content = ScrolledContent(shown, tabs: tabs).pane
    let middle = frame.midY
    let bottom = shown.frame.tabBar.flatMap { $0.y > middle ? $0 : nil }
    let tabs = drawing.tabBar(withBothLooks: canGoBack)
    front = drawing.layer(
      frame,
      (bottom == nil ? tabs : []) + drawing.statusContainer + drawing.playedBar
        + (canGoBack ? drawing.pluginButton : []))
    foot = bottom.map { drawing.layer($0, tabs) }
    remark = NoticeDrawing(shown).remark
    glyphs = drawing.layer(frame, StatusBarDrawing(shown).glyphs)
    glass = drawing.layer(
      body.canvas,
      DeviceCorners(of: shown.device, body, frame).shapes + body.front)
  }
}

extension VariantDrawing {
  /// The bar, without a title that is right below it: that of a player, and on a TV of the open tab.
  fileprivate var playedBar: [Shape] {
    let title = shown.bar?.title.flatMap { $0.kind == .title ? $0.text : nil }
    let open = shown.tabs.flatMap { tabs in tabs.selected.flatMap { tabs.rows[$0].title } }
    let isOpenTab = shown.device.deviceClass == .tv && open == title
    let isTwice = title != nil && (isOpenTab || SampleScreen(of: shown) == .player)
    return bar(isMarked: false, isTitled: !isTwice)
  }

  /// Returns a layer, of which only one describes the screen.
  fileprivate func layer(
    _ canvas: Rect, _ shapes: [Shape], description: String = ""
  ) -> Wireframe {
    Wireframe(canvas: canvas, title: title, description: description, shapes: shapes, root: nil)
  }

  /// The button of a plugin without a bar that leads back.
  fileprivate var pluginButton: [Shape] {
    guard shown.plugin != nil, shown.bar == nil else { return [] }
    let side = Self.buttonSide * shown.device.lettering
    let safe = shown.frame.safeArea
    let x = shown.isRightToLeft ? shown.frame.window.width - safe.right - side : safe.left
    let place = Rect(
      x: x, y: max(safe.top, shown.held.window.statusBarHeight), width: side, height: side)
    let identity = Group.Identity(
      kind: .contextButton, key: BoxKey(.plugin).part(.context), frame: place, source: nil)
    return [
      .group(Group(identity, [Icon.close.shape(in: place, side: side / 2, .icon(.pluginText))]))
    ]
  }

  private static let buttonSide = 44.0

  /// The ground of the window, and the notice on a screen without content.
  fileprivate var ground: [Shape] {
    [
      .box(Rect(size: shown.frame.window), .fill(.container)),
      .box(shown.frame.root, .fill(.root)),
    ] + NoticeDrawing(shown).played
  }
}

/// The app's open menu in layers, so that its panel slides over the screen, and its rows scroll
/// inside the panel.
package struct PlayableMenu: Sendable {
  /// The shade over the screen.
  package let shade: Wireframe
  /// The panel without its rows.
  package let panel: Wireframe
  /// The rows, which scroll; their boxes are in the order of the menu's rows.
  package let rows: Pane
  /// The glyphs of the status bar over the shade and the panel.
  package let glyphs: Wireframe
  /// Whether the panel is at the right edge.
  package let isAtRight: Bool
  private let places: [BoxKey: Int]

  /// Divides the menu into layers.
  package init(_ menu: ShownMenu) {
    let panel = MenuDrawing(menu)
    let layer = { (shapes: [Shape]) in
      let title = "Menu on \(menu.screen.device.name)"
      return Wireframe(
        canvas: Rect(size: menu.screen.frame.window), title: title, description: "\(title), open",
        shapes: shapes, root: nil)
    }
    shade = layer([panel.scrim])
    self.panel = layer(panel.emptyPanel)
    glyphs = layer(StatusBarDrawing(menu.screen, under: menu.panel).glyphs)
    isAtRight = menu.panel.x > 0
    let all = panel.rowGroups
    rows = Pane(
      frame: panel.room,
      picture: Wireframe(
        canvas: Rect(
          x: 0, y: 0, width: panel.room.width,
          height: max(panel.room.height, menu.rows.map(\.frame.maxY).max() ?? 0)),
        title: "The entries of the menu",
        description: menu.rows.count.of("entry"), shapes: all.map(\.shape),
        root: nil))
    places = Dictionary(
      all.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the place of the row that a box draws.
  package func row(of box: Wireframe.Box) -> Int? { places[box.key] }
}
