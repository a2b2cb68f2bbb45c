extension Check {
  /// A navigation bar has room for three buttons.
  static let barButtons = Check { app in
    app.screens.flatMap(\.navigations).compactMap { bar in
      guard bar.category == .navigationBar, bar.items.count > Navigation.mostButtons else {
        return nil
      }
      return Diagnostic(
        .tooMany(bar.items.count), at: bar.items[Navigation.mostButtons].location)
    }
  }
}

extension Navigation {
  /// How many buttons a navigation bar shows on any device.
  package static let mostButtons = 3
}

extension Rule {
  static let tooManyButtons = Rule(
    "too-many-buttons",
    means: "A navigation bar has more than three buttons.",
    matters: "The app shows the first three, on phones and tablets alike, and drops the others.",
    mend: "Keep three buttons; put the others into the menu.")
}

extension Diagnostic.Message {
  fileprivate static func tooMany(_ count: Int) -> Self {
    Self(
      .tooManyButtons, .warning,
      "the bar has \(count) buttons; the app drops all from the fourth on")
  }
}
