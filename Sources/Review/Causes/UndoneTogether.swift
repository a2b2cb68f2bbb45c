import AppModel

/// Undoes many edits at once where each of them can still be judged alone.
struct UndoneTogether {
  private let undone: UndoneApps
  private let edited: EditedScreens
  private var ways: ScreenWays
  /// The ways of the old app, by which it is foreseen which edits depend on each other.
  private var oldWays: ScreenWays
  /// The pictures that differ, by the key of their screen.
  private let places: [String: [ElementIndex<ComparedPicture>]]
  /// How many more apps may be read for the current edits.
  private var readings = 0
  private var batches = 0
  private var found: [Explanations.Group: Share] = [:]

  /// What one of the edits changes alone.
  struct Share {
    let pictures: [ElementIndex<ComparedPicture>: UndonePicture]
    /// The number of the batch that the edits were undone in.
    let batch: Int
  }

  /// Edits inside a screen.
  private struct Part {
    let group: Explanations.Group
    let screen: String
  }

  init(_ undone: UndoneApps) {
    self.undone = undone
    edited = EditedScreens(of: undone.edits.edits, in: undone.new.app)
    ways = ScreenWays(undone.new.app)
    oldWays = ScreenWays(undone.old.app)
    places = Dictionary(grouping: undone.pictures.elementIndices) {
      undone.pictures[$0].group.screen ?? ""
    }
  }

  /// The most apps that are read for a row of edits; those that are not judged by then are undone
  /// alone.
  private static let mostReadings = 24

  /// Returns what those of some edits change that can be judged without undoing each alone.
  mutating func shares(of groups: [Explanations.Group]) -> [Explanations.Group: Share] {
    readings = Self.mostReadings
    found = [:]
    var rest = groups.compactMap { group in
      edited.screen(of: group).map { Part(group: group, screen: $0) }
    }
    while readings > 0, rest.count > 1 {
      // Each screen is within the reach of one edit only, as far as that is known beforehand.
      var taken: Set<String> = []
      var (batch, others): ([Part], [Part]) = ([], [])
      for part in rest {
        let reach = ways.dependents(of: part.screen).union([part.screen])
          .union(oldWays.dependents(of: part.screen))
        if taken.isDisjoint(with: reach) {
          taken.formUnion(reach)
          batch.append(part)
        } else {
          others.append(part)
        }
      }
      rest = others + judge(batch)
    }
    return found
  }

  /// Undoes edits inside different screens at once. Those that depend on each other are left for
  /// later; where nothing can be said about the edits, halves are tried. Returns those that are
  /// left.
  private mutating func judge(_ batch: [Part]) -> [Part] {
    guard batch.count > 1, readings > 0 else { return [] }
    readings -= 1
    guard let app = undone.app(without: batch.flatMap(\.group).sorted()) else { return [] }
    let edits = IndependentEdits(inside: batch.map(\.screen), of: &ways, app)
    guard edits.isSound, edits.dependent.count < batch.count else {
      let half = batch.count / 2
      return judge(Array(batch[..<half])) + judge(Array(batch[half...]))
    }
    guard edits.dependent.isEmpty else {
      let left = batch.filter { edits.dependent.contains($0.screen) }
      return judge(batch.filter { !edits.dependent.contains($0.screen) }) + left
    }
    take(batch, edits.reaches, in: app)
    return []
  }

  /// Lays out what the edits reach, once, and gives each edit its share.
  private mutating func take(_ batch: [Part], _ reaches: [String: Set<String>], in app: App) {
    batches += 1
    let reached = batch.map { part in
      reaches[part.screen, default: []].sorted().flatMap { places[$0] ?? [] }
    }
    let states = undone.states(of: reached.flatMap(\.self), in: app, jobs: undone.terms.jobs)
    for (part, places) in zip(batch, reached) {
      var own: [ElementIndex<ComparedPicture>: UndonePicture] = [:]
      for place in places { own[place] = states[place] }
      found[part.group] = Share(pictures: own, batch: batches)
    }
  }
}
