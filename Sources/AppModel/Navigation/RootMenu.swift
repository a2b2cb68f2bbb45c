/// What the root around a screen offers: the entries of a menu, or the first of them as tabs.
package struct RootMenu: Hashable, Sendable {
  package let entries: Entries
  /// Whether the root shows the entries as tabs, each of which is a root of its own.
  package let hasTabs: Bool

  /// The maximum number of tabs; with more, each would be narrower than a letter.
  package static let mostTabs = 100
  /// The number of a menu's entries that are considered for tabs.
  package static let mostEntries = 1000

  /// The entries as the files have them.
  package enum Entries: Hashable, Sendable {
    case items([NavigationItem])
    /// The children of the collection that fills the menu of an older app.
    case collected([FeedItem])

    package var isEmpty: Bool {
      switch self {
      case .items(let items): items.isEmpty
      case .collected(let items): items.isEmpty
      }
    }
  }

  /// A menu without entries.
  static let empty = RootMenu(entries: .items([]), hasTabs: false)
}

extension RootMenu {
  /// Creates the menu of a screen that has its own.
  init(_ menu: Navigation, hasTabs: Bool) {
    self.init(entries: .items(menu.items), hasTabs: hasTabs)
  }

  /// Creates home's menu.
  init(_ settings: Settings, home: Screen?, _ collections: Collections, hasTabs: Bool) {
    self.init(
      entries: settings.usesBuilder
        ? .items(home?.navigation(.menu)?.items ?? [])
        : .collected(collections[Collections.menuTag]?.children ?? []),
      hasTabs: hasTabs)
  }

  /// Returns the entries that are shown as tabs: the first ones that are not headers. Every picture
  /// has the bar, so only the first entries of a menu are considered.
  package func tabs(atMost most: Int = mostTabs) -> Entries {
    switch entries {
    case .items(let items):
      .items(
        Array(items.prefix(Self.mostEntries).filter { $0.kind != .header }.prefix(most)))
    case .collected(let items): .collected(Array(items.prefix(most)))
    }
  }

  /// What people touch to open an entry.
  package var trigger: Link.Trigger { hasTabs ? .rootTab : .menu }

  /// Everything that can be opened from the root: the tabs, or the entries and all inside them.
  package var shown: Entries {
    guard !hasTabs else { return tabs() }
    switch entries {
    case .items(let items): return .items(items.withDescendants(\.items))
    case .collected(let items): return .collected(items.withDescendants(\.children))
    }
  }
}
