import PageParts
import Themes

/// Documents that stand together and are made together. Screens, devices and themes are told by their
/// places in the site, so that many tasks take little room.
enum SiteTask: Hashable, Sendable {
  /// What pages look like and do.
  case asset(SiteAsset)
  /// The map of screens as text.
  case flowText
  /// Where every source of the pictures stands in the app's files.
  case sources
  /// A part that is one page. The gallery has pages of its own.
  case part(SitePart)
  /// The cards of screens, a page of them, counted from zero.
  case gallery(page: Int)
  case matrix(screen: Int)
  /// The page that explains a screen on a device.
  case inspect(screen: Int, device: Int)
  /// All pictures of a screen on a device in a theme.
  case pictures(screen: Int, device: Int, theme: Int)
  /// The picture that explains all others.
  case legend
  /// A family as a sheet of specimens.
  case family(Int)
  /// The pictures on the sheet of a family.
  case specimens(family: Int)
  /// The app's open menu.
  case menu(device: Int, theme: Int)
}

extension Site {
  /// Everything that the site may consist of, in no order.
  var allTasks: [SiteTask] {
    SiteAsset.allCases.map { .asset($0) } + [.flowText, .sources, .legend]
      + SitePart.allCases.filter { $0 != .gallery }.map { .part($0) }
      + gallery.pages.indices.map { .gallery(page: $0) } + menus
      + families.entries.indices.flatMap { [.family($0), .specimens(family: $0)] }
      + screens.indices.flatMap { screen in
        [.matrix(screen: screen)]
          + devices.indices.flatMap { device in
            [.inspect(screen: screen, device: device)]
              + themes.indices.map { .pictures(screen: screen, device: device, theme: $0) }
          }
      }
  }

  private var menus: [SiteTask] {
    devices.indices.flatMap { device in
      themes.indices.map { .menu(device: device, theme: $0) }
    }
  }
}
