package import AppModel

/// The app's root menu, open: a panel of rows that scroll, or a row of tabs.
package struct MenuLayout: Hashable, Sendable {
  package let shape: Shape
  /// The menu as it is seen, in window coordinates; it reaches under a notch at its side, and its
  /// rows do not.
  package let panel: Rect
  /// The entries that are shown; of tabs no more than anybody could tell apart.
  package let rows: [MenuRow]

  /// What a menu looks like.
  package enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A panel that comes in from the side and leaves some of the screen to be seen.
    case drawer
    /// A panel that covers the whole screen.
    case full
    /// A row of tabs, always open.
    case tabs
  }

  /// More tabs than this are narrower than a letter.
  static let mostTabs = 100
  /// How many entries of a menu are looked at for tabs.
  package static let mostEntries = 1000

  private static let rowHeight = 50.0
  private static let headerHeight = 36.0
  private static let nestedRowHeight = 44.0
  /// What a drawer leaves to be seen of the screen on a telephone.
  private static let phoneGap = 56.0
  /// How much of a tablet's or television's width a drawer takes.
  private static let tabletShare = 1.0 / 3

  /// Lays the menu out on a device; nested menus are shown collapsed or expanded.
  package init(
    of app: App, on device: Device, in orientation: Orientation, isExpanded: Bool
  ) {
    let window = device.window(in: orientation)
    shape = Self.shape(of: app, on: device)
    let panel = Self.panel(shape, device, orientation)
    self.panel = app.settings.isRightToLeft ? panel.mirrored(inWidth: window.size.width) : panel
    let rows =
      shape == .tabs
      ? Self.tabs(MenuItem.tabs(of: app, atMost: Self.mostTabs), panel)
      : Self.list(
        MenuItem.all(of: app, isExpanded: isExpanded),
        Self.room(shape, panel, window.safeArea), isExpanded)
    self.rows = rows.map { row in
      app.settings.isRightToLeft ? row.mirrored(inWidth: panel.width) : row
    }
  }

  /// A drawer fills the screen of a telephone where its plugin is a two-level menu.
  private static func shape(of app: App, on device: Device) -> Shape {
    if app.rootCapabilities.contains(.tabBar) { return .tabs }
    let identifier = app.rootPlugin.plugin?.identifier ?? ""
    return identifier == "two_level_rn_menu" && device.family == .iphone ? .full : .drawer
  }

  private static func panel(
    _ shape: Shape, _ device: Device, _ orientation: Orientation
  ) -> Rect {
    let window = device.window(in: orientation).size
    switch shape {
    case .full: return Rect(size: window)
    case .drawer:
      let width =
        device.family == .iphone
        ? min(window.width, window.height) - phoneGap : (window.width * tabletShare).rounded()
      return Rect(
        x: 0, y: 0, width: width + device.window(in: orientation).safeArea.left,
        height: window.height)
    case .tabs:
      let height = device.tabBarHeight(in: orientation)
      guard height > 0 else { return Rect(x: 0, y: 0, width: window.width, height: rowHeight) }
      return Rect(x: 0, y: window.height - height, width: window.width, height: height)
    }
  }

  /// What of a panel's width the rows have.
  private static func room(_ shape: Shape, _ panel: Rect, _ safeArea: Insets) -> Rect {
    panel.inset(
      by: Insets(left: safeArea.left, right: shape == .full ? safeArea.right : 0))
  }

  private static func list(_ items: [MenuItem], _ room: Rect, _ isExpanded: Bool) -> [MenuRow] {
    var top = 0.0
    return MenuItem.rows(of: items, isExpanded: isExpanded).map { item, depth in
      let height =
        item.kind == .header ? headerHeight : depth > 0 ? nestedRowHeight : rowHeight
      defer { top += height }
      return MenuRow(
        item, depth: depth, Rect(x: room.x, y: top, width: room.width, height: height))
    }
  }

  /// Tabs share the width.
  private static func tabs(_ items: [MenuItem], _ panel: Rect) -> [MenuRow] {
    let width = panel.width / Double(max(1, items.count))
    return items.enumerated().map { index, item in
      MenuRow(
        item, depth: 0,
        Rect(x: Double(index) * width, y: 0, width: width, height: panel.height))
    }
  }
}

extension MenuRow {
  fileprivate init(_ item: MenuItem, depth: Int, _ frame: Rect) {
    self.init(
      title: item.title, kind: item.kind, target: item.target, depth: depth, hasIcon: item.hasIcon,
      isNested: item.isNested, frame: frame, location: item.location)
  }

  fileprivate func mirrored(inWidth width: Double) -> MenuRow {
    MenuRow(
      title: title, kind: kind, target: target, depth: depth, hasIcon: hasIcon, isNested: isNested,
      frame: frame.mirrored(inWidth: width), location: location)
  }
}
