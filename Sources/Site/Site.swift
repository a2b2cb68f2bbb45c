package import AppLayout
import Disk
import SiteFiles
package import Wireframe

/// A preview site of an app: everything its documents are made from. Any document can be made at
/// any time, in any order and on any thread; none is kept.
package struct Site: Sendable {
  @Shared private var parts: Parts
  /// What changed since another state of the app; nil if that was not asked for.
  private(set) var changes: SiteChanges?
  /// What was found at every width; nil if that was not asked for.
  private(set) var widths: SiteWidths?
  /// Whether an archive of all other files is one of the site's files.
  private(set) var hasArchive = false
  /// A text about the whole site, such as a revision or a date; nil for none.
  let label: String?

  /// Creates a site that shows the part of an app that the axes select. What was found in the app is
  /// only asked for by pages.
  package init(
    of app: App, named name: String, axes: VariantAxes, themes: [Theme], sources: SourceTable,
    diagnostics: @autoclosure @escaping @Sendable () -> [PlacedDiagnostic],
    prototype: PrototypeChoice = .firstOfEachClass, label: String? = nil
  ) {
    self.label = label?.readable
    _parts = Shared(
      wrappedValue: Parts(
        of: app, named: name, axes: axes, themes: themes.firstOfEach(\.name), sources: sources,
        diagnostics: diagnostics, prototype: prototype))
  }

  /// Returns a site of the same part of another state of the app.
  package func showing(_ other: App, from sources: SourceTable) -> Site {
    Site(
      of: other, named: name, axes: axes, themes: themes, sources: sources, diagnostics: [],
      prototype: prototypeChoice)
  }

  /// Returns the site with marks on what changed.
  package func marking(_ changes: SiteChanges) -> Site {
    var site = self
    site.changes = changes
    return site
  }

  /// Returns the site with a ruler on the page of each screen, which shows what was found at every
  /// width.
  package func showing(widths report: WidthReport?) -> Site {
    var site = self
    site.widths = report.map { SiteWidths(report: $0, devices: WidthDevices(of: app)) }
    return site
  }

  /// Returns the site with or without an archive of all other files.
  package func offering(archive: Bool) -> Site {
    var site = self
    site.hasArchive = archive
    return site
  }

  var app: App { parts.app }

  var name: String { parts.name }

  var axes: VariantAxes { parts.axes }

  /// The devices, once for each orientation the site shows.
  var devices: [HeldDevice] { parts.devices }

  /// The index of each device in each orientation.
  var places: [HeldDevice: ElementIndex<HeldDevice>] { parts.places }

  /// The index of each device among those of the axes, by its id.
  var deviceIndices: [String: Int] { parts.deviceIndices }

  /// The devices that have a prototype, once for each orientation.
  var prototypes: [HeldDevice] { parts.prototypes }

  /// The device on which taps are counted, and whose pictures show the way to a screen.
  var walked: HeldDevice? { parts.walked }

  /// Which devices were chosen to have a prototype.
  var prototypeChoice: PrototypeChoice { parts.prototypeChoice }

  /// The themes; pages show the first one.
  var themes: [Theme] { parts.themes }

  /// The looks of pictures; pages show the first one.
  var looks: [Look] { parts.looks }

  /// What happens to the destinations of the app's storyboards and routes.
  var routing: Routing { parts.routing }

  /// The presentations in the app's storyboards and routes that have pictures.
  var presentations: [PicturedPresentation] { parts.presentations }

  /// The frames of all scenes on each device.
  var sceneFrames: [SceneFrames] { parts.sceneFrames }

  /// The paths of screens' pages and pictures.
  var paths: SitePaths { parts.paths }

  var sources: SourceTable { parts.sources }

  /// The ends of screens and components in the app's files, by where they begin.
  var ends: [Location: Location] { parts.ends.value }

  /// The positions of the app's values in its files.
  var positions: Positions { parts.positions }

  var problems: Problems { parts.problems.value }

  var notes: Notes { parts.notes }

  var families: FamilyShelf { parts.families }

  /// How people move around in the app.
  var map: WayMap { parts.map.value }

  /// What comes before screens.
  var steps: ScreenSteps { parts.steps }

  /// The journeys of the app, and how they go on each device.
  var journeys: [ShownJourney] { parts.journeys }
  /// The journeys that no one can follow.
  var lostJourneys: [LostJourney] { parts.lostJourneys }

  /// The addresses that screens of the site had.
  var formerAddresses: [FormerAddress.Found] { parts.formerAddresses }

  /// The screens the site shows, in the app's order.
  var screens: [Screen] { parts.screens }

  /// The same screens in the gallery's order.
  var gallery: GalleryOrder { parts.gallery }
}

