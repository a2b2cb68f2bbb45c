package import AppModel

/// The menu of a screen, open over it, with nested menus expanded.
package struct OpenMenu: Hashable, Sendable {
  package let menu: MenuLayout
  /// The screen under it, as the app is configured.
  package let below: Variant
  /// The key of the screen of a Quick Brick app that has the menu for itself; nil for the app's
  /// menu, which home has.
  package let owner: String?

  /// Opens the app's menu over home.
  package init?(of app: App, on device: Device, in orientation: Orientation) {
    guard let home = app.home else { return nil }
    self.init(over: home, in: app, on: device, in: orientation)
  }

  /// Opens the menu that a screen has for itself; returns nil where it does not have one.
  package init?(
    ownedBy screen: Screen, in app: App, on device: Device, in orientation: Orientation
  ) {
    self.init(over: screen, in: app, on: device, in: orientation)
    guard owner != nil else { return nil }
  }

  /// Opens the menu of the root around a screen; returns nil where it has no entries, where every
  /// picture shows them as tabs, and in a presentation container, which has no menu.
  package init?(
    over screen: Screen, in app: App, on device: Device, in orientation: Orientation
  ) {
    menu = MenuLayout(of: screen, in: app, on: device, held: orientation, isExpanded: true)
    below = app.configuredVariant(of: screen, on: device, held: orientation)
    let isOwn = app.root(of: screen).owner == screen.key && screen.key != app.home?.key
    owner = isOwn ? screen.key : nil
    guard !menu.rows.isEmpty, menu.shape != .tabs, !app.approach(to: screen).isPresented else {
      return nil
    }
  }
}
