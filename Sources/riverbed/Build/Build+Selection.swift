import AppLayout
import AppModel
import Wireframe

extension Build {
  /// What is drawn of an app.
  struct Selection {
    let axes: VariantAxes
    let themes: ThemeSelection
    /// The problems in themes that the command line names. Those in themes that the app names are
    /// reported with everything else about it.
    let wordThemes: [PlacedDiagnostic]

    /// Selects what the command line asks for. Throws where the app does not have that.
    init(
      of app: App, in reading: AppReading, from source: AppSource, _ build: Build
    ) throws(UsageError) {
      axes = try build.axes.drawnAxes(of: app)
      themes = try build.themes.selection(of: app, in: reading, from: source)
      wordThemes = build.themes.words.isEmpty ? [] : themes.diagnostics
      try build.prototype.require(among: axes.devices.map(\.id), of: .build)
    }
  }
}
