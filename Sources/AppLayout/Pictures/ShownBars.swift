/// What pictures show of a navigation bar.
package struct ShownBar: Sendable {
  package internal(set) var frame: Rect
  package internal(set) var alignment: NavigationBarModel.Alignment
  package internal(set) var context: NavigationBarLayout.Context?
  package internal(set) var title: NavigationBarLayout.Title?
  package internal(set) var buttons: [Button]
  package internal(set) var source: SourcePath?
  /// Whether the root plugin places the bar.
  package internal(set) var isDelegated: Bool

  /// A button of the bar.
  package struct Button: Sendable {
    package internal(set) var kind: BarButton.Kind
    package internal(set) var title: String?
    /// The name of the file of its icon; nil without an icon.
    package internal(set) var iconName: String?
    package internal(set) var isEnabled: Bool
    package internal(set) var frame: Rect
    package internal(set) var source: SourcePath?
  }

  /// Finds what is shown of a variant's bar; nil where it is hidden.
  init?(of layout: VariantLayout, in app: App) {
    guard let bar = layout.navigationBar else { return nil }
    let sources = BarSources(of: layout.variant.screen, in: app)
    (frame, alignment, context, title) = (bar.frame, bar.alignment, bar.context, bar.title)
    buttons = bar.buttons.map { button in
      Button(
        kind: button.kind, title: button.title, iconName: button.iconName,
        isEnabled: button.isEnabled, frame: button.frame, source: sources[button.location])
    }
    source = sources.bar
    isDelegated = layout.isBarDelegated(in: app)
  }
}

/// What pictures show of a row of tabs.
package struct ShownTabs: Sendable {
  package internal(set) var rows: [ShownRow]
  /// The position of the selected tab; nil where no tab opens what is shown.
  package internal(set) var selected: Int?
  package internal(set) var source: SourcePath?

  /// Finds what is shown of a variant's tabs; nil where there are none.
  init?(of layout: VariantLayout, in app: App) {
    guard let menu = layout.tabs(in: app) else { return nil }
    let screen = layout.variant.screen
    let sources = MenuSources(of: screen, in: app, first: RootMenu.mostEntries)
    rows = menu.rows.map { ShownRow($0, over: screen, in: app, source: sources[$0.location]) }
    source = sources.menu
    // The selected tab may open the screen on which all others of the tab are.
    selected =
      [layout.approach.root.flatMap(app.screen), screen].lazy
      .compactMap { $0?.targetName }
      .compactMap { key in menu.rows.firstIndex { $0.target == key } }.first
  }
}

/// What pictures show of a tab, or of a row of an open menu.
package struct ShownRow: Sendable {
  package internal(set) var title: String?
  package internal(set) var kind: NavigationItem.Kind
  package internal(set) var depth: Int
  /// The name of the file of its icon; nil without an icon.
  package internal(set) var iconName: String?
  package internal(set) var isNested: Bool
  /// Whether the row opens something, whether that is an address, and whether it is home or the
  /// screen that is shown.
  package internal(set) var opens: Bool
  package internal(set) var opensAddress: Bool
  package internal(set) var opensHome: Bool
  package internal(set) var opensShown: Bool
  /// The frame in the menu's content, before scrolling.
  package internal(set) var frame: Rect
  package internal(set) var source: SourcePath?

  package init(_ row: MenuRow, over screen: Screen, in app: App, source: SourcePath? = nil) {
    (title, kind, depth) = (row.title, row.kind, row.depth)
    (iconName, isNested, frame) = (row.iconName, row.isNested, row.frame)
    (opens, opensAddress) = (row.target != nil, row.opensAddress)
    opensHome = row.target == app.home?.targetName
    opensShown = row.target == screen.targetName
    self.source = source
  }
}

/// What a picture of an open menu shows.
package struct ShownMenu: Sendable {
  /// The screen under the menu.
  package internal(set) var screen: ShownScreen
  package internal(set) var panel: Rect
  package internal(set) var rows: [ShownRow]
  package internal(set) var source: SourcePath?

  package init(_ open: OpenMenu, in app: App) {
    self.init(open, over: ShownScreen(VariantLayout(open.below, in: app), in: app), in: app)
  }

  init(_ open: OpenMenu, over shown: ShownScreen, in app: App) {
    let below = open.below.screen
    let sources = MenuSources(of: below, in: app)
    screen = shown
    panel = open.menu.panel
    rows = open.menu.rows.map {
      ShownRow($0, over: below, in: app, source: sources[$0.location])
    }
    source = sources.menu
  }
}
