package import AppLayout

/// The paths of the pages and pictures of a site's screens. Each folder whose contents the app's
/// files decide has its own `PathNames`, so that files of the site never collide. Families have
/// theirs in `FamilyShelf`.
package struct SitePaths: Sendable {
  private var screens = PathNames(avoiding: Self.reserved)
  private var devices = PathNames(avoiding: Self.reserved)
  private var themes = PathNames(avoiding: ReservedNames.ofWindows)
  private var journeys = PathNames(avoiding: ReservedNames.ofWindows)
  /// No screen has one of these slugs.
  private var formerSlugs = PathNames(avoiding: Self.reserved)
  /// The theme whose pictures are in the site's main folders; every other theme has its own folder.
  private let mainTheme: String?

  /// Names that the first page of a folder uses, and Windows's own devices.
  package static let reserved = ReservedNames.ofWindows.union([ReservedNames.index])

  /// Creates the paths of what a site shows; its pages show the first theme.
  package init(
    screens: [Screen], devices: [HeldDevice], themes: [String], journeys: [String] = [],
    formerSlugs: [String] = []
  ) {
    mainTheme = themes.first
    for screen in screens { self.screens.add(screen.key, as: screen.slug) }
    for held in devices {
      self.devices.add(Self.key(of: held), as: held.device.folder(in: held.orientation))
    }
    for theme in themes { self.themes.add(theme, as: theme) }
    for slug in formerSlugs { self.formerSlugs.add(slug, as: slug) }
    for journey in journeys { self.journeys.add(journey, as: Slugs.slug(of: journey)) }
  }

  /// The name of a screen's folder.
  package subscript(screen: Screen) -> PathName { screens[screen.key] }

  /// The name of a theme's folder.
  package subscript(theme: String) -> PathName { themes[theme] }

  /// The name of a device in an orientation, which is also part of ids on pages.
  package subscript(held: HeldDevice) -> PathName { devices[Self.key(of: held)] }

  /// Returns a unique key of a device in an orientation; the first word is the orientation.
  private static func key(of held: HeldDevice) -> String {
    "\(held.orientation.rawValue) \(held.device.id)"
  }

  /// Returns the folder with the pictures of a screen on a device.
  fileprivate func folder(of screen: Screen, on held: HeldDevice, _ theme: String) -> SitePath {
    "\(folder(of: theme))screens/\(self[screen])/\(self[held])/"
  }

  /// Returns the folder with the pictures in a theme; the main theme's are in the site's own.
  /// `PictureSteps` reads what this writes.
  package func folder(of theme: String) -> SitePath {
    theme == mainTheme ? "" : "themes/\(self[theme])/"
  }
}

extension SitePaths {
  /// Returns the page with a screen's matrix.
  package func page(of screen: Screen) -> SitePath { "screens/\(self[screen])/index.xhtml" }

  /// Returns the page that a screen had as long as its slug was another one.
  package func page(ofFormer slug: String) -> SitePath {
    "screens/\(formerSlugs[slug])/index.xhtml"
  }

  /// Returns the page about what is around a screen.
  package func neighbors(of screen: Screen) -> SitePath { "screens/\(self[screen])/flow.xhtml" }

  /// Returns the page that explains a screen on a device.
  package func inspection(of screen: Screen, on held: HeldDevice) -> SitePath {
    "screens/\(self[screen])/\(self[held]).xhtml"
  }

  /// Returns the page that shows a screen on a device, one picture at a time.
  package func viewer(of screen: Screen, on held: HeldDevice) -> SitePath {
    "screens/\(self[screen])/\(self[held])/view.xhtml"
  }

  /// Returns the page of a screen in the prototype on a device.
  package func prototype(of screen: Screen, on held: HeldDevice) -> SitePath {
    "play/\(self[held])/\(self[screen]).xhtml"
  }

  /// Returns the page of a step of a journey on a device, counted from one.
  package func journey(_ name: String, step: Int, on held: HeldDevice) -> SitePath {
    "play/\(self[held])/journeys/\(journeys[name])/\(step).xhtml"
  }

  /// Returns the picture of a variant in a theme.
  package func picture(of variant: Variant, in theme: String) -> SitePath {
    picture(of: PictureState(variant), variant.screen, on: variant.held, theme)
  }

  /// Returns the picture of a state of a screen in a theme.
  package func picture(
    of state: PictureState, _ screen: Screen, on held: HeldDevice,
    _ theme: String
  ) -> SitePath {
    "\(folder(of: screen, on: held, theme))\(state).svg"
  }

  /// Returns the picture of a variant with its measures.
  package func redlines(of variant: Variant, in theme: String) -> SitePath {
    let folder = folder(of: variant.screen, on: variant.held, theme)
    return "\(folder)redlines.svg"
  }

  /// Returns the picture of a screen in a window of another width. No device can have such a name.
  package func window(
    of screen: Screen, _ family: WidthRange.Family, width: Int, _ theme: String
  ) -> SitePath {
    "\(folder(of: theme))screens/\(self[screen])/window-\(family)-\(width).svg"
  }

  /// Returns the picture of the open menu.
  package func menu(on held: HeldDevice, _ theme: String) -> SitePath {
    "\(folder(of: theme))menu/\(self[held]).svg"
  }

  /// Returns the page that shows the open menu.
  package func menuPage(on held: HeldDevice) -> SitePath {
    "menu/\(self[held]).xhtml"
  }

  /// Returns the picture of the open menu that a screen has for itself.
  package func ownMenu(of screen: Screen, on held: HeldDevice, _ theme: String) -> SitePath {
    "\(folder(of: screen, on: held, theme))menu.svg"
  }

  /// Returns the page that shows the open menu that a screen has for itself.
  package func ownMenuPage(of screen: Screen, on held: HeldDevice) -> SitePath {
    "screens/\(self[screen])/\(self[held])/view-menu.xhtml"
  }

  /// Returns the picture of a presentation of the storyboards, counted from one.
  package func presentation(_ number: Int, on held: HeldDevice, _ theme: String) -> SitePath {
    "\(folder(of: theme))presentations/\(number)/\(self[held]).svg"
  }

  /// Returns the picture that explains all others.
  package func legend(_ theme: String) -> SitePath { "\(folder(of: theme))legend.svg" }
}
