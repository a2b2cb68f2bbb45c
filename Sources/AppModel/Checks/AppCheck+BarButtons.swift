extension AppCheck {
  /// A navigation bar has room for three buttons.
  static let barButtons = AppCheck { app in
    let bars = app.screens.flatMap(\.navigations) + [app.settings.navigationBar].compactMap(\.self)
    let collection = app.settings.usesBuilder ? nil : app.collections[Collections.barTag]
    let rows =
      bars.filter { $0.category == .navigationBar }.map { $0.items.map(\.location) }
      + [collection?.children.map(\.location) ?? []]
    return rows.filter { $0.count > Navigation.mostButtons }.map { buttons in
      Diagnostic(.tooMany(buttons.count), at: buttons[Navigation.mostButtons])
    }
  }
}

extension Rule {
  static let tooManyButtons = Rule(
    "too-many-buttons",
    means: "A navigation bar has more than three buttons.",
    matters: "The app shows the first three, on phones and tablets alike, and drops the others.",
    fix: "Keep three buttons; put the others into the menu.")
}

extension Diagnostic.Message {
  fileprivate static func tooMany(_ count: Int) -> Self {
    Self(
      .tooManyButtons, .warning,
      "the bar has \(count) buttons; the app drops all from the fourth on")
  }
}
