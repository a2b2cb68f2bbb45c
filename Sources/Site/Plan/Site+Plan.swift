import AppLayout
import AppModel
import PageParts
import SiteFiles
import Themes
import Wireframe

extension Site {
  /// Returns the documents of a task in the order of their paths, without drawing anything, so that
  /// the whole site can be counted and compared before the first document is made.
  func documents(of task: SiteTask) -> [PlannedDocument] {
    switch task {
    case .asset(let asset): [PlannedDocument("\(asset)", .asset(asset))]
    case .mapText: [PlannedDocument(.mapText, .mapText)]
    case .names: gallery.pages.count > 1 ? [PlannedDocument(.names, .names)] : []
    case .looks: looks.count > 1 ? [PlannedDocument(.looks, .looks)] : []
    case .sources: [PlannedDocument(.sources, .sources)]
    case .part(let part): [PlannedDocument(part.path, page: .part(part))]
    case .gallery(let page): [PlannedDocument(.gallery(page), page: .gallery(page: page))]
    case .contactSheet: [PlannedDocument(.contactSheet, page: .contactSheet)]
    case .matrix(let screen): [matrix(of: screens[screen])]
    case .inspection(let screen, let device):
      [inspection(of: screens[screen], on: devices[device])]
    case .viewer(let screen, let device):
      ownMenuPages(of: screens[screen], on: devices[device])
        + [viewer(of: screens[screen], on: devices[device])]
    case .prototype(let screen, let device):
      [prototype(of: screens[screen], on: devices[device])]
    case .pictures(let screen, let device, let theme):
      pictures(of: screens[screen], on: devices[device], themes[theme]).sorted {
        $0.path < $1.path
      }
    case .legend(let theme):
      [PlannedDocument(paths.legend(themes[theme].name), .legend, in: themes[theme])]
    case .family(let family):
      [PlannedDocument(.family(families.entries[family]), page: .family(families.entries[family]))]
    case .specimens(let family, let theme):
      specimens(of: families.entries[family], themes[theme])
    case .presentation(let presentation, let theme):
      pictures(of: presentation, themes[theme])
    case .menuPage(let device):
      menu(on: devices[device]).map { [PlannedDocument(menuPage(of: $0), page: .menu($0))] } ?? []
    case .menu(let device, let theme):
      menu(on: devices[device]).map {
        [PlannedDocument(menuPicture(of: $0, themes[theme].name), .menu($0), in: themes[theme])]
      } ?? []
    }
  }

  private func ownMenuPages(of screen: Screen, on held: HeldDevice) -> [PlannedDocument] {
    menu(ownedBy: screen, on: held).map { [PlannedDocument(menuPage(of: $0), page: .menu($0))] }
      ?? []
  }

  private func matrix(of screen: Screen) -> PlannedDocument {
    PlannedDocument(paths.page(of: screen), page: .matrix(screen))
  }

  private func inspection(of screen: Screen, on held: HeldDevice) -> PlannedDocument {
    PlannedDocument(paths.inspection(of: screen, on: held), page: .inspection(screen, held))
  }

  private func viewer(of screen: Screen, on held: HeldDevice) -> PlannedDocument {
    PlannedDocument(paths.viewer(of: screen, on: held), page: .viewer(screen, held))
  }

  private func prototype(of screen: Screen, on held: HeldDevice) -> PlannedDocument {
    PlannedDocument(paths.prototype(of: screen, on: held), page: .prototype(screen, held))
  }

  private func pictures(
    of screen: Screen, on held: HeldDevice, _ theme: Theme
  ) -> [PlannedDocument] {
    let configured = configuredVariant(of: screen, on: held)
    let states: [(PictureState, Variant)] =
      group(of: screen, on: held).variants.map { (PictureState($0), $0) }
      + otherEntrances(of: screen, on: held).map { (.entrance($0.entrance), $0) }
      + [(.full, configured)]
    let shown = states.map { state, variant in
      PlannedDocument(
        paths.picture(of: state, screen, on: held, theme.name), .state(state, variant), in: theme)
    }
    let redlines = PlannedDocument(
      paths.redlines(of: configured, in: theme.name), .redlines(configured), in: theme)
    let menus = [menu(ownedBy: screen, on: held)].compactMap(\.self).map {
      PlannedDocument(menuPicture(of: $0, theme.name), .menu($0), in: theme)
    }
    return shown + [redlines] + menus
  }

  /// Returns the pictures of a family that some screen uses; other families have numbers only.
  private func specimens(of entry: FamilyShelf.Entry, _ theme: Theme) -> [PlannedDocument] {
    guard entry.isUsed, let held = devices.first else { return [] }
    let measures = deviceClasses.map {
      PlannedDocument(
        paths.measures(of: entry, on: $0, theme.name), .measures(entry.family, $0), in: theme)
    }
    let styles = FamilyStyle.all(of: entry).map {
      PlannedDocument(
        paths.specimen(of: $0, in: entry, theme.name), .specimen($0, entry.family, held), in: theme)
    }
    return (measures + styles).sorted { $0.path < $1.path }
  }

  /// Returns the pictures of a presentation, one for each device.
  private func pictures(
    of index: ElementIndex<PicturedPresentation>, _ theme: Theme
  ) -> [PlannedDocument] {
    pictures(of: presentations[index].presentation).map {
      PlannedDocument(
        paths.presentation(index.index + 1, on: $0.held, theme.name),
        .presentation($0), in: theme)
    }.sorted { $0.path < $1.path }
  }
}
