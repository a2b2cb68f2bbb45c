import AppLayout
import PageParts

extension DocumentKind {
  /// The film strips of all journeys.
  static let journeys = DocumentKind("journeys") { site in
    site.hasJourneys ? [SiteTask()] : []
  } documents: { _, _ in
    [.page(at: SitePart.journeys.path) { $0.site.journeysPage }]
  }

  /// The steps of a journey that is played on a device.
  static let journeySteps = DocumentKind("journey steps") { site in
    site.journeys.indices.flatMap { journey in
      site.devices.elementIndices.map { SiteTask(number: journey, device: $0) }
    }
  } documents: { site, task in
    let (journey, held) = (site.journeys[task.number], site.devices[task.device])
    return (0..<site.playedSteps(of: journey, on: task.device)).map { step in
      .page(at: site.path(of: journey, step: step, on: task.device), on: held) {
        let walk = JourneyWalk(journey, step: step, on: task.device, in: $0.site)
        return $0.site.prototypePage(of: $0.layout(of: walk.screen, on: held), on: walk)
      }
    }
  }
}

extension Site {
  /// The page with the film strips of all journeys.
  var journeysPage: Page {
    Page(
      at: SitePart.journeys.path, SitePart.journeys.title, of: name, in: .journeys,
      lead: [
        .text(
          "The ways through the app that matter, as riverbed.json names them, tap by tap. What is "
            + "tapped has an outline.")
      ]
    ) {
      if !journeys.isEmpty { lookChoice.row }
      for journey in lostJourneys { journey.section }
      for (number, journey) in journeys.enumerated() {
        JourneySection(site: self, journey: journey, number: number).node
      }
    }
  }
}

extension LostJourney {
  /// Why no one can follow the journey.
  fileprivate var section: Node {
    let names = missing.map(\.value).firstOfEach(\.self)
    return Node("section", ["class": "journey"]) {
      Node("h2") {
        Node.appText(name)
        " "
        Node.badge("Broken", .error)
      }
      Node("p") {
        "No one can follow this journey: the app has no screen called "
        for (number, screen) in names.enumerated() {
          if number > 0 { number == names.count - 1 ? " or " : ", " }
          "“"
          Node.appText(screen)
          "”"
        }
        "."
      }
    }
  }
}

/// A journey on the page of journeys: its film strip on every device.
private struct JourneySection {
  let site: Site
  let journey: ShownJourney
  let number: Int

  private var page: SitePath { SitePart.journeys.path }
  private var stops: JourneyStops { journey.stops }

  /// The most film strips of the page; what is left of the devices is said in words.
  private static let mostStrips = 60

  private var shownCount: Int {
    min(site.devices.count, max(1, Self.mostStrips / site.journeys.count))
  }

  var node: Node {
    let id = "journey-\(number + 1)"
    return Node(
      "section",
      ["id": id, "class": "journey \(density)", "aria-labelledby": "\(id)-title"]
    ) {
      Node("h2", ["id": "\(id)-title"]) { Node.appText(journey.name) }
      Node("p", ["class": "journey-facts"], summary)
      for device in site.devices.elementIndices.prefix(shownCount) { strip(on: device) }
      others
    }
  }

  /// The class by which strips are so low in print that all of them fit on a sheet.
  private var density: String {
    switch shownCount {
    case ...2: "journey-few"
    case ...4: "journey-some"
    default: "journey-many"
    }
  }

  /// The screens that the journey names, and how long it may be.
  private var summary: [Node] {
    let titles = stops.screens.map { Node.appText($0.title) }
    let path = titles.enumerated().flatMap { $0 > 0 ? [.text(" → "), $1] : [$1] }
    let most = stops.journey.taps.map {
      [Node.text(". At most \($0.value.counted(as: "tap")).")]
    }
    return path + (most ?? [.text(".")])
  }

  private func strip(on device: ElementIndex<HeldDevice>) -> Node {
    let held = site.devices[device]
    let outcome = journey.outcomes[device.index]
    return Node("div", ["class": "film"]) {
      Node("h3") {
        Node("span") {
          Node.appText(held.title)
          ": \(words(outcome, held))"
        }
        problems(outcome)
        play(on: device)
      }
      switch outcome {
      case .way(let moves):
        JourneyFilm(
          strip: FilmStrip(
            of: moves, from: stops.screens[0], in: site, on: held, page,
            named: "film-\(number + 1)-\(device.index + 1)")
        ).node
      case .broken(let stop):
        Node("p") {
          "Nothing that can be tapped leads from "
          Node.appText(stops.screens[stop - 1].title)
          " to "
          Node.appText(stops.screens[stop].title)
          " on this device."
        }
      }
    }
  }

  private func words(_ outcome: JourneyOutcome, _ held: HeldDevice) -> String {
    outcome.taps.map(held.counted) ?? "no way"
  }

  private func problems(_ outcome: JourneyOutcome) -> [Node] {
    var badges: [Node] = []
    if outcome.taps == nil { badges.append(.badge("Broken", .warning)) }
    if let taps = outcome.taps, let most = stops.journey.taps, taps > most.value {
      badges.append(.badge("Too long", .warning))
    }
    if outcome.moves.contains(where: \.isCovered) {
      badges.append(.badge("Under the bar", .warning))
    }
    return badges.flatMap { [.text(" "), $0] }
  }

  private func play(on device: ElementIndex<HeldDevice>) -> [Node] {
    guard site.playedSteps(of: journey, on: device) > 0 else { return [] }
    let address = JourneyWalk(journey, step: 0, on: device, in: site).address(seenFrom: page)
    return [
      .text(" "),
      Node("a", ["class": "film-play", "href": address]) { "Play this journey" },
    ]
  }

  /// The number of taps on the devices that do not have a film strip.
  private var others: [Node] {
    let rest = site.devices.elementIndices.dropFirst(shownCount)
    guard !rest.isEmpty else { return [] }
    let counts = Dictionary(grouping: rest) { words(journey.outcomes[$0.index], site.devices[$0]) }
    let listed = counts.sorted { $0.value[0].index < $1.value[0].index }.map { words, devices in
      "\(words) on \(devices.count.counted(as: "more device"))"
    }
    return [Node("p", ["class": "muted"]) { "\(listed.listed().sentenceStart)." }]
  }
}
