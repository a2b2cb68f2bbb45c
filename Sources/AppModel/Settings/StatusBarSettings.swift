/// The status bar of apps that give it a container of its own.
package struct StatusBarSettings: Hashable, Sendable {
  package let backgroundColor: Color?
  /// The glyphs that the style asks for; nil where the file does not say.
  package let glyphs: Glyphs?
  package let isHidden: Bool
  /// Whether the file has a style and a color, even ones that are unknown.
  let hasStyle: Bool
  let hasBackground: Bool
  /// Where the status bar is configured; nil where it is not.
  package let location: Location?

  /// The time, the signal and the battery.
  package enum Glyphs: String, Hashable, Sendable, CaseIterable {
    case light, dark

    /// Their color.
    package var color: Color { self == .light ? .white : .black }

    static let styles = ["light", "light_content", "dark", "dark_content", "default"]

    fileprivate init?(style: String) {
      let letters = style.lowercased().filter { $0 != "_" && $0 != "-" }
      switch letters {
      case "light", "lightcontent": self = .light
      case "dark", "darkcontent", "default": self = .dark
      default: return nil
      }
    }
  }

  /// What applies where nothing is configured.
  static let standard = StatusBarSettings(
    backgroundColor: nil, glyphs: nil, isHidden: false, hasStyle: false, hasBackground: false,
    location: nil)
}

extension StatusBarSettings {
  init(_ reader: inout ObjectReader) {
    location = reader.isPresent ? reader.location : nil
    hasBackground = reader.value("background_color") != nil
    backgroundColor = reader.color("background_color")
    hasStyle = reader.value("style") != nil
    let style = reader.locatedText("style")
    glyphs = style.flatMap { Glyphs(style: $0.value) }
    isHidden = reader.bool("hidden") ?? Self.standard.isHidden
    if let style, glyphs == nil, !reader.hasNoText("style") {
      reader.report(.unknownStyle(style.value), at: style.location)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownStyle(_ style: String) -> Self {
    Self(
      .settingWord, .warning,
      "'style' is '\(name: style)', which is not a style of the status bar; its glyphs are dark",
      .init(nearest: Nearest.name(to: style, among: StatusBarSettings.Glyphs.styles)))
  }
}
