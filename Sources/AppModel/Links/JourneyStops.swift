/// A journey with the screens that its names mean.
package struct JourneyStops: Hashable, Sendable {
  package let journey: Journey
  /// The screens from the start to the end; at least two.
  package let screens: [Screen]
  /// Where riverbed.json names each screen but the first.
  package let locations: [Location]

  package var name: String { journey.name.value }
}

extension App {
  /// The journeys whose screens the app has.
  package var journeys: [JourneyStops] {
    guard !site.journeys.isEmpty, let home else { return [] }
    let names = ConfiguredNames(of: self)
    return site.journeys.compactMap { journey in
      guard names.missing(in: journey).isEmpty else { return nil }
      let next = journey.through + [journey.to]
      return JourneyStops(
        journey: journey,
        screens: [journey.from.flatMap { names[$0.value] } ?? home]
          + next.compactMap { names[$0.value] },
        locations: next.map(\.location))
    }
  }
}

/// A journey that no one can follow, because the app does not have screens that it names.
package struct LostJourney: Hashable, Sendable {
  package let name: String
  /// The names of the screens.
  package let missing: [Located<String>]
}

extension App {
  /// The journeys with screens that the app does not have.
  package var lostJourneys: [LostJourney] {
    guard !site.journeys.isEmpty, home != nil else { return [] }
    let names = ConfiguredNames(of: self)
    return site.journeys.compactMap { journey in
      let missing = names.missing(in: journey)
      return missing.isEmpty ? nil : LostJourney(name: journey.name.value, missing: missing)
    }
  }
}

/// The screens of an app by all names that journeys and notes may use: those that `--screen` accepts.
package struct ConfiguredNames {
  private var screens: [String: Screen] = [:]

  package init(of app: App) {
    let known = app.screens.filter { !$0.isMissing }
    // An id is exact, and comes before a name that another screen has.
    for names in [\Screen.key, \Screen.id, \Screen.slug] {
      for screen in known where screens[screen[keyPath: names]] == nil {
        screens[screen[keyPath: names]] = screen
      }
    }
    for screen in known {
      guard let name = screen.name, !name.allSatisfy(\.isWhitespace), screens[name] == nil else {
        continue
      }
      screens[name] = screen
    }
  }

  package subscript(name: String) -> Screen? { screens[name] }

  /// Returns the names of a journey that no screen has.
  fileprivate func missing(in journey: Journey) -> [Located<String>] {
    ([journey.from].compactMap(\.self) + journey.through + [journey.to])
      .filter { screens[$0.value] == nil }
  }

  /// All names, to suggest the one that was probably meant.
  var all: [String] { screens.keys.sorted() }
}
