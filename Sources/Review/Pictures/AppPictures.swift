import AppLayout
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
    let kind: PictureKind
    let drawing: Drawing
    let entrance: Entrance?

    fileprivate init(_ state: PictureState, of variant: Variant, as kind: PictureKind? = nil) {
      self.kind = kind ?? .state(state)
      drawing = .state(state, variant)
      entrance = variant.entrance
    }

    fileprivate init(_ menu: OpenMenu) {
      kind = .menu
      drawing = .menu(menu)
      entrance = nil
    }
  }

  /// The source of a picture.
  enum Drawing {
    case state(PictureState, Variant)
    case menu(OpenMenu)
  }

  /// Returns the pictures of a screen on a device, or of the menu on it; those that are drawn from
  /// the same layout follow each other.
  func planned(of screen: String?, on held: HeldDevice) -> [Planned] {
    guard let key = screen else {
      return OpenMenu(of: app, on: held).map { [Planned($0)] } ?? []
    }
    guard let screen = app.screen(key) else { return [] }
    let group = VariantGroup(of: screen, in: app, on: held, axes: axes)
    let configured = app.configuredVariant(of: screen, on: held)
    let variants = group.variants.map { Planned(PictureState($0), of: $0) }
    let entrances = app.otherEntrances(of: screen, on: held).map {
      Planned(.entrance($0.entrance), of: $0)
    }
    let menu = OpenMenu(ownedBy: screen, in: app, on: held).map { Planned($0) }
    return [Planned(.full, of: configured)] + variants + entrances + [menu].compactMap(\.self)
      + [Planned(PictureState(configured), of: configured, as: .configured)]
  }

  /// Draws a picture.
  func drawn(_ planned: Planned, _ layouts: inout LayoutMemory) -> DrawnPicture {
    switch planned.drawing {
    case .state(.bars, let variant), .state(.entrance, let variant):
      let layout = layouts.layout(of: variant, in: app)
      let shown = layouts.shown(layout, in: app)
      let wireframe = Wireframe(shown)
      return DrawnPicture(
        wireframe: wireframe, brand: shown.brand,
        facts: PictureFacts(of: layout, drawn: wireframe, in: app))
    case .state(.full, let variant):
      let layout = layouts.layout(of: variant, in: app)
      let shown = layouts.shown(layout, in: app)
      return DrawnPicture(
        wireframe: Wireframe(fullContentOf: shown), brand: shown.brand?.ofContent,
        facts: PictureFacts())
    case .menu(let open):
      let shown = ShownMenu(open, in: app)
      return DrawnPicture(
        wireframe: Wireframe(shown), brand: shown.screen.brand, facts: PictureFacts())
    }
  }

  /// Returns where a site has a picture.
  func path(of subject: PictureSubject, on held: HeldDevice) -> SitePath? {
    guard let theme = subject.theme else { return nil }
    guard let key = subject.screen else { return paths.menu(on: held, theme) }
    guard let screen = app.screen(key) else { return nil }
    switch subject.kind {
    case .state(let state): return paths.picture(of: state, screen, on: held, theme)
    case .configured:
      return paths.picture(of: app.configuredVariant(of: screen, on: held), in: theme)
    case .menu: return paths.ownMenu(of: screen, on: held, theme)
    case .other: return nil
    }
  }
}
