/// How a screen is shown, as far as its styles define it.
package struct ScreenStyles: Hashable, Sendable {
  package let family: Located<String>?
  package let presentation: ScreenPresentation?
  package let forcesBarHidden: Bool
  package let backgroundColor: Color?
  /// What people notice of the styles besides what pictures show.
  let undrawn: [UndrawnValues]

  /// What applies where there are no styles.
  static let standard = ScreenStyles(
    family: nil, presentation: nil, forcesBarHidden: false, backgroundColor: nil, undrawn: [])
}

extension ScreenStyles {
  /// Reads styles; those of a screen plugin may have any key.
  init(_ reader: inout ObjectReader, ofPlugin isPlugin: Bool) {
    reader.mayHaveOtherKeys()
    family = reader.locatedText("family")
    presentation = reader.locatedText("presentation").flatMap { spelled in
      let presentation = ScreenPresentation(spelled.value)
      if presentation == nil {
        reader.report(.unknownPresentation(spelled.value), at: spelled.location)
      }
      return presentation
    }
    forcesBarHidden =
      reader.bool("force_nav_bar_hidden", else: "the app leaves the bar in place")
      ?? Self.standard.forcesBarHidden
    backgroundColor = reader.text("background_color").flatMap(Color.init)
    reader.checkColors()
    undrawn =
      isPlugin
      ? [reader.undrawnOfPlugin()]
      : [
        reader.undrawn(
          "hide_tabs", "tabs_style", "default_tab", "overlay", "screen_padding_top",
          "screen_padding_bottom", "screen_padding_left", "screen_padding_right",
          "screen_margin_top", "screen_margin_bottom"),
        reader.undrawnOnTablets(),
      ]
  }
}

extension ObjectReader {
  /// Reads what the client of today only reads on tablets, and only if these have a theme of their own.
  fileprivate mutating func undrawnOnTablets() -> UndrawnValues {
    let values = undrawn(
      "tablet_screen_padding_top", "tablet_screen_padding_bottom", "tablet_screen_padding_left",
      "tablet_screen_padding_right", "tablet_screen_margin_top", "tablet_screen_margin_bottom")
    return bool("tablet_theme") ?? false ? values : UndrawnValues()
  }
}

/// How a screen appears over another one.
package enum ScreenPresentation: Hashable, Sendable {
  case push, present, asChild
}

extension ScreenPresentation {
  /// Reads a spelling found in real files; the ones without a navigation mean the same here.
  init?(_ name: String) {
    switch name {
    case "push", "pushNoNavigation": self = .push
    case "present", "presentNoNavigation": self = .present
    case "asAChild": self = .asChild
    default: return nil
    }
  }
}

extension Rule {
  static let unknownPresentation = Rule(
    "unknown-presentation",
    means: "A screen's presentation is not push or present, or one of the older spellings "
      + "presentNoNavigation, pushNoNavigation and asAChild.",
    matters: "The app pushes the screen.",
    fix: "Write push or present.")
}

extension Diagnostic.Message {
  static func unknownPresentation(_ name: String) -> Self {
    Self(
      .unknownPresentation, .warning,
      "'\(name: name)' is not a presentation; the app pushes the screen",
      .init(nearest: Nearest.name(to: name, among: ["push", "present"])))
  }
}
