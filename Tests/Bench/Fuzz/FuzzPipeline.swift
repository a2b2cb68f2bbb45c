import AppLayout
import AppModel
import Disk
import Publishing
import Site
import Support
import Wireframe

/// Does what the program does with an app, but in this process, which is faster: reads, checks,
/// lays out, and builds.
struct FuzzPipeline {
  private let schemas: DocumentSchemas

  init() throws {
    schemas = try DocumentSchemas()
  }

  /// The result of a case.
  struct Outcome {
    var hasScreens = false
    var codes: [String: Int] = [:]
    var documents = 0
    /// What went wrong; nil where nothing did.
    var complaint: String?
  }

  /// Runs an app through everything. A crash, or a step that never ends, ends this process.
  func run(_ damaged: FuzzCase, in folder: String) -> Outcome {
    var outcome = Outcome()
    let reading = AppReading(AppFiles(damaged.files.mapValues { .bytes($0) }))
    for diagnostic in reading.diagnostics(with: reading.app?.lint ?? []) {
      outcome.codes[diagnostic.rule.code, default: 0] += 1
    }
    guard let app = reading.app else { return outcome }
    outcome.hasScreens = true
    layOut(app)
    guard damaged.isBuilt else { return outcome }
    let themes = ThemeSelection(of: app) { damaged.files[$0].map { .bytes($0) } }.themes
    guard !themes.isEmpty, !app.devices.isEmpty else { return outcome }
    let axes = VariantAxes(
      devices: Array(app.devices.prefix(Self.mostDevices)), orientations: app.orientations,
      placements: [.overlay], statusBars: [.merged], screens: screens(of: app, damaged.number))
    // The program refuses to build an empty site.
    guard axes.groups(of: app).contains(where: { !$0.variants.isEmpty }) else { return outcome }
    let site = Site(
      of: app, named: "App", axes: axes, themes: themes, sources: reading.sources,
      diagnostics: reading.diagnostics)
    let path = "\(folder)/site"
    do {
      let build = SiteBuild(of: site, jobs: 1, checking: schemas, from: nil)
      let summary = try build.run(into: path) {}
      outcome.documents = summary.written
      outcome.complaint = SiteReadBack(of: path).complaint
    } catch let error as DiskError {
      // The program reports this with exit code 74.
      outcome.complaint = error.text.isEmpty ? "an error without a message" : nil
    } catch {
      outcome.complaint = "the build fails: \(error)"
    }
    return outcome
  }

  /// Returns all screens, or in most cases only one, which takes less time.
  private func screens(of app: App, _ number: Int) -> Set<String>? {
    number % Self.wholeOnes == 0 || app.screens.isEmpty
      ? nil : [app.screens[number % app.screens.count].key]
  }

  private static let mostDevices = 3
  private static let wholeOnes = 4

  /// Lays an app out: its start, its menu, and one variant of each screen.
  private func layOut(_ app: App) {
    guard let device = app.devices.first else { return }
    _ = app.bootFlow(.straight)
    for screen in app.screens.prefix(1) {
      let held = HeldDevice(device, in: .portrait)
      _ = MenuLayout(of: screen, in: app, on: held, isExpanded: true)
    }
    let axes = VariantAxes(devices: [device], placements: [.overlay], statusBars: [.merged])
    for layout in axes.groups(of: app).flatMap({ $0.layouts() }) {
      _ = layout.hierarchy(in: app)
    }
  }
}
