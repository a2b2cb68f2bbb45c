/// How a navigation bar looks and behaves on one screen.
package struct NavigationBarModel: Hashable, Sendable {
  /// Where the bar stands; on top where the file does not say.
  package let placement: Placement
  package let background: Background
  package let backgroundColor: Color?
  package let titleStyle: TitleStyle
  /// Whether the home screen shows the logo, whatever the title style says.
  package let showsLogoOnHome: Bool
  package let alignment: Alignment
  package let titleColor: Color?
  package let titleSize: Double?
  /// Whether an image of the app's logo is there to be shown.
  package let hasLogo: Bool

  /// What stands behind the bar's items.
  package enum Background: Hashable, Sendable { case color, image }

  /// What stands in the middle of the bar.
  package enum TitleStyle: String, Hashable, Sendable, CaseIterable { case title, logo, hidden }

  /// How the middle of the bar is placed.
  package enum Alignment: String, Hashable, Sendable, CaseIterable { case left, center }

  init(_ reader: inout ObjectReader) {
    let hasLogo = reader.object("assets") { assets in
      assets.knowsAnyKey()
      return assets.text("app_logo") != nil
    }
    self = reader.object("styles") { NavigationBarModel(styles: &$0, hasLogo: hasLogo) }
  }

  private init(styles: inout ObjectReader, hasLogo: Bool) {
    styles.knowsAnyKey()
    self.hasLogo = hasLogo
    placement = styles.choice("state", else: .onTop, "the bar stands on top")
    background = styles.text("background_type") == "Image" ? .image : .color
    titleStyle = styles.choice("presentation_style", else: .title, "the bar shows the title")
    showsLogoOnHome = styles.bool("homescreen_show_logo") ?? false
    alignment = styles.choice("style", else: .left, "the bar's own layout applies")
    titleSize = styles.number("title_size", else: "the app uses its default size")
    backgroundColor = styles.text("background_color").flatMap(Color.init)
    titleColor = styles.text("title_color").flatMap(Color.init)
    styles.checkColors()
  }
}

/// Where the navigation bar stands in relation to the content.
package enum Placement: String, Hashable, Sendable, CaseIterable {
  case onTop = "on_top"
  case overlay
  case hidden
}

extension ObjectReader {
  /// One of the names of a closed set; the default, and a warning, for any other.
  fileprivate mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: StaticString, else standard: Choice, _ consequence: String
  ) -> Choice {
    guard let spelled = locatedText(key) else { return standard }
    if let choice = Choice(rawValue: spelled.value) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    report(.unknownChoice("\(key)", spelled.value, names, consequence), at: spelled.location)
    return standard
  }
}

extension Rule {
  static let unknownBarStyle = Rule(
    "unknown-bar-style",
    means:
      "A navigation bar's state, style or presentation_style has a value that the app does not "
      + "know.",
    matters: "The app uses its default: on_top, the bar's own layout, the title.",
    mend: "Write one of the values that the message lists.")
}

extension Diagnostic.Message {
  fileprivate static func unknownChoice(
    _ key: String, _ value: String, _ names: [String], _ consequence: String
  ) -> Self {
    let expected = names.map { "'\($0)'" }.joined(separator: ", ")
    return Self(
      .unknownBarStyle, .warning,
      "'\(key)' is '\(value.quotable)', not one of \(expected); \(consequence)",
      .init(nearest: Nearest.name(to: value, among: names)))
  }
}
