package import AppLayout
package import AppModel

/// Where the pages and pictures of a site's screens are.
///
/// Every folder whose contents the app's files decide has its own `PathNames`, so nothing in the site
/// can take another thing's place. Families have theirs in `FamilyShelf`.
package struct SitePaths: Sendable {
  private var screens = PathNames(avoiding: Self.reserved)
  private var devices = PathNames(avoiding: Self.reserved)
  private var themes = PathNames(avoiding: ReservedNames.ofWindows)
  /// The theme that is the site itself; each other has a tree of its own.
  private let mainTheme: String?

  /// Names that the first page of a folder has, and Windows's own devices.
  package static let reserved = ReservedNames.ofWindows.union([ReservedNames.index])

  /// The paths of what a site shows; the first theme is the one that its pages show.
  package init(screens: [Screen], devices: [HeldDevice], themes: [String]) {
    mainTheme = themes.first
    for screen in screens { self.screens.add(screen.key, as: screen.slug) }
    for held in devices {
      self.devices.add(
        Self.key(of: held.device, held.orientation), as: held.device.folder(in: held.orientation))
    }
    for theme in themes { self.themes.add(theme, as: theme) }
  }

  /// The name of a screen's folder.
  package subscript(screen: Screen) -> PathName { screens[screen.key] }

  /// The name of a theme's folder.
  package subscript(theme: String) -> PathName { themes[theme] }

  /// The name of a device held one way; it is part of the ids of pages too.
  package subscript(device: Device, orientation: Orientation) -> PathName {
    devices[Self.key(of: device, orientation)]
  }

  /// How a device is held, which is a word without blanks, and its id.
  private static func key(of device: Device, _ orientation: Orientation) -> String {
    "\(orientation.rawValue) \(device.id)"
  }

  /// The folder with the pictures of a screen on a device.
  fileprivate func folder(
    of screen: Screen, on device: Device, in orientation: Orientation, _ theme: String
  ) -> SitePath {
    "\(folder(of: theme))screens/\(self[screen])/\(self[device, orientation])/"
  }

  fileprivate func folder(of theme: String) -> SitePath {
    theme == mainTheme ? "" : "themes/\(self[theme])/"
  }
}

extension SitePaths {
  /// The page with a screen's matrix.
  package func page(of screen: Screen) -> SitePath { "screens/\(self[screen])/index.xhtml" }

  /// The page that explains a screen on a device.
  package func inspection(
    of screen: Screen, on device: Device, in orientation: Orientation
  ) -> SitePath {
    "screens/\(self[screen])/\(self[device, orientation]).xhtml"
  }

  /// The picture of a variant in a theme.
  package func picture(of variant: Variant, in theme: String) -> SitePath {
    let folder = folder(of: variant.screen, on: variant.device, in: variant.orientation, theme)
    return "\(folder)\(variant.placement).\(variant.statusBar).svg"
  }

  /// The picture of all that a screen has, however far one must scroll.
  package func fullPicture(
    of screen: Screen, on device: Device, in orientation: Orientation, _ theme: String
  ) -> SitePath {
    "\(folder(of: screen, on: device, in: orientation, theme))full.svg"
  }

  /// The picture of a screen as it is entered one way.
  package func entrance(
    _ entrance: Entrance, to screen: Screen, on device: Device, in orientation: Orientation,
    _ theme: String
  ) -> SitePath {
    "\(folder(of: screen, on: device, in: orientation, theme))entrance-\(entrance).svg"
  }

  /// The picture of what the app shows, with its measures; it is drawn in the first theme only.
  package func redlines(of variant: Variant) -> SitePath {
    let folder = folder(
      of: variant.screen, on: variant.device, in: variant.orientation, mainTheme ?? "")
    return "\(folder)redlines.svg"
  }

  /// The picture of the open menu.
  package func menu(
    on device: Device, in orientation: Orientation, _ theme: String
  ) -> SitePath {
    "\(folder(of: theme))menu/\(self[device, orientation]).svg"
  }
}
