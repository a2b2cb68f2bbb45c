import AppLayout
import AppModel
import Pages
import Themes
import Wireframe

extension DocumentMaker {
  /// Makes every picture of a screen on a device, and the page that explains it.
  mutating func makeScreen(
    _ screen: Screen, on device: Device, in orientation: Orientation,
    _ take: (SiteDocument) throws -> Void
  ) throws {
    let group = site.group(of: screen, on: device, in: orientation)
    for layout in group.layouts() {
      let wireframe = Wireframe(layout, in: site.app)
      for theme in site.themes {
        try take(
          picture(
            wireframe, in: theme.wearing(site.brand(of: layout)),
            at: site.path(of: layout.variant, in: theme),
            about: Subject(kind: .variant, layout.variant, theme)))
      }
    }
    try makeFullContent(of: screen, on: device, in: orientation, take)
    try makeEntrances(of: screen, on: device, in: orientation, take)
    try take(
      page(
        site.inspectPage(of: screen, on: device, in: orientation),
        about: Subject(
          kind: .page, screen: screen.key, device: device.id, orientation: orientation)))
  }

  /// Makes the pictures of all that a screen has.
  private mutating func makeFullContent(
    of screen: Screen, on device: Device, in orientation: Orientation,
    _ take: (SiteDocument) throws -> Void
  ) throws {
    let variant = site.configuredVariant(of: screen, on: device, in: orientation)
    let layout = VariantLayout(variant, in: site.app)
    let wireframe = Wireframe(fullContentOf: layout, in: site.app)
    for theme in site.themes {
      try take(
        picture(
          wireframe, in: theme.wearing(site.brand(of: layout)),
          at: site.fullPath(of: screen, on: device, in: orientation, theme),
          about: Subject(
            kind: .full, screen: screen.key, device: device.id, orientation: orientation,
            theme: theme.name)))
    }
  }

  /// Makes the pictures of a screen entered in the ways that its variants do not show.
  private mutating func makeEntrances(
    of screen: Screen, on device: Device, in orientation: Orientation,
    _ take: (SiteDocument) throws -> Void
  ) throws {
    for variant in site.otherEntrances(of: screen, on: device, in: orientation) {
      let layout = VariantLayout(variant, in: site.app)
      let wireframe = Wireframe(layout, in: site.app)
      for theme in site.themes {
        let path = site.path(
          of: variant.entrance, to: screen, on: device, in: orientation, theme)
        try take(
          picture(
            wireframe, in: theme.wearing(site.brand(of: layout)), at: path,
            about: Subject(kind: .entrance, variant, theme)))
      }
    }
  }

  /// Makes the pictures of the open menu, over the home screen's bar.
  mutating func makeMenu(
    on device: Device, in orientation: Orientation, _ take: (SiteDocument) throws -> Void
  ) throws {
    guard let home = site.app.home,
      let wireframe = Wireframe(openMenuOn: device, in: orientation, of: site.app)
    else { return }
    let variant = site.configuredVariant(of: home, on: device, in: orientation)
    let brand = site.brand(of: VariantLayout(variant, in: site.app))
    for theme in site.themes {
      try take(
        picture(
          wireframe, in: theme.wearing(brand),
          at: site.menuPath(on: device, in: orientation, theme),
          about: Subject(
            kind: .menu, device: device.id, orientation: orientation, theme: theme.name)))
    }
  }

  /// Makes what pages look like and do.
  mutating func makeAssets(_ take: (SiteDocument) throws -> Void) throws {
    for asset in SiteAsset.allCases {
      try take(
        SiteDocument(
          path: SitePath(asset.name), bytes: asset.bytes, subject: Subject(kind: .asset)))
    }
  }
}
