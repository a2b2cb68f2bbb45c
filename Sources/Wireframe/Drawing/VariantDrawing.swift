package import AppLayout
package import AppModel

/// The drawing of a variant: the device, and what is in its window.
struct VariantDrawing {
  let layout: VariantLayout
  let app: App
  let body: DeviceBody
  let sources: ScreenSources
  /// What a legend and the description say about the root.
  let shownRoot: ShownRoot
  /// The content, and a description of what is missing from it.
  private let content: (shapes: [Shape], omission: String?)

  init(
    layout: VariantLayout, app: App, scrolling: Scrolling? = nil, isUnderMenu: Bool = false
  ) {
    self.layout = layout
    self.app = app
    body = DeviceBody(layout.variant.held)
    sources = ScreenSources(of: layout.variant.screen)
    shownRoot = ShownRoot(of: layout, in: app)
    content =
      ContentDrawing(
        content: layout.content, origin: layout.frame.contentArea.origin,
        visible: layout.frame.seenContent,
        sources: sources, keys: ComponentBoxKeys(of: layout.variant.screen), app: app,
        deviceClass: layout.variant.device.deviceClass, textRoom: layout.frame.textRoom,
        barEnd: layout.frame.shownBar?.maxY ?? 0,
        focused: isUnderMenu ? nil : layout.focusedSection,
        scrolling: scrolling
      ).drawn()
  }

  var title: String { "\(layout.variant.screen.title) on \(layout.variant.device.name)" }

  var description: String {
    let omission = content.omission.map { ", \($0)" } ?? ""
    let delegation = shownRoot.isBarDelegated ? ", bar placed by the root plugin" : ""
    let glyphs = layout.statusBarLook(in: app).map { ", \($0.shortWords)" } ?? ""
    return "\(title), \(layout.variant.words)\(glyphs)\(delegation)\(presentation): "
      + layout.content.summary + omission
  }

  /// Where a screen in a presentation container is, in words that follow those of its bars.
  private var presentation: String {
    let approach = layout.approach
    guard approach.isPresented else { return "" }
    return ", opened \(approach.entrance.words)\(approach.coveringWords(in: app))"
  }

  /// Returns the device with its window, in which a menu may cover the screen and its bars.
  func picture(under menu: MenuDrawing? = nil) -> [Shape] {
    body.back(over: layout.approach.containers) + [window(under: menu)] + body.front
      + (menu == nil ? MarkDrawing.fold(of: layout, under: body.reach) : [])
  }

  /// Returns the window, clipped to the display.
  private func window(under menu: MenuDrawing?) -> Shape {
    let frame = Rect(size: layout.frame.window)
    let identity = Group.Identity(kind: .window, .window, frame: frame, source: nil)
    let cover = menu.map { [$0.scrim, $0.group] } ?? []
    let shapes =
      [.box(frame, .fill(.container)), root] + tabBar + statusContainer + bar + cover
      + StatusBarDrawing(layout, in: app, under: menu?.menu.panel).glyphs
    return .group(
      Group(
        identity, clip: frame, clipRadius: layout.variant.device.cornerRadius,
        shapes + (menu == nil ? MarkDrawing.safeArea(of: layout, over: shapes) : [])))
  }

  private var root: Shape {
    let identity = Group.Identity(
      kind: .root, .root, frame: layout.frame.root, source: sources.screen)
    return .group(
      Group(
        identity,
        [.box(layout.frame.root, .fill(.root))]
          + NoticeDrawing(layout: layout, app: app, source: sources.screen).shapes
          + [
            .group(
              Group(
                at: layout.frame.contentArea.origin,
                clip: layout.frame.seenContent, content.shapes))
          ]))
  }

  var tabBar: [Shape] {
    guard let frame = layout.frame.tabBar, let menu = layout.tabs(in: app) else { return [] }
    return [
      TabBarDrawing(
        frame: frame, menu: menu,
        current: [layout.approach.root.flatMap(app.screen), layout.variant.screen]
          .compactMap { $0?.targetName },
        home: app.home?.targetName,
        safeBottom: layout.frame.safeArea.bottom,
        deviceClass: layout.variant.device.deviceClass,
        sources: MenuSources(
          of: layout.variant.screen, in: app, first: RootMenu.mostEntries)
      ).group
    ]
  }

  var statusContainer: [Shape] {
    guard let frame = layout.frame.statusBar, frame.height > 0 else { return [] }
    let identity = Group.Identity(kind: .statusBar, .status, frame: frame, source: nil)
    let end = frame.maxY - 0.5
    let edge = Shape.path(
      Path(through: [(frame.x, end), (frame.maxX, end)]), .line(.statusBarOutline, width: 1))
    return [.group(Group(identity, [.box(frame, .fill(.statusBar)), edge]))]
  }

  var bar: [Shape] {
    layout.navigationBar.map { bar in
      [
        NavigationBarDrawing(
          bar: bar, sources: BarSources(of: layout.variant.screen, in: app),
          isRightToLeft: app.settings.isRightToLeft,
          deviceClass: layout.variant.device.deviceClass, isDelegated: shownRoot.isBarDelegated,
          drop: layout.frame.barDrop
        ).group
      ]
    } ?? []
  }
}

extension Wireframe {
  /// Makes the picture of a variant: the device, its regions and the visible content.
  package init(_ layout: VariantLayout, in app: App) {
    self.init(VariantDrawing(layout: layout, app: app))
  }

  init(_ drawing: VariantDrawing) {
    title = drawing.title
    description = drawing.description
    canvas = drawing.body.canvas
    shapes = drawing.picture()
    root = drawing.shownRoot
  }

  /// Returns the size of every picture on a device held one way, without drawing one.
  package static func size(on held: HeldDevice) -> Size { DeviceBody(held).canvas.size }

  /// Returns where every picture on a device held one way begins, in window coordinates.
  package static func origin(on held: HeldDevice) -> Point { DeviceBody(held).canvas.origin }
}
