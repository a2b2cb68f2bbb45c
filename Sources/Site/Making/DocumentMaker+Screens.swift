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
    let configured = site.configuredVariant(of: screen, on: device, in: orientation)
    var shown: (layout: VariantLayout, wireframe: Wireframe)?
    for layout in group.layouts() {
      let wireframe = Wireframe(layout, in: site.app)
      for theme in site.themes {
        try take(
          picture(
            wireframe, in: theme.wearing(site.brand(of: layout)),
            at: site.path(of: layout.variant, in: theme),
            about: Subject(kind: .variant, layout.variant, theme)))
      }
      if layout.variant == configured { shown = (layout, wireframe) }
    }
    try makeFullContent(of: screen, on: device, in: orientation, take)
    try makeEntrances(of: screen, on: device, in: orientation, take)
    if let shown { return try explain(shown.layout, shown.wireframe, take) }
    // The site's axes may leave out the variant that the app shows; the page tells of it anyway.
    let layout = VariantLayout(configured, in: site.app)
    try explain(layout, Wireframe(layout, in: site.app), take)
  }

  /// Makes the picture with the measures of what the app shows, and the page that explains it.
  private mutating func explain(
    _ layout: VariantLayout, _ wireframe: Wireframe, _ take: (SiteDocument) throws -> Void
  ) throws {
    let (variant, theme) = (layout.variant, site.themes[0])
    try take(
      picture(
        Wireframe(redlinesOf: layout, over: wireframe), in: theme.wearing(site.brand(of: layout)),
        at: site.redlinesPath(of: variant), about: Subject(kind: .redlines, variant, theme)))
    try take(
      page(
        site.inspectPage(of: layout, drawn: wireframe),
        about: Subject(
          kind: .page, screen: variant.screen.key, device: variant.device.id,
          orientation: variant.orientation)))
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
