/// What a site shows if its configuration does not choose: each kind of device that the app is made
/// for once, in the theme that is easiest to read, the app's own colors, and a dark one.
extension App {
  /// The id of the device that every app is shown on.
  package static let standardPhone = "iphone-17"

  /// The ids of the devices.
  package var standardDevices: [String] {
    [Self.standardPhone] + (settings.deviceTarget.includesTablets ? ["ipad-pro-11-m4"] : [])
      + (isForTVs ? ["apple-tv-4k"] : [])
  }

  /// The names of the themes.
  package var standardThemes: [String] {
    ["paper"] + (hasOwnColors ? ["brand"] : []) + ["night"]
  }

  private var isForTVs: Bool {
    settings.isForTVs || rootPlugin.plugin?.identifier == "top_menu_bar_tv"
      || plugins.plugins.contains(where: \.isForTVs)
  }

  /// Whether the app gives any bar a color.
  private var hasOwnColors: Bool {
    settings.stylesStatusBar && settings.statusBar.backgroundColor != nil
      || screens.contains { screen in
        navigationBar(of: screen).flatMap { $0.bar.backgroundColor ?? $0.bar.titleColor } != nil
      }
  }
}
