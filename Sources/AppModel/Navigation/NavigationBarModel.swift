/// How a navigation bar looks and behaves on one screen.
package struct NavigationBarModel: Hashable, Sendable {
  /// The position of the bar; on top where the file does not say.
  package let placement: Placement
  package let background: Background
  package let backgroundColor: Color?
  package let titleStyle: TitleStyle
  /// Whether the home screen shows the logo, whatever the title style is.
  package let showsLogoOnHome: Bool
  package let alignment: Alignment
  package let titleColor: Color?
  package let titleSize: Double?
  package let titleSizeOnTablets: Double?
  /// Whether there is an image of the app's logo to show.
  package let hasLogo: Bool
  /// What people notice of the navigation besides what pictures show.
  private let undrawn: [UndrawnValues]

  /// What the bar shows behind its items.
  package enum Background: String, Hashable, Sendable, CaseIterable {
    case color = "Color"
    case image = "Image"
  }

  /// What the bar shows in its middle.
  package enum TitleStyle: String, Hashable, Sendable, CaseIterable { case title, logo, hidden }

  /// The position of the middle of the bar.
  package enum Alignment: String, Hashable, Sendable, CaseIterable { case left, center }

  /// Reads how a navigation looks; unknown names are reported only for a bar.
  init(_ reader: inout ObjectReader, isBar: Bool) {
    let assets = reader.object("assets") { assets in
      assets.mayHaveOtherKeys()
      return (
        hasLogo: assets.text("app_logo") != nil,
        undrawn: assets.undrawn("app_logo", "back_button", "close_button", "menu_button")
      )
    }
    self = reader.object("styles") { styles in
      if isBar {
        styles.checkChoices()
        styles.mayHaveOtherKeys()
      }
      return NavigationBarModel(
        styles: &styles, hasLogo: assets.hasLogo, undrawn: [assets.undrawn], isBar: isBar)
    }
  }

  private init(
    styles: inout ObjectReader, hasLogo: Bool, undrawn: [UndrawnValues], isBar: Bool
  ) {
    self.hasLogo = hasLogo
    placement = styles.choice("state") ?? .onTop
    background = styles.choice("background_type") ?? .color
    titleStyle = styles.choice("presentation_style") ?? .title
    showsLogoOnHome = styles.bool("homescreen_show_logo") ?? false
    alignment = styles.choice("style") ?? .left
    titleSize = styles.number("title_size", else: "the app uses its default size")
    titleSizeOnTablets = styles.number(
      "title_size_tablet", else: "the size on phones applies to tablets, too")
    backgroundColor = styles.text("background_color").flatMap(Color.init)
    titleColor = styles.text("title_color").flatMap(Color.init)
    styles.checkColors()
    self.undrawn =
      undrawn + [
        isBar ? styles.undrawnOfBar(titleStyle) : styles.undrawnOfPlugin()
      ]
  }
}

extension ObjectReader {
  /// Returns what people see of a bar that no picture shows: the typeface of its title, if it has one.
  fileprivate mutating func undrawnOfBar(_ title: NavigationBarModel.TitleStyle) -> UndrawnValues {
    title == .title
      ? undrawn("background_image", "title_color_tablet", "ios_font_family", "android_font_family")
      : undrawn("background_image", "title_color_tablet")
  }

  /// Returns one of the names of a closed set.
  fileprivate mutating func choice<Choice: RawRepresentable<String>>(
    _ key: StaticString
  ) -> Choice? {
    value(key).flatMap { Choice(rawValue: $0.text) }
  }

  /// Warns of names that are not valid for a bar.
  fileprivate mutating func checkChoices() {
    check("state", Placement.self, "the bar is on top")
    check("background_type", NavigationBarModel.Background.self, "the bar has a color")
    check("presentation_style", NavigationBarModel.TitleStyle.self, "the bar shows the title")
    check("style", NavigationBarModel.Alignment.self, "the bar's own layout applies")
  }

  private mutating func check<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: StaticString, _ choices: Choice.Type, _ consequence: String
  ) {
    guard let value = value(key) else { return }
    guard case .string(let name) = value.content else {
      wrongType(key, value, "a string", else: consequence)
      return
    }
    guard !name.isEmpty, Choice(rawValue: name) == nil else { return }
    let names = Choice.allCases.map(\.rawValue)
    report(.unknownChoice("\(key)", name, names, consequence), at: value.location)
  }
}

extension Rule {
  static let unknownBarStyle = Rule(
    "unknown-bar-style",
    means:
      "A navigation bar's state, style, background_type or presentation_style has a value that "
      + "the app does not know. Case matters.",
    matters: "The app uses its default: on_top, the bar's own layout, a color, the title.",
    fix: "Write one of the values that the message lists.")
}

extension Diagnostic.Message {
  fileprivate static func unknownChoice(
    _ key: String, _ value: String, _ names: [String], _ consequence: String
  ) -> Self {
    let expected = names.map { "'\($0)'" }.joined(separator: ", ")
    return Self(
      .unknownBarStyle, .warning,
      "'\(key)' is '\(name: value)', not one of \(expected); \(consequence)",
      .init(nearest: Nearest.name(to: value, among: names)))
  }
}
