extension LayoutCheck {
  /// Checks that people can follow the journeys of `riverbed.json` as they are meant.
  static let journeys = ofApp([.brokenJourney, .longJourney, .hiddenJourney]) { app in
    let journeys = app.journeys
    let devices = VariantAxes(devices: app.devices, orientations: app.orientations).heldDevices
    return zip(journeys, app.outcomes(of: journeys, on: devices)).flatMap { journey, outcomes in
      let found = FollowedJourney(journey: journey, outcomes: zip(devices, outcomes).map(\.self))
      return found.broken + found.long + found.hidden(in: app)
    }
  }
}

/// A journey, and how it goes on each device.
private struct FollowedJourney {
  let journey: JourneyStops
  let outcomes: [(held: HeldDevice, outcome: JourneyOutcome)]

  /// What messages call the journey.
  private var name: Diagnostic.Sentence {
    "'\(title: journey.name, of: .value(at: journey.journey.name.location))'"
  }

  /// The parts of the journey that some devices have no way for.
  var broken: [Diagnostic] {
    journey.screens.indices.dropFirst().compactMap { stop in
      let words = devices { $0 == .broken(atStop: stop) }
      let (from, to) = (journey.screens[stop - 1], journey.screens[stop])
      return words.map {
        Diagnostic(.broken(name, from, to, $0), at: journey.locations[stop - 1])
      }
    }
  }

  /// The numbers of taps that are more than allowed.
  var long: [Diagnostic] {
    guard let most = journey.journey.taps else { return [] }
    let counts = Set(outcomes.compactMap(\.outcome.taps)).filter { $0 > most.value }
    return counts.sorted().compactMap { count in
      devices { $0.taps == count }.map {
        Diagnostic(.long(name, count, $0, most.value), at: most.location)
      }
    }
  }

  /// The screens on which people have to tap what the bar covers.
  func hidden(in app: App) -> [Diagnostic] {
    let moves = outcomes.flatMap { $0.outcome.moves.filter(\.isCovered) }
    return moves.map { Hidden(from: $0.from, to: $0.to) }.firstOfEach(\.self).compactMap { move in
      let words = devices { outcome in
        outcome.moves.contains { $0.isCovered && Hidden(from: $0.from, to: $0.to) == move }
      }
      guard let words, let from = app.screen(move.from), let to = app.screen(move.to) else {
        return nil
      }
      return Diagnostic(
        .hidden(name, from, to, words), at: journey.journey.name.location)
    }
  }

  private struct Hidden: Hashable {
    let from: String
    let to: String
  }

  /// Returns the devices to which something applies in words that follow a sentence; empty for all,
  /// and nil for none.
  private func devices(
    where applies: (JourneyOutcome) -> Bool
  ) -> Diagnostic.Sentence? {
    let found = outcomes.indices.filter { applies(outcomes[$0].outcome) }
    return found.isEmpty ? nil : outcomes.map(\.held).words(ofSome: found)
  }
}

extension Rule {
  /// Whether the rule is about journeys that no one can follow as they are meant.
  package var isAboutJourneys: Bool { LayoutCheck.journeys.rules.contains(self) }

  fileprivate static let brokenJourney = Rule(
    "journey-broken",
    means: "On some device there is no way from one screen of a journey to the next: nothing that "
      + "can be tapped leads there.",
    matters: "People cannot do what the journey promises.",
    fix: "Let an item, a button or a menu open the screen, or correct the journey.")

  fileprivate static let longJourney = Rule(
    "journey-long",
    means: "A journey takes more taps than riverbed.json allows. The button of the menu and one of "
      + "its entries are two taps, and going back is one.",
    matters: "What was meant to be quick is further away.",
    fix: "Add a shorter way, or raise \"taps\" of the journey.")

  fileprivate static let hiddenJourney = Rule(
    "journey-hidden",
    means: "On a journey people have to tap something whose middle is under a navigation bar that "
      + "lies over the content, however far they scroll.",
    matters: "The bar takes the tap, so the journey ends there.",
    fix: "Move the content down, for example with \"nav_bar_and_status_bar_inset_top\" in the "
      + "screen's family, or put the bar on top.",
    plainRemedy: "Move the content down, for example with a layout that keeps the space of the "
      + "bars free, or put the bar on top.")
}

extension Diagnostic.Message {
  fileprivate static func broken(
    _ name: Diagnostic.Sentence, _ from: Screen, _ to: Screen, _ devices: Diagnostic.Sentence
  ) -> Self {
    Self(
      .brokenJourney, .warning,
      "the journey \(name) has no way from '\(title: from)' to "
        + "'\(title: to)'\(devices)")
  }

  fileprivate static func long(
    _ name: Diagnostic.Sentence, _ taps: Int, _ devices: Diagnostic.Sentence, _ most: Int
  ) -> Self {
    Self(
      .longJourney, .warning,
      "the journey \(name) takes \(taps.of("tap"))\(devices); it may take \(most)")
  }

  fileprivate static func hidden(
    _ name: Diagnostic.Sentence, _ from: Screen, _ to: Screen, _ devices: Diagnostic.Sentence
  ) -> Self {
    Self(
      .hiddenJourney, .warning,
      "on the journey \(name) the bar of '\(title: from)' covers what opens "
        + "'\(title: to)'\(devices)")
  }
}
