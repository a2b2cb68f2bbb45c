extension AppCheck {
  /// Checks that journeys name screens that exist.
  static let journeys = AppCheck([.journeyScreen]) { app in
    guard app.home != nil, !app.site.journeys.isEmpty else { return [] }
    let names = JourneyNames(of: app)
    lazy var index = NameIndex(names.all)
    return app.site.journeys.flatMap { journey in
      ([journey.from].compactMap(\.self) + journey.through + [journey.to]).filter {
        names[$0.value] == nil
      }.map { Diagnostic(.noScreen($0.value, index.nearest(to: $0.value)), at: $0.location) }
    }
  }
}

extension Rule {
  fileprivate static let journeyScreen = Rule(
    "journey-screen",
    means: "A journey in riverbed.json names a screen that the app does not have.",
    matters: "No one can follow the journey, so it is left out.",
    fix: "Name the screen by its id, by its name, or by its name in addresses, as --screen does.")
}

extension Diagnostic.Message {
  fileprivate static func noScreen(_ name: String, _ nearest: String?) -> Self {
    Self(
      .journeyScreen, .error, "the app has no screen '\(name.quotable)'", .init(nearest: nearest))
  }
}
