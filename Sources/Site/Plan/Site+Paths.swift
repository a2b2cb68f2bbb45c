import AppLayout
import AppModel
import Pages
import Wireframe

extension SitePath {
  static let style: SitePath = "style.css"
  static let script: SitePath = "script.js"
  static let icon: SitePath = "icon.svg"
  static let sources: SitePath = "sources.json"
  static let legend: SitePath = "legend.svg"
  static let flowText: SitePath = "flow.mmd"

  /// A page of the gallery, counted from zero.
  static func gallery(_ page: Int) -> SitePath {
    page == 0 ? SitePart.gallery.path : "index-\(page + 1).xhtml"
  }

  /// The page with a screen's matrix.
  static func screen(_ screen: Screen) -> SitePath { "screens/\(screen.slug)/index.xhtml" }

  /// The page that explains a screen on a device.
  static func inspect(_ screen: Screen, on device: Device, in orientation: Orientation) -> SitePath
  {
    "screens/\(screen.slug)/\(device.folder(in: orientation)).xhtml"
  }
}

extension Site {
  /// The picture of a variant.
  func path(of variant: Variant, in theme: Theme) -> SitePath {
    picture(
      "\(variant.placement.rawValue).\(variant.statusBar.rawValue)", of: variant.screen,
      on: variant.device, in: variant.orientation, theme)
  }

  /// The picture of all that a screen has, however far one must scroll.
  func fullPath(
    of screen: Screen, on device: Device, in orientation: Orientation, _ theme: Theme
  ) -> SitePath {
    picture("full", of: screen, on: device, in: orientation, theme)
  }

  /// The picture of a screen as it is entered one way.
  func path(
    of entrance: Entrance, to screen: Screen, on device: Device, in orientation: Orientation,
    _ theme: Theme
  ) -> SitePath {
    picture("entrance-\(entrance.rawValue)", of: screen, on: device, in: orientation, theme)
  }

  /// The picture of what the app shows, with its measures.
  func redlinesPath(of variant: Variant) -> SitePath {
    picture("redlines", of: variant.screen, on: variant.device, in: variant.orientation, themes[0])
  }

  /// The picture of the open menu.
  func menuPath(on device: Device, in orientation: Orientation, _ theme: Theme) -> SitePath {
    "\(folder(of: theme))menu/\(device.folder(in: orientation)).svg"
  }

  private func picture(
    _ name: String, of screen: Screen, on device: Device, in orientation: Orientation,
    _ theme: Theme
  ) -> SitePath {
    let folder = device.folder(in: orientation)
    return "\(self.folder(of: theme))screens/\(screen.slug)/\(folder)/\(name).svg"
  }

  /// The first theme is the site itself; each other has a tree of its own.
  private func folder(of theme: Theme) -> String {
    theme.name == themes.first?.name ? "" : "themes/\(theme.name)/"
  }
}

extension Device {
  /// What a device held one way is called in paths.
  func folder(in orientation: Orientation) -> String {
    switch orientation {
    case .portrait: id
    case .landscape: "\(id)-landscape"
    }
  }
}
