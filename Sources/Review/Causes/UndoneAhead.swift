import AppModel
import Disk

/// Undoes edits before the search asks for them: reads what screens are without many edits at once,
/// and undoes the next few edits on several threads.
struct UndoneAhead {
  private(set) var undone: UndoneApps
  private let all: [ElementIndex<ComparedPicture>]
  /// How many groups are read at once next, and the last one that was among them.
  private var window = 64
  private var last: ElementIndex<Edit>?
  /// What was found and is not used yet; nil where the app cannot be read.
  private var ready: [Explanations.Group: Pictures?] = [:]
  /// The number of times that the app was read again.
  private(set) var readings = 0

  /// The states of pictures when a group of edits is undone.
  typealias Pictures = [ElementIndex<ComparedPicture>: UndonePicture]

  init(_ undone: UndoneApps) {
    self.undone = undone
    all = undone.pictures.elementIndices
  }

  /// Prepares to undo the first of some groups, each one alone.
  mutating func prepare(_ groups: ArraySlice<Explanations.Group>) {
    guard let first = groups.first?.first else { return }
    if last.map({ $0 < first }) ?? true {
      let next = Array(groups.prefix(window))
      readTogether(next)
      last = next.last?.first
      window *= 2
    }
    prepareAlone(groups)
  }

  /// Reads at once what the app is without each of some edits, as far as that is not known.
  mutating func prepare(toDivide edits: Explanations.Group) {
    readTogether(edits.map { [$0] }.filter { !undone.screens.know($0) })
  }

  private mutating func readTogether(_ groups: [Explanations.Group]) {
    let together = UndoneTogether(groups, of: undone)
    undone.screens = together.undone.screens
    readings += together.readings
  }

  private mutating func prepareAlone(_ groups: ArraySlice<Explanations.Group>) {
    let jobs = undone.terms.jobs
    guard jobs > 1, groups.count > 1, let first = groups.first, ready[first] == nil else { return }
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
  ) -> Pictures? {
    if !undone.screens.know(group) { readings += 1 }
    if pictures.count == all.count, let states = ready.removeValue(forKey: group) { return states }
    return undone.states(of: pictures, without: group, jobs: undone.terms.jobs)
  }
}
