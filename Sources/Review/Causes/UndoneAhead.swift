import AppModel
import Disk

/// Undoes edits before the search asks for them: many at once where each can still be judged alone,
/// and otherwise the next few on several threads.
struct UndoneAhead {
  private let undone: UndoneApps
  private let all: [ElementIndex<ComparedPicture>]
  private var together: UndoneTogether
  /// What was found about edits that were undone with others, by the first edit of each group.
  private var shares: [ElementIndex<Edit>: (group: Explanations.Group, share: Share)] = [:]
  /// How many groups are undone at once next, and the last one that was among them.
  private var window = 64
  private var last: ElementIndex<Edit>?
  /// What was found otherwise and is not used yet; nil where the app cannot be read.
  private var ready: [Explanations.Group: Pictures?] = [:]
  /// The number of times that the app was read again.
  private(set) var readings = 0

  private typealias Share = UndoneTogether.Share
  /// The states of pictures when a group of edits is undone.
  typealias Pictures = [ElementIndex<ComparedPicture>: UndonePicture]

  init(_ undone: UndoneApps) {
    self.undone = undone
    all = undone.pictures.elementIndices
    together = UndoneTogether(undone)
  }

  /// Undoes the first of some groups, unless that is done.
  mutating func prepare(_ groups: ArraySlice<Explanations.Group>) {
    guard let first = groups.first?.first else { return }
    if last.map({ $0 < first }) ?? true { prepareTogether(Array(groups.prefix(window))) }
    guard shares[first] == nil else { return }
    prepareAlone(groups)
  }

  private mutating func prepareTogether(_ groups: [Explanations.Group]) {
    shares = [:]
    for (group, share) in together.shares(of: groups) { shares[group[0]] = (group, share) }
    last = groups.last?.first
    window *= 2
  }

  private mutating func prepareAlone(_ groups: ArraySlice<Explanations.Group>) {
    let jobs = undone.terms.jobs
    guard jobs > 1, groups.count > 1, let first = groups.first, ready[first] == nil else { return }
    let next = Array(groups.lazy.filter { [shares] in shares[$0[0]] == nil }.prefix(jobs))
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
    if pictures.count == all.count {
      if let states = shared(without: group) { return states }
      readings += 1
      if let states = ready.removeValue(forKey: group) { return states }
    } else {
      readings += 1
    }
    return undone.states(of: pictures, without: group, jobs: undone.terms.jobs)
  }

  /// Returns the states of all pictures for edits that were all undone in one batch: no picture is
  /// within the reach of two of them.
  private func shared(without group: Explanations.Group) -> Pictures? {
    var states: Pictures = [:]
    var (count, batch): (Int, Int?) = (0, nil)
    for edit in group {
      guard let (own, share) = shares[edit] else { continue }
      guard batch ?? share.batch == share.batch else { return nil }
      batch = share.batch
      count += own.count
      states.merge(share.pictures) { first, _ in first }
    }
    return count == group.count && batch != nil ? states : nil
  }
}
