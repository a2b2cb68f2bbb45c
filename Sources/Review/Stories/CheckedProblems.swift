import AppModel

/// What the checks of two apps find that need no layout: what only the new one has.
struct CheckedProblems {
  let new: [PlacedDiagnostic]
  /// The places of the new problems among all of them, by their files, in the order of offsets.
  private let places: [String: [(offset: Int, place: Int)]]

  init(from old: ReviewedApp, to new: ReviewedApp, edits: EditList) {
    let isOfRouters = edits.edits.contains(where: \.isOfRouters)
    // Without any feeds, everything was a placeholder before.
    let hasFeeds = !old.app.feeds.entries.isEmpty
    let problems = { (side: ReviewedApp) in
      var routing = DiagnosticLog()
      if isOfRouters { for error in side.app.routing.diagnostics { routing.append(error) } }
      return (side.reading.diagnostics + side.reading.sources.place(routing))
        .filter { $0.severity > .note || hasFeeds && $0.rule == .missingSnapshot }
    }
    let before = problems(old)
    let changes = ProblemChanges(
      from: before, in: old.files, to: problems(new), in: new.files, edits: edits)
    let components = Sides(old: old, new: new).map(PlacedComponents.init)
    let known = Set(before.compactMap { Lack($0, of: components.old) })
    // A component that lacked something before may lack it under another name now.
    self.new = changes.new.filter { problem in
      !problem.isCount && Lack(problem, of: components.new).map { !known.contains($0) } ?? true
    }
    places = Dictionary(grouping: self.new.enumerated(), by: \.element.file).mapValues { all in
      all.map { (Int($0.element.offset), $0.offset) }.sorted { $0 < $1 }
    }
  }

  /// The places of the problems in what an edit added or changed.
  func inside(_ edit: Edit) -> [Int] {
    guard let range = edit.new?.range, !range.isEmpty, let places = places[edit.file] else {
      return []
    }
    let start = places.partitionPoint { $0.offset >= range.lowerBound }
    return places[start...].prefix { $0.offset < range.upperBound }.map(\.place)
  }
}

/// How often the check of an app finds each of some problems, whatever things are called.
struct ProblemCounts {
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

  /// How many fewer of each another app has; none without one.
  func less(in app: App?, like problems: [PlacedDiagnostic]) -> ProblemCounts {
    var less = self
    guard let app else {
      less.counts = [:]
      return less
    }
    let others = ProblemCounts(of: app, like: problems)
    for (likeness, count) in counts {
      less.counts[likeness] = max(0, count - others.counts[likeness, default: 0])
    }
    return less
  }

  /// Counts one fewer of a problem, and returns whether there was one.
  mutating func take(_ problem: PlacedDiagnostic) -> Bool {
    let likeness = Likeness(problem.message)
    guard let left = counts[likeness], left > 0 else { return false }
    counts[likeness] = left - 1
    return true
  }
}

/// What a component lacks, whatever that is called.
private struct Lack: Hashable {
  let rule: Rule
  let component: PlacedComponents.Found

  /// Reads a problem; nil for one of anything else.
  init?(_ problem: PlacedDiagnostic, of components: PlacedComponents) {
    guard StoryWords.rulesOfComponents.contains(problem.rule),
      let found = components.component(of: problem)
    else { return nil }
    (rule, component) = (problem.rule, found)
  }
}
