extension AppCheck {
  /// Checks that a navigation bar has at most three buttons.
  static let barButtons = AppCheck([.tooManyButtons]) { app in
    let bars = app.writtenNavigations + [app.settings.navigationBar].compactMap(\.self)
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
    matters: "The app shows the first three, on phones and tablets, and drops the rest.",
    fix: "Keep three buttons; move the others to the menu.")
}

extension Diagnostic.Message {
  fileprivate static func tooMany(_ count: Int) -> Self {
    Self(
      .tooManyButtons, .warning,
      "the bar has \(count) buttons; the app shows only the first three")
  }
}
