import AppLayout
import AppModel
import SiteFiles

extension Site {
  /// Returns the app's open menu on a device; nil if there is no menu to open.
  func menu(on held: HeldDevice) -> OpenMenu? {
    OpenMenu(of: app, on: held)
  }

  /// Returns the open menu that a screen has for itself on a device; nil if it does not have one.
  func menu(ownedBy screen: Screen, on held: HeldDevice) -> OpenMenu? {
    OpenMenu(ownedBy: screen, in: app, on: held)
  }

  /// Returns the page that shows an open menu.
  func menuPage(of open: OpenMenu) -> SitePath {
    let below = open.below
    return open.owner == nil
      ? paths.menuPage(on: below.held) : paths.ownMenuPage(of: below.screen, on: below.held)
  }

  /// Returns the picture of an open menu in a theme.
  func menuPicture(of open: OpenMenu, _ theme: String) -> SitePath {
    let below = open.below
    return open.owner == nil
      ? paths.menu(on: below.held, theme)
      : paths.ownMenu(of: below.screen, on: below.held, theme)
  }
}
