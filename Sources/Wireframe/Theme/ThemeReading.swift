package import AppModel
package import Themes

/// What came of reading a theme: the theme unless something is wrong with it, and every complaint.
package struct ThemeReading: Sendable {
  /// The theme; nil where there was an error.
  package let theme: Theme?
  /// Every complaint with its place, in the order of lines.
  package let diagnostics: [PlacedDiagnostic]

  /// Reads the bytes of a theme's file, which complaints call by a name.
  package init(_ bytes: [UInt8], named name: String) {
    let reading = FileReading(bytes, named: name) { Theme(&$0) }
    diagnostics = reading.diagnostics
    theme = diagnostics.contains { $0.severity == .error } ? nil : reading.value
  }

  /// Reads one of the themes that Riverbed brings.
  package init(_ file: ThemeFile) {
    self.init(file.bytes, named: "\(file.rawValue).json")
  }
}

extension Theme {
  /// The theme that Riverbed brings under a name; nil where it brings none.
  package static func named(_ name: String) -> Theme? {
    ThemeFile(rawValue: name).flatMap { ThemeReading($0).theme }
  }
}
