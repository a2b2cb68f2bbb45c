extension AppCheck {
  /// Checks whether screens open in one way only, with Back or with Close.
  static let waysIn = AppCheck([.twoWaysIn]) { app in
    app.screens.filter { screen in
      !screen.isMissing && Set([.pushed, .presented]).isSubset(of: app.entrances(of: screen))
    }.map { Diagnostic(.twoWaysIn($0.title), at: $0.location) }
  }
}

extension Rule {
  static let twoWaysIn = Rule(
    "two-ways-in",
    means: "A screen is pushed by something and presented by something else.",
    matters:
      "It has Back in one place and Close in another, and people leave it in different ways.",
    fix: "Let everything that leads to the screen open it in the same way, or leave it as it is if "
      + "both are meant.")
}

extension Diagnostic.Message {
  fileprivate static func twoWaysIn(_ title: String) -> Self {
    Self(
      .twoWaysIn, .note,
      "the screen '\(title.quotable)' is pushed from one place and presented from another")
  }
}
