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
  /// What else the check finds because of it, in other places than its own, and in what it edits.
  private(set) var problems: [PlacedDiagnostic] = []
  private(set) var ownProblems: [PlacedDiagnostic] = []

  var isEmpty: Bool { lost.isEmpty && !hasNewError }
}

/// Finds what no longer works because of each of some stories.
struct HarmSearch {
  private let list: EditList
  private let lost: [Reachability.Lost]
  private let found: [Reachability.Lost]
  private let checked: CheckedProblems
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
    checked = CheckedProblems(from: old, to: new, edits: list)
    errors = NewErrors(checked.new.filter { $0.severity == .error })
    size = new.app.screens.count
    self.new = new.app
  }

  /// Returns stories with what no longer works because of them.
  func examined(_ stories: [Story]) -> [Story] {
    guard !lost.isEmpty || !found.isEmpty || !checked.new.isEmpty || !errors.isEmpty else {
      return stories
    }
    let own = stories.map { story in
      Set(story.edits.flatMap { checked.inside(list.edits[$0]) }).sorted()
    }
    // What is in the edits of a story is its own.
    let known = Set(own.joined())
    let rules = App.checkedRules
    let others = checked.new.indices.filter {
      !known.contains($0) && rules.contains(checked.new[$0].rule)
    }
    let ways = harms(
      lost.indices.map(Harm.lost) + found.indices.map(Harm.found), of: stories, like: [])
    let problems = harms(
      others.map(Harm.problem), of: stories, like: others.map { checked.new[$0] })
    let failures = failures(because: stories)
    return stories.enumerated().map { place, story in
      var story = story
      let ways = ways[place] ?? []
      let lost = ways.compactMap(\.lost).map { self.lost[$0] }
      story.harm = StoryHarm(
        lost: lost.map(\.screen.key),
        found: ways.compactMap(\.found).map { found[$0].screen.key },
        isLostAlone: lost.allSatisfy(\.reason.isAlone),
        hasNewError: failures[place] != nil
          || story.edits.contains { errors.areMade(by: list.edits[$0]) },
        failures: failures[place] ?? [],
        problems: (problems[place] ?? []).compactMap(\.problem).map { checked.new[$0] },
        ownProblems: own[place].map { checked.new[$0] }.filter { $0.severity > .note })
      return story
    }
  }

  /// Something that is otherwise because of a story, by its place in its list.
  private enum Harm {
    case lost(Int), found(Int), problem(Int)

    var lost: Int? { if case .lost(let place) = self { place } else { nil } }
    var found: Int? { if case .found(let place) = self { place } else { nil } }
    var problem: Int? { if case .problem(let place) = self { place } else { nil } }
  }

  /// How many screens are read in all to find which story a harm is done by. What is found first
  /// is in the first stories; which story others are done by is then not reported.
  private static let mostRead = 5_000
  private static let leastSearches = 4

  /// Which of some harms each story does, by its place: it is not so without it and the stories
  /// before it, but still so without these alone. Stories in the file of screens come first.
  private func harms(
    _ all: [Harm], of stories: [Story], like problems: [PlacedDiagnostic]
  ) -> [Int: [Harm]] {
    guard !all.isEmpty, !stories.isEmpty else { return [:] }
    let ways = stories.indices.filter { stories[$0].edits.contains(where: isOfScreens) }
    let others = stories.indices.filter { !stories[$0].edits.contains(where: isOfScreens) }
    let order = ways + others
    let counts = ProblemCounts(of: problems.isEmpty ? nil : new, like: problems)
    var found: [Int: [Harm]] = [:]
    // Without all stories the app is the old one.
    var rest = [(harms: all, stories: 0..<order.count)]
    var searches = max(Self.leastSearches, Self.mostRead / max(1, size))
    while searches > 0, let (harms, range) = rest.popLast() {
      guard !harms.isEmpty else { continue }
      if range.count == 1 {
        found[order[range.lowerBound]] = harms
        continue
      }
      searches -= 1
      let middle = (range.lowerBound + range.upperBound) / 2
      let app = undo(order[..<middle].flatMap { stories[$0].edits }.sorted())
      let unreached = Set(problems.isEmpty ? app?.reachability.lost.map(\.screen.key) ?? [] : [])
      var gone = counts.less(in: problems.isEmpty ? nil : app, like: problems)
      var parts: (here: [Harm], later: [Harm]) = ([], [])
      for harm in harms {
        let isGone =
          switch harm {
          case .lost(let place):
            app?.screen(lost[place].screen.key) != nil
              && !unreached.contains(lost[place].screen.key)
          case .found(let place):
            app?.screen(self.found[place].screen.key) != nil
              && unreached.contains(self.found[place].screen.key)
          case .problem(let place): gone.take(checked.new[place])
          }
        if isGone { parts.here.append(harm) } else { parts.later.append(harm) }
      }
      rest.append((parts.later, middle..<range.upperBound))
      rest.append((parts.here, range.lowerBound..<middle))
    }
    return found
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
