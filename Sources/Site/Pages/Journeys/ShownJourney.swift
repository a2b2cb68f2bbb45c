import AppLayout
import SiteFiles

/// A journey as a site shows it: how it goes on each of the site's devices.
struct ShownJourney: Sendable {
  let stops: JourneyStops
  /// How the journey goes on each device, in the order of the site.
  let outcomes: [JourneyOutcome]

  var name: String { stops.name }

  /// Returns the journeys of an app, each on all devices.
  static func all(of app: App, on devices: [HeldDevice]) -> [ShownJourney] {
    let journeys = app.journeys
    return zip(journeys, app.outcomes(of: journeys, on: devices)).map(ShownJourney.init)
  }
}

extension Site {
  /// Whether riverbed.json names journeys, even if no one can follow them, and the app has a screen
  /// to start at.
  var hasJourneys: Bool { !journeys.isEmpty || !lostJourneys.isEmpty }

  /// Returns the number of pages on which a journey is played on a device: one for each screen that
  /// it shows; none without a prototype, without a way, or where the site leaves out a screen.
  func playedSteps(of journey: ShownJourney, on device: ElementIndex<HeldDevice>) -> Int {
    guard prototypes.contains(devices[device]),
      case .way(let moves) = journey.outcomes[device.index]
    else { return 0 }
    let keys = [journey.stops.screens[0].key] + moves.map(\.to)
    return keys.allSatisfy { app.screen($0).map(shows) ?? false } ? keys.count : 0
  }

  /// Returns the page of a step of a journey, counted from zero.
  func path(
    of journey: ShownJourney, step: Int, on device: ElementIndex<HeldDevice>
  ) -> SitePath {
    paths.journey(journey.name, step: step + 1, on: devices[device])
  }
}
