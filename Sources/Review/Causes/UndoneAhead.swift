import AppModel
import Disk

/// Undoes edits before the search asks for them. Each one reads the app again, so the next few are
/// undone on several threads at once.
struct UndoneAhead {
  private let undone: UndoneApps
  /// What was found and is not used yet; nil where the app cannot be read.
  private var ready: [Explanations.Group: Effects?] = [:]

  /// The states of pictures when a group of edits is undone.
  private typealias Effects = [ElementIndex<ComparedPicture>: CauseSearch.Effect]

  init(_ undone: UndoneApps) {
    self.undone = undone
  }

  private var all: [ElementIndex<ComparedPicture>] { undone.pictures.elementIndices }

  /// Finds the effects of the first of some groups on all pictures, unless they are ready.
  mutating func prepare(_ groups: [Explanations.Group]) {
    let jobs = undone.terms.jobs
    guard jobs > 1, groups.count > 1, ready[groups[0]] == nil else { return }
    let next = Array(groups.prefix(jobs))
    let queue = TaskQueue(count: next.count)
    let (undone, all) = (undone, all)
    let parts = Workers.run(next.count) { _ in
      var found: [(group: Explanations.Group, effects: Effects?)] = []
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
    of group: Explanations.Group, on pictures: [ElementIndex<ComparedPicture>]
  ) -> [ElementIndex<ComparedPicture>: CauseSearch.Effect]? {
    if pictures.count == all.count, let effects = ready.removeValue(forKey: group) {
      return effects
    }
    return undone.effects(of: group, on: pictures, jobs: undone.terms.jobs)
  }
}
