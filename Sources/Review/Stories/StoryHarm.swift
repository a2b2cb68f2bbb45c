import AppModel

/// What no longer works because of a story, and what works now.
struct StoryHarm: Hashable, Sendable {
  /// The keys of screens that are no longer reached.
  private(set) var lost: [String] = []
  /// The keys of screens that are reached now, but were not before.
  private(set) var found: [String] = []
  /// Whether nothing at all leads to these screens; to some, others that are not reached may.
  private(set) var isLostAlone = true
  /// Whether the check of the app finds an error that it did not find before.
  private(set) var hasNewError = false
  /// What routers no longer prepare.
  private(set) var failures: [Diagnostic.Failure] = []

  var isEmpty: Bool { lost.isEmpty && !hasNewError }
}

/// Finds what no longer works because of each of some stories.
struct HarmSearch {
  private let list: EditList
  private let lost: [Reachability.Lost]
  private let found: [Reachability.Lost]
  /// The number of screens of the new app, each of which a search reads.
  private let size: Int
  private let errors: NewErrors
  private let new: App
  /// Returns the new app with some edits undone; nil if it can then not be read.
  private let undo: (Explanations.Group) -> App?

  init(
    _ list: EditList, from old: ReviewedApp, to new: ReviewedApp,
    undo: @escaping (Explanations.Group) -> App?
  ) {
    self.list = list
    self.undo = undo
    // How screens look does not change how they are reached.
    let hasWays = list.edits.contains { AppFile(named: $0.file) != .families }
    lost = hasWays ? old.app.screensLost(in: new.app) : []
    // That the home screen is reached need not be said.
    let reached = hasWays ? new.app.screensLost(in: old.app) : []
    found = reached.filter { $0.screen.key != new.app.home?.key }
    errors = NewErrors(from: old, to: new, edits: list)
    size = new.app.screens.count
    self.new = new.app
  }

  /// Returns stories with what no longer works because of them.
  func examined(_ stories: [Story]) -> [Story] {
    guard !lost.isEmpty || !found.isEmpty || !errors.isEmpty else { return stories }
    let lost = screens(lost, because: stories) { !$0 }
    let found = screens(found, because: stories) { $0 }
    let failures = failures(because: stories)
    return stories.enumerated().map { place, story in
      var story = story
      let lost = lost[place] ?? []
      story.harm = StoryHarm(
        lost: lost.map(\.screen.key), found: (found[place] ?? []).map(\.screen.key),
        isLostAlone: lost.allSatisfy(\.reason.isAlone),
        hasNewError: failures[place] != nil
          || story.edits.contains { errors.areMade(by: list.edits[$0]) },
        failures: failures[place] ?? [])
      return story
    }
  }

  /// How many screens are read in all to find which story a screen is lost by. What is found first
  /// is in the first stories; which story others are lost by is then not reported.
  private static let mostRead = 5_000
  private static let leastSearches = 4

  /// Those of some screens that are reached or not because of each story, by its place: it is the
  /// other way around without it and the stories before it, but not without these alone. Stories in
  /// the file of screens come first.
  private func screens(
    _ all: [Reachability.Lost], because stories: [Story], isOther: (_ isUnreached: Bool) -> Bool
  ) -> [Int: [Reachability.Lost]] {
    guard !all.isEmpty, !stories.isEmpty else { return [:] }
    let ways = stories.indices.filter { stories[$0].edits.contains(where: isOfScreens) }
    let others = stories.indices.filter { !stories[$0].edits.contains(where: isOfScreens) }
    let order = ways + others
    var found: [Int: [Reachability.Lost]] = [:]
    // Without all stories the app is the old one.
    var rest = [(screens: all, stories: 0..<order.count)]
    var searches = max(Self.leastSearches, Self.mostRead / max(1, size))
    while searches > 0, let (screens, range) = rest.popLast() {
      guard !screens.isEmpty else { continue }
      if range.count == 1 {
        found[order[range.lowerBound], default: []] += screens
        continue
      }
      searches -= 1
      let middle = (range.lowerBound + range.upperBound) / 2
      let app = undo(order[..<middle].flatMap { stories[$0].edits }.sorted())
      let unreached = Set(app?.reachability.lost.map(\.screen.key) ?? [])
      let others = screens.filter { lost in
        app?.screen(lost.screen.key) != nil && isOther(unreached.contains(lost.screen.key))
      }
      let keys = Set(others.map(\.screen.key))
      rest.append((screens.filter { !keys.contains($0.screen.key) }, middle..<range.upperBound))
      rest.append((others, range.lowerBound..<middle))
    }
    return found.mapValues { screens in
      let own = Set(screens.map(\.screen.key))
      return all.filter { own.contains($0.screen.key) }
    }
  }

  /// How many stories are undone, alone or together, to find out whose a failure is. The news says
  /// others by themselves.
  private static let mostUndone = 64

  /// What fails because of each story, by its place: what does not fail without it, or else only
  /// without it and others together.
  private func failures(because stories: [Story]) -> [Int: [Diagnostic.Failure]] {
    let failures = errors.failures.firstOfEach { $0 }
    let all = failures.isEmpty ? [:] : new.routing.failures
    let places = stories.indices.filter { place in
      stories[place].edits.contains { list.edits[$0].isOfRouters }
    }
    var left = Self.mostUndone
    let removed = { (places: [Int]) -> [Diagnostic.Failure] in
      left -= 1
      guard left >= 0, let app = undo(places.flatMap { stories[$0].edits }.sorted()) else {
        return []
      }
      let others = app.routing.failures
      return failures.filter { others[$0, default: 0] < all[$0, default: 0] }
    }
    guard !failures.isEmpty else { return [:] }
    var found: [Int: [Diagnostic.Failure]] = [:]
    for place in places { found[place] = removed([place]) }
    let known = Set(found.values.joined())
    for failure in failures where !known.contains(failure) {
      let together = places.smallestPart { removed($0).contains(failure) }
      for place in together ?? [] { found[place, default: []].append(failure) }
    }
    return found.filter { !$0.value.isEmpty }
  }

  private func isOfScreens(_ edit: ElementIndex<Edit>) -> Bool {
    AppFile(named: list.edits[edit].file) == .rivers
  }
}

extension Routing {
  /// How often each failure occurs.
  fileprivate var failures: [Diagnostic.Failure: Int] {
    diagnostics.compactMap(\.message.failure).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

extension App {
  /// Returns the screens that are reached in this app, but not in a new one.
  fileprivate func screensLost(in new: App) -> [Reachability.Lost] {
    let unreached = Set(reachability.lost.map(\.screen.key))
    return new.reachability.lost.filter { lost in
      lost.reason.isKnown && lost.screen.isWritten && !unreached.contains(lost.screen.key)
        && (screen(lost.screen.key)?.isWritten ?? false)
    }
  }
}

extension Reachability.Reason {
  /// Whether it is certain that the screen is not reached.
  fileprivate var isKnown: Bool { ![.noOwnID, .unreadFiles].contains(self) }

  /// Whether nothing that works leads to the screen.
  fileprivate var isAlone: Bool { [.nothingLeads, .brokenWay, .unseenType].contains(self) }
}
