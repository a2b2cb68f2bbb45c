import AppLayout
import AppModel
import SiteFiles
import Wireframe

/// The pictures of an app: which ones exist, where they are in a site, and how they look.
struct AppPictures: Sendable {
  let app: App
  let axes: VariantAxes
  private let paths: SitePaths

  init(of app: App, _ axes: VariantAxes, themes: [Theme]) {
    self.app = app
    self.axes = axes
    paths = SitePaths(
      screens: app.screens, devices: axes.heldDevices, themes: themes.map(\.name))
  }

  private init(app: App, axes: VariantAxes, paths: SitePaths) {
    self.app = app
    self.axes = axes
    self.paths = paths
  }

  /// Returns the same pictures for another state of the app.
  func showing(_ other: App) -> AppPictures {
    AppPictures(app: other, axes: axes, paths: paths)
  }

  /// A picture that can be drawn.
  struct Planned {
    let kind: PictureSubject.Kind
    let drawing: Drawing
    let entrance: Entrance?
  }

  /// The source of a picture.
  enum Drawing {
    case variant(Variant)
    case full(Variant)
    case menu(OpenMenu)
  }

  /// Returns the pictures of a screen on a device, or of the menu on it; those that are drawn from
  /// the same layout follow each other.
  func planned(of screen: String?, on held: HeldDevice) -> [Planned] {
    guard let key = screen else {
      let open = OpenMenu(of: app, on: held)
      return open.map { [Planned(kind: .menu, drawing: .menu($0), entrance: nil)] } ?? []
    }
    guard let screen = app.screen(key) else { return [] }
    let group = VariantGroup(of: screen, in: app, on: held, axes: axes)
    let configured = app.configuredVariant(of: screen, on: held)
    let variants = group.variants.map { variant in
      Planned(
        kind: .variant(variant.placement, variant.statusBar), drawing: .variant(variant),
        entrance: variant.entrance)
    }
    let entrances = app.otherEntrances(of: screen, on: held).map { variant in
      Planned(
        kind: .entrance(variant.entrance), drawing: .variant(variant), entrance: variant.entrance)
    }
    let menu = OpenMenu(ownedBy: screen, in: app, on: held).map {
      Planned(kind: .menu, drawing: .menu($0), entrance: nil)
    }
    return [
      Planned(kind: .full, drawing: .full(configured), entrance: configured.entrance)
    ] + variants + entrances + [menu].compactMap(\.self) + [
      Planned(
        kind: .configured, drawing: .variant(configured), entrance: configured.entrance)
    ]
  }

  /// Draws a picture.
  func drawn(_ planned: Planned, _ layouts: inout LayoutMemory) -> DrawnPicture {
    switch planned.drawing {
    case .variant(let variant):
      let layout = layouts.layout(of: variant, in: app)
      let wireframe = Wireframe(layout, in: app)
      return DrawnPicture(
        wireframe: wireframe, brand: app.brand(of: layout),
        facts: PictureFacts(of: layout, drawn: wireframe, in: app))
    case .full(let variant):
      let layout = layouts.layout(of: variant, in: app)
      return DrawnPicture(
        wireframe: Wireframe(fullContentOf: layout, in: app),
        brand: app.brand(of: layout)?.ofContent,
        facts: PictureFacts())
    case .menu(let open):
      return DrawnPicture(
        wireframe: Wireframe(open, in: app),
        brand: app.brand(of: layouts.layout(of: open.below, in: app)), facts: PictureFacts())
    }
  }

  /// Returns where a site has a picture.
  func path(of subject: PictureSubject, on held: HeldDevice) -> SitePath? {
    guard let theme = subject.theme else { return nil }
    guard let key = subject.screen else { return paths.menu(on: held, theme) }
    guard let screen = app.screen(key) else { return nil }
    let configured = app.configuredVariant(of: screen, on: held)
    switch subject.kind {
    case .variant(let placement, let statusBar):
      return paths.picture(
        of: Variant(
          screen: screen, held: held, placement: placement, statusBar: statusBar,
          entrance: configured.entrance),
        in: theme)
    case .full:
      return paths.picture(of: .full, screen, on: held, theme)
    case .entrance(let entrance):
      return paths.picture(of: .entrance(entrance), screen, on: held, theme)
    case .configured: return paths.picture(of: configured, in: theme)
    case .menu: return paths.ownMenu(of: screen, on: held, theme)
    case .other: return nil
    }
  }
}
