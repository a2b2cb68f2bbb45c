package import AppModel
package import Themes

/// The result of reading a theme: the theme unless something is wrong with it, and every
/// diagnostic.
package struct ThemeReading: Sendable {
  /// The theme; nil if there was an error.
  package let theme: Theme?
  /// Every diagnostic with its location, in the order of lines.
  package let diagnostics: [PlacedDiagnostic]

  /// Reads the bytes of a theme's file; diagnostics refer to it by a name.
  package init(_ bytes: [UInt8], named name: String) {
    let reading = FileReading(bytes, named: name) { Theme(&$0) }
    diagnostics = reading.diagnostics
    theme = diagnostics.contains { $0.severity == .error } ? nil : reading.value
  }

  /// Reads one of the built-in themes.
  package init(_ file: ThemeFile) {
    self.init(file.bytes, named: "\(file.rawValue).json")
  }
}

extension Theme {
  /// Returns the built-in theme with a name; nil if there is none.
  package static func named(_ name: String) -> Theme? {
    ThemeFile(rawValue: name).flatMap { ThemeReading($0).theme }
  }
}
