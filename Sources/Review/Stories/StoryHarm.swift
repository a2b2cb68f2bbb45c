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
  private let problems: [PlacedDiagnostic]
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
    let problems = ProblemChanges(from: old, to: new, edits: list).new
    errors = NewErrors(problems.filter { $0.severity == .error })
    self.problems = problems.filter { !$0.isCount }
    size = new.app.screens.count
    self.new = new.app
  }

  /// Returns stories with what no longer works because of them.
  func examined(_ stories: [Story]) -> [Story] {
    guard !lost.isEmpty || !found.isEmpty || !problems.isEmpty || !errors.isEmpty else {
      return stories
    }
    let harms = harms(of: stories)
    let failures = failures(because: stories)
    return stories.enumerated().map { place, story in
      var story = story
      let own = harms[place] ?? []
      let lost = self.lost.indices.filter { own.contains(.lost($0)) }.map { self.lost[$0] }
      let edits = story.edits.map { list.edits[$0] }
      let problems = self.problems.indices.filter { own.contains(.problem($0)) }
        .map { self.problems[$0] }
      let isOwn = { (problem: PlacedDiagnostic) in
        edits.contains(where: NewErrors([problem]).areInside)
      }
      story.harm = StoryHarm(
        lost: lost.map(\.screen.key),
        found: found.indices.filter { own.contains(.found($0)) }.map { found[$0].screen.key },
        isLostAlone: lost.allSatisfy(\.reason.isAlone),
        hasNewError: failures[place] != nil || edits.contains(where: errors.areMade),
        failures: failures[place] ?? [],
        problems: problems.filter { !isOwn($0) },
        ownProblems: self.problems.filter { $0.severity > .note && isOwn($0) })
      return story
    }
  }

  /// Something that is otherwise because of a story, by its place in its list.
  private enum Harm: Hashable { case lost(Int), found(Int), problem(Int) }

  /// How many screens are read in all to find which story a harm is done by. What is found first
  /// is in the first stories; which story others are done by is then not reported.
  private static let mostRead = 5_000
  private static let leastSearches = 4

  /// What each story does, by its place: it is not so without it and the stories before it, but
  /// still so without these alone. Stories in the file of screens come first.
  private func harms(of stories: [Story]) -> [Int: Set<Harm>] {
    guard !stories.isEmpty else { return [:] }
    let ways = stories.indices.filter { stories[$0].edits.contains(where: isOfScreens) }
    let others = stories.indices.filter { !stories[$0].edits.contains(where: isOfScreens) }
    let order = ways + others
    let counts = ProblemCounts(of: problems.isEmpty ? nil : new, like: problems)
    var found: [Int: Set<Harm>] = [:]
    // Without all stories the app is the old one.
    let all =
      lost.indices.map(Harm.lost) + self.found.indices.map(Harm.found)
      + problems.indices.filter { App.checkedRules.contains(problems[$0].rule) }.map(Harm.problem)
    var rest = [(harms: all, stories: 0..<order.count)]
    var searches = max(Self.leastSearches, Self.mostRead / max(1, size))
    while searches > 0, let (harms, range) = rest.popLast() {
      guard !harms.isEmpty else { continue }
      if range.count == 1 {
        found[order[range.lowerBound], default: []].formUnion(harms)
        continue
      }
      searches -= 1
      let middle = (range.lowerBound + range.upperBound) / 2
      let app = undo(order[..<middle].flatMap { stories[$0].edits }.sorted())
      let unreached = Set(app?.reachability.lost.map(\.screen.key) ?? [])
      let others = ProblemCounts(of: problems.isEmpty ? nil : app, like: problems)
      let isGone = { (harm: Harm) -> Bool in
        guard let app else { return false }
        switch harm {
        case .lost(let place):
          let key = self.lost[place].screen.key
          return app.screen(key) != nil && !unreached.contains(key)
        case .found(let place):
          let key = self.found[place].screen.key
          return app.screen(key) != nil && unreached.contains(key)
        case .problem(let place): return others[problems[place]] < counts[problems[place]]
        }
      }
      rest.append((harms.filter { !isGone($0) }, middle..<range.upperBound))
      rest.append((harms.filter(isGone), range.lowerBound..<middle))
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

/// How often the check of an app finds each of some problems, whatever things are called.
private struct ProblemCounts {
  private var counts: [Likeness: Int] = [:]

  private struct Likeness: Hashable {
    let rule: Rule
    let sentence: Diagnostic.Sentence

    init(_ message: Diagnostic.Message) {
      rule = message.rule
      sentence = message.sentence.untitled { name, _ in name }
    }
  }

  init(of app: App?, like problems: [PlacedDiagnostic]) {
    for problem in app?.problems(of: Set(problems.map(\.rule))) ?? [] {
      counts[Likeness(problem.message), default: 0] += 1
    }
  }

  subscript(_ problem: PlacedDiagnostic) -> Int { counts[Likeness(problem.message), default: 0] }
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
