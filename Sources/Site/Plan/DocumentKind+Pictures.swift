import AppLayout
import Disk
import SiteFiles
import Wireframe

extension DocumentKind {
  /// The pictures of a screen on a device.
  static let screenPictures = DocumentKind(picturesOf: "screens", ofEach: .device) {
    site, task, theme in
    let (screen, held) = (site.screens[task.screen], site.devices[task.device])
    let configured = site.configuredVariant(of: screen, on: held)
    func path(_ state: PictureState) -> SitePath {
      site.paths.picture(of: state, screen, on: held, theme)
    }
    func window(_ state: PictureState, _ variant: Variant) -> PlannedDocument {
      .picture(at: path(state), Subject(state, variant, theme)) { $0.picture(of: variant) }
    }
    var pictures = site.group(of: screen, on: held).variants.map { window(PictureState($0), $0) }
    pictures += site.app.otherEntrances(of: screen, on: held).map {
      window(.entrance($0.entrance), $0)
    }
    pictures.append(
      .picture(at: path(.full), Subject(.full, configured, theme)) {
        $0.picture(of: configured, brand: \.brand?.ofContent) { Wireframe(fullContentOf: $0) }
      })
    pictures.append(
      .picture(
        at: site.paths.redlines(of: configured, in: theme),
        Subject(kind: .redlines, configured, theme)
      ) {
        $0.picture(of: configured) { Wireframe(redlinesOf: $0, over: Wireframe($0)) }
      })
    if let menu = OpenMenu(ownedBy: screen, in: site.app, on: held) {
      pictures.append(menu.picture(in: theme, of: site))
    }
    return pictures
  }

  /// The pictures of a screen just before and after its steps on the ruler of widths, in windows on
  /// devices that only differ in that, each once.
  static let windows = DocumentKind(
    picturesOf: "windows", ofEach: .screen, count: { $0.widths == nil ? 0 : 1 }
  ) { site, task, theme in
    guard let widths = site.widths else { return [] }
    let screen = site.screens[task.screen]
    let steps = WidthSteps(widths.report.findings(on: screen), widths.report.marks(on: screen))
    return steps.windows.map { window in
      let variant = site.configuredVariant(of: screen, on: widths.devices.window(window))
      let path = site.paths.window(of: screen, window.family, width: window.from, theme)
      return .picture(at: path, Subject(kind: .window, screen: screen.key, theme: theme)) {
        $0.picture(of: variant)
      }
    }
  }

  /// The app's open menu on each device on which it opens.
  static let menus = DocumentKind(picturesOf: "menus", count: \.devices.count) {
    site, task, theme in
    OpenMenu(of: site.app, on: site.devices[task.number]).map { [$0.picture(in: theme, of: site)] }
      ?? []
  }

  /// The pictures of a presentation on every device that can show it.
  static let presentations = DocumentKind(
    picturesOf: "presentations", count: \.presentations.count
  ) { site, task, theme in
    site.pictures(of: site.presentations[task.number].presentation).map { picture in
      let held = picture.held
      return .picture(
        at: site.paths.presentation(task.number + 1, on: held, theme),
        Subject(
          kind: .presentation, device: held.device.id, orientation: held.orientation, theme: theme)
      ) { _ in SitePicture(write: picture.write) { Wireframe(picture) } }
    }
  }

  /// What a family that some screen uses says about a whole screen, and its cell styles at the size
  /// that they have on the first device; other families have numbers only.
  static let specimens = DocumentKind(picturesOf: "families", count: \.families.entries.count) {
    site, task, theme in
    let entry = site.families.entries[task.number]
    let (subject, family) = (Subject(kind: .specimen, theme: theme), entry.family)
    guard entry.isUsed, let held = site.devices.first else { return [] }
    return site.deviceClasses.map { device in
      .picture(at: site.paths.measures(of: entry, on: device, theme), subject) { _ in
        SitePicture {
          let attributes = family.screen.attributes(on: device)
          $0.write(family.name, device, LayoutAttribute.allCases.map { attributes[$0] })
        } draw: {
          Wireframe(measuresOf: family, on: device)
        }
      }
    }
      + FamilyStyle.all(of: entry).map { style in
        .picture(at: site.paths.specimen(of: style, in: entry, theme), subject) {
          let specimen = $0.site.specimen(of: style, in: family, on: held)
          return SitePicture {
            $0.write(specimen.template, specimen.size, specimen.title)
          } draw: {
            specimen.wireframe
          }
        }
      }
  }

  /// The meaning of all other pictures.
  static let legendPicture = DocumentKind(picturesOf: "the legend") { site, _, theme in
    [
      .picture(at: site.paths.legend(theme), Subject(kind: .legend, theme: theme)) { _ in
        SitePicture(write: { _ in }) { .legend }
      }
    ]
  }
}

extension OpenMenu {
  /// Returns the picture of the menu. The app's own does not belong to a screen.
  fileprivate func picture(in theme: String, of site: Site) -> PlannedDocument {
    let subject = Subject(
      kind: .menu, screen: owner, device: below.device.id, orientation: below.orientation,
      theme: theme)
    return .picture(at: site.menuPicture(of: self, theme), subject) {
      let menu = ShownMenu(self, in: $0.site.app)
      return SitePicture(menu.screen.brand, write: menu.write) { Wireframe(menu) }
    }
  }
}
