package import AppLayout
package import AppModel
package import PageParts
package import Themes
package import Wireframe

/// Documents that are made together.
package enum SiteTask: Hashable, Sendable {
  /// A file that sets the look or behavior of pages.
  case asset(SiteAsset)
  /// The map of screens as text.
  case mapText
  /// The names of all screens, for the search of a gallery with several pages.
  case names
  /// The colors of inline drawings in themes other than the first.
  case looks
  /// The positions in the app's files of every source in the pictures.
  case sources
  /// A part with a single page. The gallery has its own case.
  case part(SitePart)
  /// A page of screen cards, counted from zero.
  case gallery(page: Int)
  /// All screens, to print.
  case contactSheet
  case matrix(ElementIndex<Screen>)
  /// The page that explains a screen on a device.
  case inspection(ElementIndex<Screen>, ElementIndex<HeldDevice>)
  /// The page that shows the pictures of a screen on a device one at a time.
  case viewer(ElementIndex<Screen>, ElementIndex<HeldDevice>)
  /// A screen of the prototype on a device.
  case prototype(ElementIndex<Screen>, ElementIndex<HeldDevice>)
  /// All pictures of a screen on a device in a theme.
  case pictures(ElementIndex<Screen>, ElementIndex<HeldDevice>, ElementIndex<Theme>)
  /// The picture that explains all others.
  case legend(ElementIndex<Theme>)
  /// The page of a family with its specimens.
  case family(ElementIndex<FamilyShelf.Entry>)
  /// The specimens of a family.
  case specimens(ElementIndex<FamilyShelf.Entry>, ElementIndex<Theme>)
  /// The pictures of a presentation of the storyboards.
  case presentation(ElementIndex<PicturedPresentation>, ElementIndex<Theme>)
  /// The page that shows the app's open menu.
  case menuPage(ElementIndex<HeldDevice>)
  /// The app's open menu.
  case menu(ElementIndex<HeldDevice>, ElementIndex<Theme>)
}

extension Site {
  /// Returns the tasks for all files that the site may have, always in the same order.
  package func allTasks() -> [SiteTask] {
    SiteAsset.allCases.map { .asset($0) }
      + [.mapText, .names, .looks, .sources, .contactSheet]
      + themes.elementIndices.map { .legend($0) }
      + SitePart.allCases.filter { $0 != .gallery }.map { .part($0) }
      + gallery.pages.indices.map { .gallery(page: $0) }
      + families.entries.elementIndices.flatMap { family in
        [.family(family)] + themes.elementIndices.map { .specimens(family, $0) }
      }
      + presentations.elementIndices.flatMap { presentation in
        themes.elementIndices.map { .presentation(presentation, $0) }
      }
      + devices.elementIndices.flatMap { device in
        [.menuPage(device)] + themes.elementIndices.map { .menu(device, $0) }
      }
      + prototypes.compactMap { places[$0] }.flatMap { device in
        screens.elementIndices.map { .prototype($0, device) }
      }
      + screens.elementIndices.flatMap { screen in
        [.matrix(screen)]
          + devices.elementIndices.flatMap { device in
            [.inspection(screen, device), .viewer(screen, device)]
              + themes.elementIndices.map { .pictures(screen, device, $0) }
          }
      }
  }
}
