extension AppCheck {
  /// Checks whether screens open in one way only, with Back or with Close.
  static let waysIn = AppCheck([.twoWaysIn]) { app in
    // What leads to a screen that no one gets to is not a way in.
    let lost = Set(app.reachability.lost.map(\.screen.key))
    return app.screens.filter { screen in
      !screen.isMissing && !lost.contains(screen.key)
        && Set([.pushed, .presented]).isSubset(of: app.entrances(of: screen))
    }.map { Diagnostic(.twoWaysIn, at: $0.location) }
  }
}

extension Rule {
  static let twoWaysIn = Rule(
    "two-ways-in",
    means: "Something opens a screen with Back, and something else opens it over the app.",
    matters:
      "It has Back in one place and Close in another, and people leave it in different ways.",
    fix: "Let everything that leads to the screen open it in the same way, or leave it as it is if "
      + "both are meant.")
}

extension Diagnostic.Message {
  fileprivate static let twoWaysIn = Self(
    .twoWaysIn, .note,
    "the screen opens \(Entrance.pushed.words) from one place and \(Entrance.presented.words) from "
      + "another")
}
