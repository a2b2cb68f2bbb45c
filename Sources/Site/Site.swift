package import AppLayout
package import AppModel
import SiteFiles
package import Wireframe

/// The site of an app: all that its documents are made from. Every document can be made at any time,
/// in any order and on any thread; none is kept.
package struct Site: Sendable {
  @Shared private var parts: Parts

  /// A site that shows what the axes leave of an app.
  package init(
    of app: App, named name: String, axes: VariantAxes, themes: [Theme], sources: SourceTable,
    diagnostics: [PlacedDiagnostic]
  ) {
    _parts = Shared(
      wrappedValue: Parts(
        of: app, named: name, axes: axes, themes: themes.firstOfEachName, sources: sources,
        diagnostics: diagnostics))
  }

  var app: App { parts.app }

  var name: String { parts.name }

  var axes: VariantAxes { parts.axes }

  /// The devices in each way in which the site holds them.
  var devices: [HeldDevice] { parts.devices }

  /// The themes; the first is the one that pages show.
  var themes: [Theme] { parts.themes }

  /// Where the pages and pictures of screens are.
  var paths: SitePaths { parts.paths }

  var sources: SourceTable { parts.sources }

  /// Where the app's values are in its files.
  var positions: Positions { parts.positions }

  var problems: Problems { parts.problems }

  var notes: Notes { parts.notes }

  var families: FamilyShelf { parts.families }

  /// The screens that are shown, in the order of the app.
  var screens: [Screen] { parts.screens }

  /// The same screens as the gallery shows them.
  var gallery: GalleryOrder { parts.gallery }
}

extension Site {
  /// What a site keeps, in one place however often the site is copied. `Site` says what each part is.
  fileprivate struct Parts: Sendable {
    let app: App
    let name: String
    let axes: VariantAxes
    let devices: [HeldDevice]
    let themes: [Theme]
    let paths: SitePaths
    let sources: SourceTable
    let positions: Positions
    let problems: Problems
    let notes: Notes
    let families: FamilyShelf
    let screens: [Screen]
    let gallery: GalleryOrder

    init(
      of app: App, named name: String, axes: VariantAxes, themes: [Theme], sources: SourceTable,
      diagnostics: [PlacedDiagnostic]
    ) {
      self.app = app
      self.name = (app.site.title ?? name).readable
      self.axes = axes
      devices = axes.heldDevices
      self.themes = themes
      self.sources = sources
      positions = Positions(sources)
      problems = Problems(diagnostics, of: app, sources, positions)
      notes = Notes(of: app)
      families = FamilyShelf(of: app)
      paths = SitePaths(screens: app.screens, devices: devices, themes: themes.map(\.name))
      screens = app.screens.filter { axes.screens?.contains($0.key) ?? true }
      gallery = GalleryOrder(of: screens, home: app.home)
    }
  }
}

extension [Theme] {
  /// The themes without those whose name an earlier one has.
  fileprivate var firstOfEachName: [Theme] {
    var names: Set<String> = []
    return filter { names.insert($0.name).inserted }
  }
}
