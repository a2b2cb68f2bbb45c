extension AppCheck {
  /// Checks that journeys name screens that exist.
  static let journeys = AppCheck([.journeyScreen]) { app in
    let lost = app.lostJourneys
    guard !lost.isEmpty else { return [] }
    let index = NameIndex(ConfiguredNames(of: app).all)
    return lost.flatMap { journey in
      journey.missing.map { name in
        Diagnostic(
          .noScreen(name.value, of: journey.name, index.nearest(to: name.value)),
          at: name.location)
      }
    }
  }
}

extension Rule {
  package static let journeyScreen = Rule(
    "journey-screen",
    means: "A journey in riverbed.json names a screen that the app does not have.",
    matters: "No one can follow the journey.",
    fix: "Name the screen by its id, by its name, or by its name in addresses.")
}

extension Diagnostic.Message {
  fileprivate static func noScreen(
    _ name: String, of journey: String, _ nearest: String?
  ) -> Self {
    Self(
      .journeyScreen, .error,
      "the app has no screen '\(name: name, of: .screen)' for the journey "
        + "'\(name: journey, of: .journey)'",
      .init(nearest: nearest))
  }
}