extension Site {
  /// The stored values of a site, held once however often the site is copied; `Site` documents
  /// each.
  fileprivate struct Parts: Sendable {
    let app: App
    let name: String
    let axes: VariantAxes
    let devices: [HeldDevice]
    let places: [HeldDevice: ElementIndex<HeldDevice>]
    let deviceIndices: [String: Int]
    let prototypes: [HeldDevice]
    let walked: HeldDevice?
    let prototypeChoice: PrototypeChoice
    let themes: [Theme]
    let looks: [Look]
    let routing: Routing
    let presentations: [PicturedPresentation]
    let sceneFrames: [SceneFrames]
    let paths: SitePaths
    let sources: SourceTable
    let ends: OnDemand<[Location: Location]>
    let positions: Positions
    let problems: OnDemand<Problems>
    let notes: Notes
    let families: FamilyShelf
    let map: OnDemand<WayMap>
    let steps: ScreenSteps
    let journeys: [ShownJourney]
    let lostJourneys: [LostJourney]
    let formerAddresses: [FormerAddress.Found]
    let screens: [Screen]
    let gallery: GalleryOrder

    init(
      of app: App, named name: String, axes: VariantAxes, themes: [Theme], sources: SourceTable,
      diagnostics: @escaping @Sendable () -> [PlacedDiagnostic], prototype: PrototypeChoice
    ) {
      self.app = app
      self.name = (app.site.title ?? name).readable
      self.axes = axes
      devices = axes.heldDevices
      places = Dictionary(firstOf: devices.withIndices.map { ($1, $0) })
      deviceIndices = Dictionary(firstOf: axes.devices.enumerated().map { ($1.id, $0) })
      prototypes = prototype.devices(among: devices)
      prototypeChoice = prototype
      self.themes = themes
      self.sources = sources
      ends = OnDemand { sources.ends(of: app.placesOfParts) }
      positions = Positions(sources)
      problems = OnDemand { [ends, positions] in
        Problems(diagnostics(), of: app, ends.value, positions)
      }
      notes = Notes(of: app)
      families = FamilyShelf(of: app)
      walked = prototypes.first ?? devices.first
      steps = ScreenSteps(of: app)
      map = OnDemand { [walked, steps] in WayMap(app, on: walked, after: steps) }
      journeys = ShownJourney.all(of: app, on: devices)
      lostJourneys = app.lostJourneys
      let routing = app.routing
      self.routing = routing
      presentations = PicturedPresentation.first(of: routing)
      sceneFrames = devices.map { SceneFrames(routing, on: $0) }
      formerAddresses = app.formerAddresses.filter {
        axes.screens?.contains($0.screen.key) ?? true
      }
      paths = SitePaths(
        screens: app.screens, devices: devices, themes: themes.map(\.name),
        journeys: journeys.map(\.name), formerSlugs: formerAddresses.map(\.slug))
      looks = Look.all(of: themes, at: paths)
      screens = app.screens.filter { axes.screens?.contains($0.key) ?? true }
      gallery = GalleryOrder(of: screens, home: app.home)
    }
  }
}
