import Support

@testable import AppModel

extension AppReading {
  /// All diagnostics, one per line, followed by the outline of the app.
  var outlineWithDefaults: String { outline(of: diagnostics) }

  /// The same without the notes about defaults.
  var outline: String { outline(of: diagnostics.filter { $0.rule != .defaultApplied }) }

  private func outline(of diagnostics: [PlacedDiagnostic]) -> String {
    (diagnostics.map(\.line) + ["", app?.outline ?? "no app", ""]).joined(separator: "\n")
  }
}
