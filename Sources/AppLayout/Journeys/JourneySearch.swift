/// A search for the shortest ways through an app on a device, by what a prototype lets people tap.
///
/// Each part of a journey, from one of its screens to the next, is as short as it can be. Going
/// back counts as a tap, and people can always do it: screens without a bar have a gesture or a
/// button of their own. Among equally short ways the one that no bar covers counts, then
/// the one without scrolling, and then the one with the first trigger, in the order of `Approaches`.
struct JourneySearch {
  private let app: App
  private let held: HeldDevice
  private let steps: ScreenSteps
  private var doors: [String: ScreenDoors] = [:]
  private var items = OpenedItems()

  /// A screen that was found, and how.
  private struct Found {
    let screen: String
    let move: JourneyMove?
    let trigger: Link.Trigger?
    /// The place of the screen before it among those that were found.
    let before: Int?
    /// How often people go back first.
    var backs = 0

    /// The place among those that are equally far: what is not covered comes first, and then what
    /// is visible at once.
    func order(_ offset: Int) -> (Int, Int, Int, Int) {
      (
        move?.isCovered == true ? 1 : 0, move?.needsScrolling == true ? 1 : 0, trigger?.rank ?? -1,
        offset
      )
    }
  }

  /// A list, and what people touch to open an item of it.
  private struct List: Hashable {
    let start: Location
    let trigger: Link.Trigger
    let shared: String?
    let isBelowTab: Bool
  }

  init(in app: App, on held: HeldDevice) {
    self.app = app
    self.held = held
    steps = ScreenSteps(of: app)
  }

  /// Returns how a journey goes.
  mutating func outcome(of journey: JourneyStops) -> JourneyOutcome {
    var stack = [journey.screens[0].key]
    var moves: [JourneyMove] = []
    for (number, stop) in journey.screens.enumerated().dropFirst() {
      guard let next = way(from: stack, to: stop.key) else { return .broken(atStop: number) }
      for _ in 0..<next.backs {
        let screen = stack.removeLast()
        moves.append(
          JourneyMove(
            from: screen, to: stack[stack.count - 1], target: .back, isCovered: false,
            needsScrolling: false))
      }
      for (move, trigger) in next.moves {
        stack = trigger == .rootTab ? [move.to] : stack + [move.to]
      }
      moves += next.moves.map(\.move)
    }
    return .way(moves)
  }

  /// Returns the shortest way from the last of some screens, each of which opened the next one.
  private mutating func way(
    from stack: [String], to goal: String
  ) -> (backs: Int, moves: [(move: JourneyMove, trigger: Link.Trigger)])? {
    var levels = stack.reversed().enumerated().map { backs, screen in
      [Found(screen: screen, move: nil, trigger: nil, before: nil, backs: backs)]
    }
    var found: [Found] = []
    var known: Set<String> = []
    var visited: [List: Int] = [:]
    var taps = 0
    while taps < levels.count {
      for candidate in Self.ordered(levels[taps]) where known.insert(candidate.screen).inserted {
        found.append(candidate)
        if candidate.screen == goal { return Self.way(to: found.count - 1, among: found) }
        for door in open(candidate.screen, &visited) {
          let level = taps + door.move.taps
          while levels.count <= level { levels.append([]) }
          // A step before a screen opens where the screen does.
          for screen in steps(before: door.move.to) + [door.move.to]
          where !known.contains(screen) {
            levels[level].append(
              Found(
                screen: screen, move: door.move.opening(screen), trigger: door.trigger,
                before: found.count - 1))
          }
        }
      }
      levels[taps] = []
      taps += 1
    }
    return nil
  }

  private static func ordered(_ level: [Found]) -> [Found] {
    level.enumerated().sorted { one, other in
      one.element.order(one.offset) < other.element.order(other.offset)
    }.map(\.element)
  }

  private static func way(
    to place: Int, among found: [Found]
  ) -> (backs: Int, moves: [(move: JourneyMove, trigger: Link.Trigger)]) {
    var moves: [(JourneyMove, Link.Trigger)] = []
    var last = found[place]
    while let move = last.move, let trigger = last.trigger, let before = last.before {
      moves.append((move, trigger))
      last = found[before]
    }
    return (last.backs, moves.reversed())
  }

  /// Returns the keys of the screens among the steps before a screen.
  private func steps(before screen: String) -> [String] {
    app.screen(screen).map { steps.screens(before: $0).map(\.key) } ?? []
  }

  private mutating func doors(of screen: String) -> ScreenDoors {
    if let known = doors[screen] { return known }
    guard let value = app.screen(screen) else {
      preconditionFailure("journeys only lead to screens of the app")
    }
    let found = ScreenDoors(of: value, in: app, on: held, reading: &items)
    doors[screen] = found
    return found
  }
}

extension JourneySearch {
  /// Returns what a screen opens, except items that a screen before has shown.
  private mutating func open(
    _ screen: String, _ visited: inout [List: Int]
  ) -> [ScreenDoors.Door] {
    let doors = doors(of: screen)
    return doors.doors
      + doors.lists.flatMap { list -> [ScreenDoors.Door] in
        guard let start = list.start else { return door(0, of: list, on: screen, to: list.shared) }
        let key = List(
          start: start, trigger: list.trigger, shared: list.shared, isBelowTab: list.tab != nil)
        let first = visited[key] ?? 0
        guard first < list.count else { return [] }
        visited[key] = list.count
        return (first..<list.count).flatMap { item in
          door(item, of: list, on: screen, to: items[item, of: start] ?? list.shared)
        }
      }
  }

  private func door(
    _ item: Int, of list: ScreenDoors.Shown, on screen: String, to opened: String?
  ) -> [ScreenDoors.Door] {
    guard let opened else { return [] }
    let move = JourneyMove(
      from: screen, to: opened,
      target: .part(.cell(ElementIndex(item), of: list.place), below: list.tab),
      isCovered: item < list.coveredCount, needsScrolling: item >= list.visibleCount)
    return [ScreenDoors.Door(move: move, trigger: list.trigger)]
  }
}

extension App {
  /// Returns how each journey goes on each of some devices.
  package func outcomes(
    of journeys: [JourneyStops], on devices: [HeldDevice]
  ) -> [[JourneyOutcome]] {
    guard !journeys.isEmpty else { return [] }
    let columns = devices.map { held in
      var search = JourneySearch(in: self, on: held)
      return journeys.map { search.outcome(of: $0) }
    }
    return journeys.indices.map { journey in columns.map { $0[journey] } }
  }

  /// Returns the first screen to which each of some journeys has no way on a device of the app, by
  /// their names; nothing for the others.
  package func brokenStops(of journeys: [JourneyStops]) -> [(name: String, stop: Screen)] {
    let devices = VariantAxes(devices: devices, orientations: orientations).heldDevices
    return zip(journeys, outcomes(of: journeys, on: devices)).compactMap { journey, outcomes in
      let stops = outcomes.compactMap { outcome in
        if case .broken(let stop) = outcome { journey.screens[stop] } else { nil }
      }
      return stops.first.map { (journey.name, $0) }
    }
  }
}
