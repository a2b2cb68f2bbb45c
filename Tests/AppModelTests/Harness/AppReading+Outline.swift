import Support

@testable import AppModel

extension AppReading {
  /// All diagnostics, one a line, and what the app came to.
  var outlineWithDefaults: String { outline(of: diagnostics) }

  /// The same without the notes about defaults that applied.
  var outline: String { outline(of: diagnostics.filter { $0.rule != .defaultApplied }) }

  private func outline(of diagnostics: [PlacedDiagnostic]) -> String {
    (diagnostics.map(\.line) + ["", app?.outline ?? "no app", ""]).joined(separator: "\n")
  }
}
