import AppModel
import Wireframe

/// Finds which stories make which changes, by undoing them.
///
/// The share of a story is what changes from the new app without it to the new app. Stories whose
/// shares have a change in common are one cause, and so are those that only together explain what
/// differs between the old and the new app.
struct CauseSearch {
  /// What no cause explains.
  private(set) var open: ElementTable<ComparedPicture, [BoxChange]>
  /// Whether the work reached its limit, so that some changes were not examined.
  private(set) var hasStopped = false
  /// The edits that were undone, alone or with others.
  private(set) var tried: Set<ElementIndex<Edit>> = []
  /// The edits that move boxes or make them grow, but by no more than the tolerance.
  private(set) var slight: Set<ElementIndex<Edit>> = []
  private let pictures: [ElementIndex<ComparedPicture>]
  private let stories: [Group]
  private var causes: JointStories
  /// The share of each cause that has one, by the story that leads it.
  private var shares: [Int: Share] = [:]
  /// The changes of each picture that causes have a share in, as far as they were looked up since
  /// the last share was found, and those that explain what other pictures show.
  private var held: [ElementIndex<ComparedPicture>: HeldChanges] = [:]
  private var elsewhere = HeldElsewhere()
  private let undo: Undo

  typealias Group = Explanations.Group
  typealias Share = Explanations.Share
  /// Undoes edits and compares some pictures.
  typealias Undo = (Group, [ElementIndex<ComparedPicture>]) -> UndoneEdits
  /// Gets the edits that will probably be undone next, each one alone and in all pictures.
  typealias Prepare = (ArraySlice<Group>) -> Void

  /// Searches for the causes of the changes of pictures.
  ///
  /// Stories whose undoing cannot be read are joined with the edits around them, which `surroundings`
  /// returns from the inside out. Each story is a step of the progress.
  init(
    of changes: ElementTable<ComparedPicture, [BoxChange]>, among stories: [Group],
    surroundings: (Group) -> [Group] = { _ in [] }, progress: ReviewProgress = .unseen,
    prepare: Prepare = { _ in }, undo: @escaping Undo
  ) {
    open = changes
    pictures = changes.elementIndices
    self.stories = stories
    self.undo = undo
    causes = JointStories(count: stories.count)
    let unreadable = undoEach(progress, prepare)
    for story in unreadable { joinReadable(story, surroundings(stories[story]), unreadable) }
    var isDone = false
    while !isDone, !hasStopped {
      isDone = !joinCommon()
      if joinOpen(changes) { isDone = false }
    }
    open = openChanges(of: changes)
  }

  /// The causes that were found, in the order of their first edits.
  var found: [Explanations.ProvenCause] {
    shares.filter { !$0.value.isEmpty }.map { leader, share in
      let members = causes.members(of: leader)
      return Explanations.ProvenCause(
        edits: edits(of: members), stories: members,
        proof: members.count == 1 ? .undone : .together, share: share)
    }.sorted { $0.edits[0] < $1.edits[0] }
  }

  /// Undoes each story alone. Returns those without which the app cannot be read.
  ///
  /// Stories that do nothing often come in long rows. After each such story twice as many are undone
  /// at once, and after any other half as many, so that long rows take little work.
  private mutating func undoEach(_ progress: ReviewProgress, _ prepare: Prepare) -> [Int] {
    progress.begin(stories.count)
    var unreadable: [Int] = []
    var (place, size) = (0, 1)
    while place < stories.count {
      let end = min(place + size, stories.count)
      if size == 1, !hasStopped { prepare(stories[place...]) }
      let result = undone(stories[place..<end].joined().sorted(), pictures)
      let isSingle = end == place + 1
      if result.isIdle {
        size = stories.count > Self.mostAlone ? 2 * size : 1
      } else {
        size = max(1, size / 2)
        guard isSingle else { continue }
        switch result {
        case .pictures(let pictures): record(pictures, of: place)
        case .unreadable: unreadable.append(place)
        case .stopped: break
        }
      }
      for _ in place..<end { progress.advance() }
      place = end
    }
    return unreadable
  }

  /// Up to this number stories are all undone alone: what two of them do may cancel out.
  static let mostAlone = 64

  /// Joins a story whose undoing cannot be read with others of the kind, or with all around it, from
  /// the inside out.
  private mutating func joinReadable(_ story: Int, _ surroundings: [Group], _ unreadable: [Int]) {
    guard shares[causes.leader(of: story)] == nil else { return }
    let others = Set(unreadable.flatMap { stories[$0] })
    for around in surroundings {
      let wide = Set(around)
      for group in [wide.intersection(others), wide] {
        let members = stories.indices.filter { $0 == story || !group.isDisjoint(with: stories[$0]) }
        guard members.count > 1, join(members) else { continue }
        return
      }
    }
  }

