/// An entry of a root menu: a row of a side menu, or a tab.
package struct MenuRow: Hashable, Sendable {
  package let title: String?
  package let kind: NavigationItem.Kind
  /// The key of a screen, or an address.
  package let target: String?
  /// The depth of the row: zero for the menu's own rows, one for those of a nested menu.
  package let depth: Int
  /// The name of the file of its icon; nil without an icon.
  package let iconName: String?
  /// Whether the row has child rows, shown or not.
  package let isNested: Bool
  /// Whether the target is an address, and not a screen.
  package let opensAddress: Bool
  /// The frame in the menu's content, before scrolling.
  package private(set) var frame: Rect
  /// Where the entry is written in the files.
  package let location: Location
}

extension MenuRow {
  /// Returns the row of a menu whose sides are swapped.
  func mirrored(inWidth width: Double) -> MenuRow {
    var row = self
    row.frame = frame.mirrored(inWidth: width)
    return row
  }
}

/// An entry of a menu before it is laid out, from any file.
struct MenuItem {
  let title: String?
  let kind: NavigationItem.Kind
  let target: String?
  let iconName: String?
  /// Whether the entry has entries of its own.
  let isNested: Bool
  /// Whether the target is an address, and not a screen.
  let opensAddress: Bool
  /// The entries of the entry itself, if nested menus are shown.
  let items: [MenuItem]
  let location: Location

  init(_ item: NavigationItem, isExpanded: Bool) {
    title = item.title?.readable
    kind = item.kind
    target = item.target
    iconName = item.iconName
    isNested = !item.items.isEmpty
    opensAddress = item.opensAddress
    items = isExpanded ? item.items.map { MenuItem($0, isExpanded: true) } : []
    location = item.location
  }

  /// Creates an entry from a child of the collection that fills the menu of an older app.
  init(_ item: FeedItem, in app: App, isExpanded: Bool) {
    title = item.title?.readable
    kind = item.children.isEmpty ? .label : .nestedMenu
    target = app.target(of: item)
    iconName = nil
    isNested = !item.children.isEmpty
    opensAddress = item.kind == .link && target == nil
    items = isExpanded ? item.children.map { MenuItem($0, in: app, isExpanded: true) } : []
    location = item.location
  }

  /// Returns entries as the files have them.
  static func all(
    _ entries: RootMenu.Entries, in app: App, isExpanded: Bool
  ) -> [MenuItem] {
    switch entries {
    case .items(let items): items.map { MenuItem($0, isExpanded: isExpanded) }
    case .collected(let items): items.map { MenuItem($0, in: app, isExpanded: isExpanded) }
    }
  }

  /// Returns the visible entries with their depths: all of them, or those of the first level.
  static func rows(of items: [MenuItem], isExpanded: Bool) -> [(item: MenuItem, depth: Int)] {
    var rows: [(item: MenuItem, depth: Int)] = []
    var rest = items.reversed().map { (item: $0, depth: 0) }
    while let (item, depth) = rest.popLast() {
      rows.append((item, depth))
      if isExpanded { rest += item.items.reversed().map { (item: $0, depth: depth + 1) } }
    }
    return rows
  }
}
