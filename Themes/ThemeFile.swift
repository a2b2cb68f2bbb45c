import EmbeddedFiles

/// The built-in themes, as JSON texts.
package enum ThemeFile: String, Hashable, Sendable, CaseIterable {
  /// Calm grays and one accent: the default theme.
  case paper
  /// The dark version of paper.
  case night
  /// Each region in the color of the documentation's diagrams, with a legend.
  case anatomy
  /// Neutral surfaces under the app's own bar.
  case brand

  /// The text of the theme.
  package var bytes: [UInt8] {
    switch self {
    case .paper: EmbeddedFile.paper_json.bytes
    case .night: EmbeddedFile.night_json.bytes
    case .anatomy: EmbeddedFile.anatomy_json.bytes
    case .brand: EmbeddedFile.brand_json.bytes
    }
  }
}
