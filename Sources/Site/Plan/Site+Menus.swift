import AppLayout
import AppModel
import SiteFiles

extension Site {
  /// Returns the app's open menu on a device; nil if there is no menu to open.
  func menu(on held: HeldDevice) -> OpenMenu? {
    OpenMenu(of: app, on: held.device, in: held.orientation)
  }

  /// Returns the open menu that a screen has for itself on a device; nil if it does not have one.
  func menu(ownedBy screen: Screen, on held: HeldDevice) -> OpenMenu? {
    OpenMenu(ownedBy: screen, in: app, on: held.device, in: held.orientation)
  }

  /// Returns the page that shows an open menu.
  func menuPage(of open: OpenMenu) -> SitePath {
    let below = open.below
    return open.owner == nil
      ? paths.menuPage(on: below.device, in: below.orientation)
      : paths.ownMenuPage(of: below.screen, on: below.device, in: below.orientation)
  }

  /// Returns the picture of an open menu in a theme.
  func menuPicture(of open: OpenMenu, _ theme: String) -> SitePath {
    let below = open.below
    return open.owner == nil
      ? paths.menu(on: below.device, in: below.orientation, theme)
      : paths.ownMenu(of: below.screen, on: below.device, in: below.orientation, theme)
  }
}
