/// How a screen is shown, as far as its styles define it.
package struct ScreenStyles: Hashable, Sendable {
  package let family: Located<String>?
  package let presentation: ScreenPresentation?
  package let forcesBarHidden: Bool
  package let backgroundColor: Color?

  /// What applies where there are no styles.
  static let standard = ScreenStyles(
    family: nil, presentation: nil, forcesBarHidden: false, backgroundColor: nil)
}

extension ScreenStyles {
  /// Reads styles; those of a screen plugin may have any key.
  init(_ reader: inout ObjectReader, ofPlugin isPlugin: Bool) {
    if isPlugin { reader.knowsAnyKey() } else { reader.mayHaveOtherKeys() }
    reader.knows("hide_tabs", "tabs_style", "default_tab", "overlay")
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
  }
}
