package import AppModel

/// The app's menu, open over the home screen, with nested menus expanded.
package struct OpenMenu: Hashable, Sendable {
  package let menu: MenuLayout
  /// The home screen under it, as the app is configured.
  package let home: Variant

  /// Opens the menu; returns nil where there are no screens or entries, or every picture shows the
  /// tabs.
  package init?(of app: App, on device: Device, in orientation: Orientation) {
    menu = MenuLayout(of: app, on: device, in: orientation, isExpanded: true)
    guard let screen = app.home, !menu.rows.isEmpty else { return nil }
    home = Variant(
      screen: screen, device: device, orientation: orientation,
      placement: app.placement(of: screen),
      statusBar: app.statusBar(on: device), entrance: .root)
    guard VariantFrame(home, in: app).tabBar == nil else { return nil }
  }
}
