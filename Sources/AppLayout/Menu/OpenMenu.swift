/// The menu of a screen, open over it, with nested menus expanded.
package struct OpenMenu: Hashable, Sendable {
  package let menu: MenuLayout
  /// The screen under it, as the app is configured.
  package let below: Variant
  /// The key of the screen of a Quick Brick app that has the menu for itself; nil for the app's
  /// menu, which home has.
  package let owner: String?

  /// Opens the app's menu over home.
  package init?(of app: App, on held: HeldDevice) {
    guard let home = app.home else { return nil }
    self.init(over: home, in: app, on: held)
  }

  /// Opens the menu that a screen has for itself; returns nil where it does not have one.
  package init?(ownedBy screen: Screen, in app: App, on held: HeldDevice) {
    // Every page asks, so a menu that belongs to others is not laid out first.
    guard Self.owner(of: screen, in: app) != nil else { return nil }
    self.init(over: screen, in: app, on: held)
  }

  /// Opens the menu of the root around a screen; returns nil where there is nothing to open.
  package init?(over screen: Screen, in app: App, on held: HeldDevice) {
    guard Self.exists(over: screen, in: app) else { return nil }
    menu = MenuLayout(of: screen, in: app, on: held, isExpanded: true)
    below = app.configuredVariant(of: screen, on: held)
    owner = Self.owner(of: screen, in: app)
  }

  /// Whether the app's menu can be opened over home.
  package static func exists(in app: App) -> Bool {
    app.home.map { exists(over: $0, in: app) } ?? false
  }

  /// Whether the root around a screen has a menu to open: not where it has no entries, where every
  /// picture shows them as tabs, and in a presentation container. No device changes that.
  private static func exists(over screen: Screen, in app: App) -> Bool {
    let menu = app.root(of: screen).menu
    return !menu.hasTabs && !menu.entries.isEmpty && !app.approach(to: screen).isPresented
  }

  private static func owner(of screen: Screen, in app: App) -> String? {
    app.root(of: screen).owner == screen.key && screen.key != app.home?.key ? screen.key : nil
  }
}
