import AppModel

/// Finds which edits explain which changes, by undoing them.
///
/// A change belongs to each edit that makes it disappear when undone alone. If no single edit does,
/// it belongs to the smallest group of edits that makes it disappear when undone together.
struct CauseSearch {
  private(set) var explanations: Explanations
  /// Whether the work reached its limit, so that some changes were not examined.
  private(set) var hasStopped = false
  /// The edits that were undone, alone or with others.
  private(set) var tried: Set<ElementIndex<Edit>> = []
  private let undo: Undo

  typealias Group = Explanations.Group
  /// Undoes edits and compares some pictures.
  typealias Undo = (Group, [ElementIndex<ComparedPicture>]) -> UndoneEdits
  /// Gets the edits that will probably be undone next, each one alone and in all pictures.
  typealias Prepare = (ArraySlice<Group>) -> Void

  /// Searches for the causes of the changes of pictures.
  ///
  /// `edits` are edits that are undone together, or alone. Those whose undoing cannot be read are
  /// joined with the edits around them, which `surroundings` returns from the inside out. Each of
  /// the edits is a step of the progress.
  init(
    of changes: [[BoxChange]], among edits: [Group], surroundings: (Group) -> [Group] = { _ in [] },
    progress: ReviewProgress = .unseen, prepare: Prepare = { _ in }, undo: @escaping Undo
  ) {
    explanations = Explanations(of: changes)
    self.undo = undo
    let pictures = changes.indices.map { ElementIndex<ComparedPicture>($0) }
    let unreadable = attribute(toEach: edits, among: pictures, progress, prepare)
    var joined: Set<Group> = []
    for group in unreadable {
      for others in Self.joined(group, surroundings(group), unreadable: unreadable) {
        guard joined.insert(others).inserted else { break }
        if attribute(to: others, among: pictures) { break }
      }
    }
    joinEdits(edits)
  }

  /// Returns the groups to try for edits whose undoing cannot be read: with others of the kind, or
  /// with all edits around them, from the inside out.
  private static func joined(
    _ group: Group, _ surroundings: [Group], unreadable: [Group]
  ) -> [Group] {
    let others = Set(unreadable.joined())
    return surroundings.flatMap { around in
      let wide = Set(around).union(group).sorted()
      let narrow = wide.filter(others.contains)
      return narrow.count > group.count && narrow != wide ? [narrow, wide] : [wide]
    }
  }

  /// Records everything that a group of edits explains in some pictures. Returns whether the app
  /// can be read without them.
  private mutating func attribute(
    to group: Group, among pictures: [ElementIndex<ComparedPicture>]
  ) -> Bool {
    switch undone(group, pictures) {
    case .pictures(let pictures): explanations.record(pictures, of: group)
    case .unreadable: return false
    case .stopped: break
    }
    return true
  }

  /// Records what each of some edits explains alone. Returns those without which the app cannot be
  /// read.
  ///
  /// Edits that do nothing often come in long rows. After each such edit twice as many are undone
  /// at once, and after any other half as many, so that long rows take little work.
  private mutating func attribute(
    toEach edits: [Group], among pictures: [ElementIndex<ComparedPicture>],
    _ progress: ReviewProgress,
    _ prepare: Prepare
  ) -> [Group] {
    progress.begin(edits.count)
    var unreadable: [Group] = []
    var (place, size) = (0, 1)
    while place < edits.count {
      let end = min(place + size, edits.count)
      if size == 1, !hasStopped { prepare(edits[place...]) }
      let result = undone(edits[place..<end].joined().sorted(), pictures)
      let isSingle = end == place + 1
      if result.isIdle {
        size = 2 * size
      } else {
        size = max(1, size / 2)
        guard isSingle else { continue }
        switch result {
        case .pictures(let pictures): explanations.record(pictures, of: edits[place])
        case .unreadable: unreadable.append(edits[place])
        case .stopped: break
        }
      }
      for _ in place..<end { progress.advance() }
      place = end
    }
    return unreadable
  }

  /// Looks for groups of edits that together explain what none of them explains alone.
  private mutating func joinEdits(_ edits: [Group]) {
    guard edits.count > 1 else { return }
    for picture in explanations.pictures {
      for change in explanations.changes[picture].elementIndices
      where explanations.groups[picture][change].isEmpty {
        guard !hasStopped else { return }
        let group = edits.smallestPart { explains($0, change, of: picture) }
        guard let group else { continue }
        _ = attribute(to: group.joined().sorted(), among: explanations.open)
      }
    }
  }

  private mutating func explains(
    _ groups: [Group], _ change: ElementIndex<BoxChange>, of picture: ElementIndex<ComparedPicture>
  ) -> Bool {
    switch undone(groups.joined().sorted(), [picture]) {
    case .pictures(let pictures): pictures[picture]?.lacks(change) ?? false
    case .unreadable, .stopped: false
    }
  }

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

extension Array {
  /// Returns a part of the list that meets a condition and of which no element can be left out,
  /// found by leaving out more and more of them; nil if not even the whole list meets it.
  ///
  /// Halves are left out first, then ever smaller pieces, so that a few elements among many are
  /// found in few steps.
  func smallestPart(where condition: ([Element]) -> Bool) -> [Element]? {
    guard condition(self) else { return nil }
    var kept = self
    var pieces = 2
    while kept.count >= 2 {
      let size = Swift.max(1, (kept.count + pieces - 1) / pieces)
      let starts = stride(from: 0, to: kept.count, by: size)
      let rests = starts.lazy.map { kept[..<$0] + kept[Swift.min($0 + size, kept.count)...] }
      if let rest = rests.first(where: { !$0.isEmpty && condition(Array($0)) }) {
        kept = Array(rest)
        pieces = Swift.max(pieces - 1, 2)
      } else if size == 1 {
        break
      } else {
        pieces = Swift.min(pieces * 2, kept.count)
      }
    }
    return kept
  }
}
