import Disk

/// Undoes edits before the search asks for them. Each one reads the app again, so the next few are
/// undone on several threads at once.
struct UndoneAhead {
  private let undone: UndoneApps
  /// What was found and is not used yet; nil where the app cannot be read.
  private var ready: [CauseSearch.Group: [Int: CauseSearch.Effect]?] = [:]

  init(_ undone: UndoneApps) {
    self.undone = undone
  }

  private var all: Range<Int> { undone.pictures.indices }

  /// Finds the effects of the first of some groups on all pictures, unless they are ready.
  mutating func prepare(_ groups: [CauseSearch.Group]) {
    let jobs = undone.terms.jobs
    guard jobs > 1, groups.count > 1, ready[groups[0]] == nil else { return }
    let next = Array(groups.prefix(jobs))
    let queue = TaskQueue(count: next.count)
    let (undone, all) = (undone, Array(all))
    let parts = Workers.run(next.count) { _ in
      var found: [(group: CauseSearch.Group, effects: [Int: CauseSearch.Effect]?)] = []
      while let number = queue.next() {
        found.append((next[number], undone.effects(of: next[number], on: all, jobs: 1)))
      }
      return found
    }
    ready = [:]
    for (group, effects) in parts.joined() { ready[group] = .some(effects) }
  }

  /// Returns the states of some pictures when a group of edits is undone; nil if the app can then
  /// not be read.
  mutating func effects(
    of group: CauseSearch.Group, on numbers: [Int]
  ) -> [Int: CauseSearch.Effect]? {
    if numbers.count == all.count, let effects = ready.removeValue(forKey: group) { return effects }
    return undone.effects(of: group, on: numbers, jobs: undone.terms.jobs)
  }
}
