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

  /// Reads a theme; nil if roles or measures are missing.
  init?(_ reader: inout ObjectReader) {
    reader.knows("$schema")
    let name = reader.locatedText("name")
    let isNamed = name.map { Self.isName($0.value) } ?? false
    if !isNamed { reader.report(.badName(name?.value), at: name?.location) }
    if let name, isNamed, ReservedNames.contains(name.value, among: ReservedNames.ofWindows) {
      reader.report(.nameOfWindows(name.value), at: name.location)
    }
    let summary = reader.text("summary") ?? ""
    let hasLegend = reader.bool("legend") ?? false
    let wearsAppColors = reader.bool("appColors") ?? false
    let corners = reader.object("corners", Corners.init)
    let strokes = reader.object("strokes", Strokes.init)
    let colors = reader.object("colors", RoleColors.init)
    guard let corners, let strokes, let colors else { return nil }
    self.init(
      name: name?.value ?? "", summary: summary, hasLegend: hasLegend,
      wearsAppColors: wearsAppColors, corners: corners, strokes: strokes,
      color: { colors[$0].color })
    for (role, message) in lowContrasts { reader.report(message, at: colors[role].location) }
  }

  /// Whether a name can be the name of a folder on every system.
  private static func isName(_ name: String) -> Bool {
    name.utf8.count <= longestName && !name.hasPrefix("-")
      && name.utf8.allSatisfy { $0.isLowercaseLetterOrDigit || $0 == UInt8(ascii: "-") }
  }

  private static let longestName = 64
}

extension Diagnostic.Message {
  fileprivate static func nameOfWindows(_ name: String) -> Self {
    Self(
      .themeName, .error, "the theme's name '\(name: name)' is reserved by Windows",
      .action("give the theme another name"))
  }

  fileprivate static func badName(_ name: String?) -> Self {
    let found: Diagnostic.Sentence =
      name.map { "the theme's name is '\(name: $0)'" } ?? "the theme does not have a name"
    return Self(
      .themeName, .error, found,
      .action("write a name of a-z, 0-9 and hyphens, such as my-theme"))
  }
}
