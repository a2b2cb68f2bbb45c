/// How a screen is shown, as far as its styles say.
package struct ScreenStyles: Hashable, Sendable {
  package let family: Located<String>?
  package let presentation: Presentation?
  package let forcesBarHidden: Bool
  package let backgroundColor: Color?

  /// How a screen comes onto another one.
  package enum Presentation: Hashable, Sendable {
    case push, present, asChild
  }

  /// Reads styles; those of a screen plugin may have any key.
  init(_ reader: inout ObjectReader, ofPlugin isPlugin: Bool) {
    if isPlugin { reader.knowsAnyKey() } else { reader.mayHaveOtherKeys() }
    reader.knows("hide_tabs", "tabs_style", "default_tab", "overlay")
    family = reader.locatedText("family")
    presentation = reader.locatedText("presentation").flatMap { spelled in
      let presentation = Presentation(spelled.value)
      if presentation == nil {
        reader.report(.unknownPresentation(spelled.value), at: spelled.location)
      }
      return presentation
    }
    forcesBarHidden =
      reader.bool("force_nav_bar_hidden", else: "the app leaves the bar in place") ?? false
    backgroundColor = reader.text("background_color").flatMap(Color.init)
    reader.checkColors()
  }
}

extension ScreenStyles.Presentation {
  /// The spellings that are about in real files; those without a navigation mean the same here.
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
    means: "A screen's presentation is neither push nor present, nor one of the older spellings "
      + "presentNoNavigation, pushNoNavigation and asAChild.",
    matters: "The app pushes the screen.",
    mend: "Write push or present.")
}

extension Diagnostic.Message {
  fileprivate static func unknownPresentation(_ name: String) -> Self {
    Self(
      .unknownPresentation, .warning,
      "'\(name.quotable)' is no presentation; the app pushes the screen",
      .init(nearest: Nearest.name(to: name, among: ["push", "present"])))
  }
}
