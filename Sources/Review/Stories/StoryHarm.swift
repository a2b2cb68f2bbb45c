import AppModel

/// What no longer works because of a story.
struct StoryHarm: Hashable, Sendable {
  /// The keys of screens that are no longer reached.
  private(set) var lost: [String] = []
  /// Whether nothing at all leads to these screens; to some, others that are not reached may.
  private(set) var isLostAlone = false
  /// Whether the check of the app finds an error that it did not find before.
  private(set) var hasNewError = false

  var isEmpty: Bool { lost.isEmpty && !hasNewError }
}

/// Finds what no longer works because of each of some stories.
struct HarmSearch {
  private let list: EditList
  private let lost: [Reachability.Lost]
  private let errors: [PlacedDiagnostic]
  /// Returns the new app with some edits undone; nil if it can then not be read.
  private let undo: (Explanations.Group) -> App?

  /// Up to this number of stories are undone to see which screens are reached without them.
  private static let mostUndone = 64
  /// Up to this number of errors are looked for in stories.
  private static let mostErrors = 64

  init(
    _ list: EditList, from old: ReviewedApp, to new: ReviewedApp,
    undo: @escaping (Explanations.Group) -> App?
  ) {
    self.list = list
    self.undo = undo
    // How screens look does not change how they are reached.
    let hasWays = list.edits.contains { AppFile(named: $0.file) != .families }
    lost = hasWays ? old.app.screensLost(in: new.app) : []
    let errors = { (side: ReviewedApp) in
      side.reading.diagnostics.filter { $0.severity == .error }
    }
    self.errors = Array(
      ProblemChanges(from: errors(old), to: errors(new)).new.prefix(Self.mostErrors))
  }

  /// Returns stories with what no longer works because of them.
  func examined(_ stories: [Story]) -> [Story] {
    guard !lost.isEmpty || !errors.isEmpty else { return stories }
    let lost = lostScreens(without: stories)
    return stories.enumerated().map { place, story in
      var story = story
      let lost = lost[place] ?? []
      story.harm = StoryHarm(
        lost: lost.map(\.screen.key), isLostAlone: lost.allSatisfy(\.reason.isAlone),
        hasNewError: errors.contains { error in
          story.edits.contains { list.edits[$0].makes(error) }
        })
      return story
    }
  }

  /// The screens that are reached without each story, by its place. A screen that several stories
  /// take ways from is of the first, those in the file of screens before others.
  private func lostScreens(without stories: [Story]) -> [Int: [Reachability.Lost]] {
    guard !lost.isEmpty else { return [:] }
    let ways = stories.indices.filter { stories[$0].edits.contains(where: isOfScreens) }
    let others = stories.indices.filter { !stories[$0].edits.contains(where: isOfScreens) }
    var known: Set<String> = []
    var found: [Int: [Reachability.Lost]] = [:]
    for place in (ways + others).prefix(Self.mostUndone) {
      let own = lostScreens(without: stories[place]).filter { !known.contains($0.screen.key) }
      known.formUnion(own.map(\.screen.key))
      found[place] = own
    }
    return found
  }

  private func isOfScreens(_ edit: ElementIndex<Edit>) -> Bool {
    AppFile(named: list.edits[edit].file) == .rivers
  }

  /// The screens that are reached without a story.
  private func lostScreens(without story: Story) -> [Reachability.Lost] {
    guard let app = undo(story.edits) else { return [] }
    let unreached = Set(app.reachability.lost.map(\.screen.key))
    return lost.filter { lost in
      app.screen(lost.screen.key) != nil && !unreached.contains(lost.screen.key)
    }
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
  fileprivate var isKnown: Bool {
    switch self {
    case .nothingLeads, .noWayFromHome, .onlyFromLost, .brokenWay: true
    case .noOwnID, .unreadFiles: false
    }
  }
}

extension Reachability.Reason {
  /// Whether nothing that works leads to the screen.
  fileprivate var isAlone: Bool {
    switch self {
    case .nothingLeads, .brokenWay: true
    case .noWayFromHome, .onlyFromLost, .noOwnID, .unreadFiles: false
    }
  }
}

extension Edit {
  /// Whether an error of the check is in what the edit added or changed, or names what it removed.
  fileprivate func makes(_ error: PlacedDiagnostic) -> Bool {
    if kind == .removed || kind == .renamed {
      let name = (trail.names.last ?? file.split(separator: "/").last.map(String.init) ?? file)
      if [name, file].contains(where: { error.message.text.contains("'\($0.quotable)'") }) {
        return true
      }
    }
    if kind == .removed, let place, let container = undoing.container, container.shape == .keyed {
      // What lacks the value now.
      return error.file == file
        && (place.line...place.line + container.lineBreaks).contains(error.position.line)
    }
    guard let new, kind != .moved, error.file == file else { return false }
    guard let node = trail.steps.last?.node else { return true }
    let end = new.place.line + node.lineBreaks
    return (new.place.line...end).contains(error.position.line)
  }
}

extension FileNode {
  /// How many lines the value is longer than one.
  fileprivate var lineBreaks: Int {
    switch self {
    case .json(let json): json.written.count(where: \.isNewline)
    case .element: 0
    }
  }
}
