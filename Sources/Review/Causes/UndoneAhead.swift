import AppModel
import Disk

/// Undoes edits before the search asks for them. Each one reads the app again, so the next few are
/// undone on several threads at once.
struct UndoneAhead {
  private let undone: UndoneApps
  /// What was found and is not used yet; nil where the app cannot be read.
  private var ready: [Explanations.Group: Pictures?] = [:]

  /// The states of pictures when a group of edits is undone.
  private typealias Pictures = [ElementIndex<ComparedPicture>: UndonePicture]

  init(_ undone: UndoneApps) {
    self.undone = undone
  }

  private var all: [ElementIndex<ComparedPicture>] { undone.pictures.elementIndices }

  /// Undoes the first of some groups, unless that is done.
  mutating func prepare(_ groups: [Explanations.Group]) {
    let jobs = undone.terms.jobs
    guard jobs > 1, groups.count > 1, ready[groups[0]] == nil else { return }
    let next = Array(groups.prefix(jobs))
    let queue = TaskQueue(count: next.count)
    let (undone, all) = (undone, all)
    let parts = Workers.run(next.count) { _ in
      var found: [(group: Explanations.Group, pictures: Pictures?)] = []
      while let number = queue.next() {
        found.append((next[number], undone.states(of: all, without: next[number], jobs: 1)))
      }
      return found
    }
    ready = [:]
    for (group, pictures) in parts.joined() { ready[group] = .some(pictures) }
  }

  /// Returns the states of some pictures when a group of edits is undone; nil if the app can then
  /// not be read.
  mutating func states(
    of pictures: [ElementIndex<ComparedPicture>], without group: Explanations.Group
  ) -> [ElementIndex<ComparedPicture>: UndonePicture]? {
    if pictures.count == all.count, let states = ready.removeValue(forKey: group) {
      return states
    }
    return undone.states(of: pictures, without: group, jobs: undone.terms.jobs)
  }
}
