package import AppLayout

/// The drawing of a variant: the device, and what is in its window.
struct VariantDrawing {
  let shown: ShownScreen
  let body: DeviceBody
  private let content: ContentDrawing

  init(_ shown: ShownScreen, scrolling: Scrolling? = nil, isUnderMenu: Bool = false) {
    self.shown = shown
    body = DeviceBody(shown.held)
    let frame = shown.frame
    content = ContentDrawing(
      shown, origin: frame.contentArea.origin, visible: frame.seenContent,
      textRoom: frame.textRoom, barEnd: frame.shownBar?.maxY ?? 0,
      focused: isUnderMenu ? nil : shown.focusedSection, scrolling: scrolling)
  }

  var title: String { "\(shown.title) on \(shown.device.name)" }

  var description: String {
    let omission = content.omission.map { ", \($0)" } ?? ""
    let delegation = shown.bar?.isDelegated == true ? ", bar placed by the root plugin" : ""
    let glyphs = shown.look.map { ", \($0.shortWords)" } ?? ""
    let opening = shown.opening.map { ", \($0)" } ?? ""
    let bars = shown.placement.words(with: shown.statusBar)
    return "\(title), \(bars)\(glyphs)\(delegation)\(opening): \(shown.content.summary)\(omission)"
  }

  /// Returns the device with its window, in which a menu may cover the screen and its bars.
  func picture(under menu: MenuDrawing? = nil) -> [Shape] {
    body.back + [window(under: menu)] + body.front
      + (menu == nil ? MarkDrawing.fold(of: shown, under: body.reach) : [])
  }

  /// Returns the window, clipped to the display.
  private func window(under menu: MenuDrawing?) -> Shape {
    let frame = Rect(size: shown.frame.window)
    let identity = Group.Identity(kind: .window, .window, frame: frame, source: nil)
    let cover = menu.map { [$0.scrim, $0.group] } ?? []
    let shapes =
      [.box(frame, .fill(.container)), root] + tabBar() + statusContainer + bar() + cover
      + StatusBarDrawing(shown, under: menu?.menu.panel).glyphs
    return .group(
      Group(
        identity, clip: frame, clipRadius: shown.device.cornerRadius,
        shapes + (menu == nil ? MarkDrawing.safeArea(of: shown.frame, over: shapes) : [])))
  }

  private var root: Shape {
    let identity = Group.Identity(
      kind: .root, .root, frame: shown.frame.root, source: shown.source)
    return .group(
      Group(
        identity,
        [.box(shown.frame.root, .fill(.root))]
          + NoticeDrawing(shown).shapes
          + [
            .group(
              Group(
                at: shown.frame.contentArea.origin,
                clip: shown.frame.seenContent, content.drawn()))
          ]))
  }

  /// Returns the tabs; a prototype may need the looks of each when it is selected and when it is not.
  func tabBar(withBothLooks hasBothLooks: Bool = false) -> [Shape] {
    guard let frame = shown.frame.tabBar, let tabs = shown.tabs else { return [] }
    return [
      TabBarDrawing(
        frame: frame, shown: tabs, safeBottom: shown.frame.safeArea.bottom,
        deviceClass: shown.device.deviceClass, hasBothLooks: hasBothLooks
      ).group
    ]
  }

  var statusContainer: [Shape] {
    guard let frame = shown.frame.statusBar, frame.height > 0 else { return [] }
    let identity = Group.Identity(kind: .statusBar, .status, frame: frame, source: nil)
    let end = frame.maxY - 0.5
    let edge = Shape.path(
      Path(through: [(frame.x, end), (frame.maxX, end)]), .line(.statusBarOutline, width: 1))
    return [.group(Group(identity, [.box(frame, .fill(.statusBar)), edge]))]
  }

  /// Returns the navigation bar, with the dashed edges that say how it is placed or without.
  func bar(isMarked: Bool = true, isTitled: Bool = true) -> [Shape] {
    shown.bar.map { bar in
      [
        NavigationBarDrawing(
          bar: bar, isOverlay: shown.placement == .overlay, isRightToLeft: shown.isRightToLeft,
          deviceClass: shown.device.deviceClass, drop: shown.frame.barDrop, isMarked: isMarked,
          isTitled: isTitled
        ).group
      ]
    } ?? []
  }
}

extension Wireframe {
  /// Makes the picture of a variant: the device, its regions and the visible content.
  package init(_ shown: ShownScreen) {
    self.init(VariantDrawing(shown))
  }

  init(_ drawing: VariantDrawing) {
    title = drawing.title
    description = drawing.description
    canvas = drawing.body.canvas
    shapes = drawing.picture()
    root = ShownRoot(of: drawing.shown)
  }

  /// Returns the size of every picture on a device held one way, without drawing one.
  package static func size(on held: HeldDevice) -> Size { DeviceBody(held).canvas.size }

  /// Returns the outline of a device held one way in its pictures, from their corner, and the radius
  /// of its corners.
  package static func outline(of held: HeldDevice) -> (body: Rect, radius: Double) {
    let device = DeviceBody(held)
    let corner = Point(x: -device.canvas.x, y: -device.canvas.y)
    return (device.reach.offset(by: corner), device.radius)
  }

  /// Returns where every picture on a device held one way begins, in window coordinates.
  package static func origin(on held: HeldDevice) -> Point { DeviceBody(held).canvas.origin }
}
