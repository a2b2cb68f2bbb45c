/// The limits of the checks of layout, as `riverbed.json` sets them under `lint`.
package struct LintSettings: Hashable, Sendable {
  /// The least width and height of what can be tapped, on anything that people hold.
  package private(set) var tap = 44.0
  /// The number of letters that say what a cell is about.
  package private(set) var letters = 12.0
  /// The least share of its letters that the title of a bar shows.
  package private(set) var titleShare = 0.5
  /// The least width of a logo.
  package private(set) var logo = 24.0
  /// The least contrast of text with what is behind it.
  package private(set) var contrast = 4.5
  /// The least contrast of large text.
  package private(set) var largeContrast = 3.0
  /// The number of cells in the other rows of a grid next to which a single one looks lost.
  package private(set) var row = 3.0

  /// The limits of an app that does not set any.
  static let standard = LintSettings()
}

extension LintSettings {
  /// Reads the limits; what the file leaves out has its default.
  init(_ reader: inout ObjectReader) {
    self.init()
    tap = reader.length("tap") ?? tap
    letters = reader.length("letters") ?? letters
    titleShare = reader.length("titleShare") ?? titleShare
    logo = reader.length("logo") ?? logo
    contrast = reader.length("contrast") ?? contrast
    largeContrast = reader.length("largeContrast") ?? largeContrast
    row = reader.length("row") ?? row
  }
}
