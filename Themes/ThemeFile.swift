import EmbeddedFiles

/// The themes that Riverbed brings, as the JSON texts that they are written in.
package enum ThemeFile: String, Hashable, Sendable, CaseIterable {
  /// Calm greys and one accent: what is drawn where nothing else is asked for.
  case paper
  /// The dark twin of paper.
  case night
  /// Each region in the colour of the documentation's diagrams, with a legend.
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
