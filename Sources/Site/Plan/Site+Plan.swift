import AppLayout
import AppModel
import PageParts
import SiteFiles
import Themes
import Wireframe

extension Site {
  /// The documents of a task in the order of their paths. Nothing is drawn for this, so the whole site
  /// can be counted and compared before the first document is made.
  func documents(of task: SiteTask) -> [PlannedDocument] {
    switch task {
    case .asset(let asset): [PlannedDocument("\(asset)", Subject(kind: .asset))]
    case .flowText: [PlannedDocument(.flowText, Subject(kind: .data))]
    case .sources: [PlannedDocument(.sources, Subject(kind: .data))]
    case .part(let part): [PlannedDocument(part.path, Subject(kind: .page))]
    case .gallery(let page): [PlannedDocument(.gallery(page), Subject(kind: .page))]
    case .matrix(let screen):
      [
        PlannedDocument(
          paths.page(of: screens[screen]), Subject(kind: .page, screen: screens[screen].key))
      ]
    case .inspect(let screen, let device): [inspection(of: screens[screen], on: devices[device])]
    case .pictures(let screen, let device, let theme):
      pictures(of: screens[screen], on: devices[device], themes[theme]).sorted {
        $0.path < $1.path
      }
    case .legend:
      [PlannedDocument(.legend, Subject(kind: .legend, theme: themes[0].name), .legend)]
    case .family(let family):
      [PlannedDocument(.family(families.entries[family]), Subject(kind: .page))]
    case .specimens(let family): specimens(of: families.entries[family])
    case .menu(let device, let theme): menu(on: devices[device], themes[theme])
    }
  }

  private func inspection(of screen: Screen, on held: HeldDevice) -> PlannedDocument {
    PlannedDocument(
      paths.inspection(of: screen, on: held.device, in: held.orientation),
      Subject(
        kind: .page, screen: screen.key, device: held.device.id, orientation: held.orientation))
  }

  private func pictures(
    of screen: Screen, on held: HeldDevice, _ theme: Theme
  ) -> [PlannedDocument] {
    let (device, orientation) = (held.device, held.orientation)
    let configured = configuredVariant(of: screen, on: device, in: orientation)
    let variants = group(of: screen, on: device, in: orientation).variants.map { variant in
      PlannedDocument(
        paths.picture(of: variant, in: theme.name), Subject(kind: .variant, variant, theme.name),
        .variant(variant))
    }
    let entrances = otherEntrances(of: screen, on: device, in: orientation).map { variant in
      PlannedDocument(
        paths.entrance(variant.entrance, to: screen, on: device, in: orientation, theme.name),
        Subject(kind: .entrance, variant, theme.name), .variant(variant))
    }
    let full = PlannedDocument(
      paths.fullPicture(of: screen, on: device, in: orientation, theme.name),
      Subject(
        kind: .full, screen: screen.key, device: device.id, orientation: orientation,
        theme: theme.name), .full(configured))
    let redlines = PlannedDocument(
      paths.redlines(of: configured), Subject(kind: .redlines, configured, theme.name),
      .redlines(configured))
    return variants + entrances + [full] + (theme.name == themes[0].name ? [redlines] : [])
  }

  /// The pictures of a family that somebody uses; of others there are numbers and no pictures.
  private func specimens(of entry: FamilyShelf.Entry) -> [PlannedDocument] {
    guard entry.isUsed else { return [] }
    let subject = Subject(kind: .specimen, theme: themes[0].name)
    let measures = deviceClasses.map { device in
      PlannedDocument(.measures(of: entry, on: device), subject, .measures(entry.family, device))
    }
    let styles = FamilyStyle.all(of: entry).map {
      PlannedDocument($0.specimen, subject, .specimen($0, entry.family))
    }
    return (measures + styles).sorted { $0.path < $1.path }
  }

  private func menu(on held: HeldDevice, _ theme: Theme) -> [PlannedDocument] {
    guard hasMenu(on: held.device, in: held.orientation) else { return [] }
    return [
      PlannedDocument(
        paths.menu(on: held.device, in: held.orientation, theme.name),
        Subject(
          kind: .menu, device: held.device.id, orientation: held.orientation, theme: theme.name),
        .menu(held))
    ]
  }
}
