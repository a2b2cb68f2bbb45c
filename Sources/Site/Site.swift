package import AppLayout
package import AppModel
import SiteFiles
package import Wireframe

/// The site of an app: all that its documents are made from. Every document can be made at any time,
/// in any order and on any thread; none is kept.
package struct Site: Sendable {
  let app: App
  let name: String
  let axes: VariantAxes
  /// The devices in each way in which the site holds them.
  let devices: [HeldDevice]
  /// The themes; the first is the one that pages show.
  let themes: [Theme]
  /// Where the pages and pictures of screens are.
  let paths: SitePaths
  let sources: SourceTable
  /// Where the app's values stand in its files.
  let positions: Positions
  let problems: Problems
  let notes: Notes
  let families: FamilyShelf
  /// The screens that are shown, in the order of the app.
  let screens: [Screen]
  /// The same screens as the gallery shows them.
  let gallery: GalleryOrder

  /// A site that shows what the axes leave of an app.
  package init(
    of app: App, named name: String, axes: VariantAxes, themes: [Theme], sources: SourceTable,
    diagnostics: [PlacedDiagnostic]
  ) {
    self.app = app
    self.name = (app.site.title ?? name).readable
    self.axes = axes
    devices = axes.heldDevices
    self.themes = themes.firstOfEachName
    self.sources = sources
    positions = Positions(sources)
    problems = Problems(diagnostics, of: app, sources, positions)
    notes = Notes(of: app)
    families = FamilyShelf(of: app)
    paths = SitePaths(
      screens: app.screens, devices: devices, themes: self.themes.map(\.name))
    screens = app.screens.filter { axes.screens?.contains($0.key) ?? true }
    gallery = GalleryOrder(of: screens, home: app.home)
  }
}

extension [Theme] {
  /// The themes without those whose name an earlier one has.
  fileprivate var firstOfEachName: [Theme] {
    var names: Set<String> = []
    return filter { names.insert($0.name).inserted }
  }
}
