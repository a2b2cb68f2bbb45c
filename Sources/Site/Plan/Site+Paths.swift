import AppLayout
import AppModel
import Pages
import Wireframe

extension SitePath {
  static let sources: SitePath = "sources.json"
  static let legend: SitePath = "legend.svg"
  static let flowText: SitePath = "flow.mmd"

  /// A page of the gallery, counted from zero.
  static func gallery(_ page: Int) -> SitePath {
    page == 0 ? SitePart.gallery.path : "index-\(page + 1).xhtml"
  }
}

extension Site {
  /// The page with a screen's matrix.
  func path(of screen: Screen) -> SitePath { "screens/\(names[screen])/index.xhtml" }

  /// The page that explains a screen on a device.
  func inspectPath(
    of screen: Screen, on device: Device, in orientation: Orientation
  ) -> SitePath {
    "screens/\(names[screen])/\(names[device, orientation]).xhtml"
  }

  /// The picture of a variant.
  func path(of variant: Variant, in theme: Theme) -> SitePath {
    let folder = folder(of: variant.screen, on: variant.device, in: variant.orientation, theme)
    return "\(folder)\(variant.placement).\(variant.statusBar).svg"
  }

  /// The picture of all that a screen has, however far one must scroll.
  func fullPath(
    of screen: Screen, on device: Device, in orientation: Orientation, _ theme: Theme
  ) -> SitePath {
    "\(folder(of: screen, on: device, in: orientation, theme))full.svg"
  }

  /// The picture of a screen as it is entered one way.
  func path(
    of entrance: Entrance, to screen: Screen, on device: Device, in orientation: Orientation,
    _ theme: Theme
  ) -> SitePath {
    "\(folder(of: screen, on: device, in: orientation, theme))entrance-\(entrance).svg"
  }

  /// The picture of what the app shows, with its measures.
  func redlinesPath(of variant: Variant) -> SitePath {
    let folder = folder(of: variant.screen, on: variant.device, in: variant.orientation, themes[0])
    return "\(folder)redlines.svg"
  }

  /// The picture of the open menu.
  func menuPath(on device: Device, in orientation: Orientation, _ theme: Theme) -> SitePath {
    "\(folder(of: theme))menu/\(names[device, orientation]).svg"
  }

  /// The folder with the pictures of a screen on a device.
  private func folder(
    of screen: Screen, on device: Device, in orientation: Orientation, _ theme: Theme
  ) -> SitePath {
    "\(folder(of: theme))screens/\(names[screen])/\(names[device, orientation])/"
  }

  /// The first theme is the site itself; each other has a tree of its own.
  private func folder(of theme: Theme) -> SitePath {
    theme.name == themes.first?.name ? "" : "themes/\(names[theme])/"
  }
}
