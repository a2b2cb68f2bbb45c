/// The open menu of the root around a screen: a panel of rows that scroll, or a row of tabs.
package struct MenuLayout: Hashable, Sendable {
  package let shape: Shape
  /// The visible part of the menu, in window coordinates; it extends under a notch at its side, and
  /// its rows do not.
  package let panel: Rect
  /// The entries to show; a row of tabs shows only as many as people can distinguish.
  package let rows: [MenuRow]

  /// The form of a menu.
  package enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A panel that slides in from the side and leaves part of the screen visible.
    case drawer
    /// A panel that covers the whole screen.
    case full
    /// A row of tabs, always open.
    case tabs
  }

  /// The maximum number of rows that are drawn, however far people scroll.
  package static let mostDrawnRows = 120
  /// The heights of rows, and how much higher they are on a TV, where headers have room above them.
  private static let rowHeight = 50.0
  private static let headerHeight = 36.0
  private static let nestedRowHeight = 44.0
  private static let televisionShare = 1.36
  private static let televisionHeader = 68.0
  /// The distance from a TV's rows to the inner edge of the panel.
  private static let televisionMargin = 32.0
  /// The width of the screen that a drawer leaves visible on a phone.
  private static let phoneGap = 56.0
  /// The least share of a phone's width that a drawer takes.
  private static let leastShare = 0.5
  /// The share of a tablet's or TV's width that a drawer takes.
  private static let tabletShare = 1.0 / 3
  /// The greatest width of a tab on a TV, whose few tabs are together in the middle.
  private static let widestTelevisionTab = 360.0

  /// Lays out the menu of a screen on a device, with nested menus collapsed or expanded.
  package init(of screen: Screen, in app: App, on held: HeldDevice, isExpanded: Bool) {
    self.init(app.root(of: screen), in: app, on: held, isExpanded)
  }

  private init(_ root: ScreenRoot, in app: App, on held: HeldDevice, _ isExpanded: Bool) {
    let window = held.window
    shape = Self.shape(of: root, on: held.device)
    let panel = Self.panel(shape, held)
    self.panel = app.settings.isRightToLeft ? panel.mirrored(inWidth: window.size.width) : panel
    let rows =
      shape == .tabs
      ? Self.tabs(
        MenuItem.all(root.menu.tabs(), in: app, isExpanded: false),
        panel.inset(by: Insets(left: window.safeArea.left, right: window.safeArea.right)),
        widest: held.device.deviceClass == .tv ? Self.widestTelevisionTab : .infinity)
      : Self.list(
        MenuItem.all(root.menu.entries, in: app, isExpanded: isExpanded),
        Self.room(shape, panel, held), isExpanded, isTelevision: held.device.deviceClass == .tv)
    self.rows = rows.map { row in
      app.settings.isRightToLeft ? row.mirrored(inWidth: panel.width) : row
    }
  }

  /// Returns the form of a menu; a drawer fills a phone's screen where its plugin is a two-level
  /// menu.
  private static func shape(of root: ScreenRoot, on device: Device) -> Shape {
    if root.menu.hasTabs { return .tabs }
    let isTwoLevel = root.plugin.plugin?.isTwoLevelMenu == true
    return isTwoLevel && device.deviceClass == .iphone ? .full : .drawer
  }

  private static func panel(_ shape: Shape, _ held: HeldDevice) -> Rect {
    let window = held.window.size
    switch shape {
    case .full: return Rect(size: window)
    case .drawer:
      let shorter = min(window.width, window.height)
      let width =
        held.device.deviceClass == .iphone
        ? max(shorter - phoneGap, (shorter * leastShare).rounded())
        : (window.width * tabletShare).rounded()
      return Rect(x: 0, y: 0, width: width + held.window.safeArea.left, height: window.height)
    case .tabs: return held.tabBar(in: Rect(size: window), below: 0)
    }
  }

  /// Returns the part of a panel's width that the rows use.
  private static func room(_ shape: Shape, _ panel: Rect, _ held: HeldDevice) -> Rect {
    let safeArea = held.window.safeArea
    let margin = held.device.deviceClass == .tv ? televisionMargin : 0
    return panel.inset(
      by: Insets(left: safeArea.left, right: shape == .full ? safeArea.right : margin))
  }

  private static func list(
    _ items: [MenuItem], _ room: Rect, _ isExpanded: Bool, isTelevision: Bool
  ) -> [MenuRow] {
    var top = 0.0
    let share = isTelevision ? televisionShare : 1
    return MenuItem.rows(of: items, isExpanded: isExpanded).map { item, depth in
      let height =
        item.kind == .header
        ? isTelevision ? televisionHeader : headerHeight
        : (depth > 0 ? nestedRowHeight : rowHeight) * share
      defer { top += height }
      return MenuRow(
        item, depth: depth, Rect(x: room.x, y: top, width: room.width, height: height))
    }
  }

  /// Lays out tabs, which share the width that a notch leaves, as far as they need it.
  private static func tabs(_ items: [MenuItem], _ room: Rect, widest: Double) -> [MenuRow] {
    let count = Double(max(1, items.count))
    let width = min(room.width / count, widest)
    let start = room.x + (room.width - width * count) / 2
    return items.enumerated().map { index, item in
      MenuRow(
        item, depth: 0,
        Rect(x: start + Double(index) * width, y: 0, width: width, height: room.height))
    }
  }
}

extension VariantLayout {
  /// Returns the tabs that the variant's row of tabs has; nil where there is none.
  package func tabs(in app: App) -> MenuLayout? {
    guard frame.tabBar != nil else { return nil }
    return MenuLayout(of: variant.screen, in: app, on: variant.held, isExpanded: false)
  }
}

extension MenuRow {
  fileprivate init(_ item: MenuItem, depth: Int, _ frame: Rect) {
    self.init(
      title: item.title, kind: item.kind, target: item.target, depth: depth,
      iconName: item.iconName, isNested: item.isNested, opensAddress: item.opensAddress,
      frame: frame,
      location: item.location)
  }
}
