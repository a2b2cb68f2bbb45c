package import AppLayout
package import AppModel

extension Wireframe {
  /// The picture of a variant: the device, its regions and what can be seen of the content.
  package init(_ layout: VariantLayout, in app: App) {
    let variant = layout.variant
    let body = DeviceBody(variant.device, in: variant.orientation)
    let drawing = VariantDrawing(layout: layout, app: app)
    title = drawing.title
    description = drawing.description
    canvas = body.canvas
    shapes =
      body.back(variant.device) + [drawing.window]
      + DeviceBody.front(variant.device, in: variant.orientation)
  }
}

/// The drawing of what is in the window of a variant.
private struct VariantDrawing {
  let layout: VariantLayout
  let app: App

  var title: String {
    "\(layout.variant.screen.title) on \(layout.variant.device.name)"
  }

  var description: String {
    let count = layout.content.sections.count
    let bar =
      switch layout.variant.placement {
      case .onTop: "bar on top"
      case .overlay: "bar overlay"
      case .hidden: "bar hidden"
      }
    let components = count == 1 ? "1 component" : "\(count) components"
    return "\(title), \(bar), status bar \(layout.variant.statusBar.rawValue): \(components)"
  }

  /// The window, clipped to the display.
  var window: Shape {
    let frame = Rect(size: layout.frame.window)
    let identity = Group.Identity(kind: .window, key: "window", frame: frame, source: nil)
    return .group(
      Group(
        identity, clip: frame, clipRadius: layout.variant.device.cornerRadius,
        [.box(frame, .fill(.container))] + root + tabBar + fold + statusContainer + bar
          + StatusBarDrawing.glyphs(of: layout) + MarkDrawing.safeArea(of: layout)))
  }

  private var root: [Shape] {
    let area = layout.frame.plugin ?? layout.frame.root
    let viewport = layout.frame.viewport
    let visible = Rect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    let content = ContentDrawing(
      content: layout.content, origin: area.origin, visible: visible,
      screen: layout.variant.screen, isRightToLeft: app.settings.isRightToLeft)
    let identity = Group.Identity(
      kind: .root, key: "root", frame: layout.frame.root,
      source: "rivers.json#\(layout.variant.screen.id)")
    return [
      .group(
        Group(
          identity,
          [.box(layout.frame.root, .fill(.root))] + NoticeDrawing(layout: layout).shapes
            + [.group(Group(at: area.origin, clip: visible, content.shapes))]))
    ]
  }

  private var tabBar: [Shape] {
    guard let frame = layout.frame.tabBar else { return [] }
    let variant = layout.variant
    let menu = MenuLayout(
      of: app, on: variant.device, in: variant.orientation, isExpanded: false)
    return [
      TabBarDrawing(
        frame: frame, menu: menu, selected: variant.screen.key,
        safeBottom: layout.frame.safeArea.bottom
      ).group
    ]
  }

  private var fold: [Shape] { MarkDrawing.fold(of: layout) }

  private var statusContainer: [Shape] {
    guard let frame = layout.frame.statusBar, frame.height > 0 else { return [] }
    let identity = Group.Identity(kind: .statusBar, key: "status", frame: frame, source: nil)
    return [.group(Group(identity, [.box(frame, .fill(.statusBar))]))]
  }

  private var bar: [Shape] {
    layout.navigationBar.map { bar in
      [
        NavigationBarDrawing(
          bar: bar, source: source(of: bar), isRightToLeft: app.settings.isRightToLeft
        ).group
      ]
    } ?? []
  }

  private func source(of bar: NavigationBarLayout) -> String? {
    let screen = layout.variant.screen
    let owner = screen.navigation(.navigationBar) == nil ? app.home : screen
    return owner.map { "rivers.json#\($0.id)/navigations/nav_bar" }
  }
}