  /// Joins causes whose shares have a change in common. Returns whether there were any.
  private mutating func joinCommon() -> Bool {
    var owners: [Common: Int] = [:]
    var pairs: [[Int]] = []
    for (leader, share) in shares.sorted(by: { $0.key < $1.key }) {
      for (picture, changes) in share {
        for change in changes {
          let common = Common(picture: picture, change: change.essence)
          let owner = owners[common] ?? leader
          owners[common] = owner
          if owner != leader { pairs.append([owner, leader]) }
        }
      }
    }
    guard !pairs.isEmpty else { return false }
    var hasJoined = false
    for group in causes.groups(joining: pairs) where join(group) { hasJoined = true }
    return hasJoined
  }

  /// A change of a picture.
  private struct Common: Hashable {
    let picture: ElementIndex<ComparedPicture>
    let change: BoxChange
  }

  /// Looks for causes that only together explain what none of them does. Returns whether there were
  /// any.
  private mutating func joinOpen(_ changes: ElementTable<ComparedPicture, [BoxChange]>) -> Bool {
    open = openChanges(of: changes)
    var hasJoined = false
    for picture in pictures where !open[picture].isEmpty {
      for change in open[picture] where !isHeld(change, in: picture) {
        guard !hasStopped else { return hasJoined }
        let known = causes.leaders.filter { shares[$0]?[picture] != nil }
        let part =
          (known.count > 1 ? known.smallestPart { explains($0, change, in: picture) } : nil)
          ?? causes.leaders.smallestPart { explains($0, change, in: picture) }
        if let part, join(part) { hasJoined = true }
      }
    }
    return hasJoined
  }

  private mutating func explains(
    _ leaders: [Int], _ change: BoxChange, in picture: ElementIndex<ComparedPicture>
  ) -> Bool {
    switch undone(edits(of: leaders.flatMap(causes.members)), [picture]) {
    case .pictures(let pictures):
      pictures[picture]?.changes.contains { ChangedAspect($0) == ChangedAspect(change) } ?? false
    case .unreadable, .stopped: false
    }
  }

  /// Makes stories one cause, if the app can be read without them. Returns whether it can.
  private mutating func join(_ members: [Int]) -> Bool {
    let all = Set(members.map(causes.leader)).flatMap(causes.members)
    guard case .pictures(let pictures) = undone(edits(of: all), self.pictures) else { return false }
    for leader in Set(all.map(causes.leader)) { shares[leader] = nil }
    causes.join(all)
    record(pictures, of: all[0])
    return true
  }

  private mutating func record(
    _ pictures: [ElementIndex<ComparedPicture>: UndonePicture], of story: Int
  ) {
    let leader = causes.leader(of: story)
    shares[leader] = pictures.share
    held = [:]
    if pictures.values.contains(.withinTolerance) {
      slight.formUnion(edits(of: causes.members(of: leader)))
    }
  }

  /// Returns the changes that no cause has a share in.
  private mutating func openChanges(
    of changes: ElementTable<ComparedPicture, [BoxChange]>
  ) -> ElementTable<ComparedPicture, [BoxChange]> {
    var all = ElementTable<ComparedPicture, HeldChanges>(
      repeating: HeldChanges(), count: changes.values.count)
    elsewhere = HeldElsewhere()
    for (picture, own) in shares.values.joined() {
      all[picture].add(own)
      elsewhere.add(own)
    }
    held = Dictionary(uniqueKeysWithValues: pictures.map { ($0, all[$0]) })
    var open = changes
    for picture in pictures {
      open[picture].removeAll { all[picture].explain($0, with: elsewhere) }
    }
    return open
  }

  private mutating func isHeld(
    _ change: BoxChange, in picture: ElementIndex<ComparedPicture>
  ) -> Bool {
    let known =
      held[picture]
      ?? shares.values.reduce(into: HeldChanges()) { $0.add($1[picture] ?? []) }
    held[picture] = known
    return known.explain(change, with: elsewhere)
  }

  private func edits(of members: [Int]) -> Group { members.flatMap { stories[$0] }.sorted() }

  private mutating func undone(
    _ group: Group, _ pictures: [ElementIndex<ComparedPicture>]
  ) -> UndoneEdits {
    guard !hasStopped else { return .stopped }
    let result = undo(group, pictures)
    if case .stopped = result {
      hasStopped = true
    } else {
      tried.formUnion(group)
    }
    return result
  }
}
