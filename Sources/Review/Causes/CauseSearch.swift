/// Finds which edits explain which changes, by undoing them.
///
/// A change belongs to each edit that makes it disappear when undone alone. If no single edit does,
/// it belongs to the smallest group of edits that makes it disappear when undone together.
struct CauseSearch {
  /// The state of a picture when a group of edits is undone.
  enum Effect {
    /// The picture is the new one: the edits do not reach it.
    case none
    /// The picture is the old one.
    case everything
    /// The numbers of the changes that disappeared, and the changes that only the edits make.
    case some(vanished: Set<Int>, own: [BoxChange])
  }

  /// The changes of each picture, and which groups of edits explain each of them.
  private(set) var changes: [[BoxChange]]
  private(set) var explanations: [[Set<Group>]]
  /// Whether the work reached its limit, so that some changes were not examined.
  private(set) var hasStopped = false
  private let undo: Undo

  /// Edits by their numbers, in ascending order.
  typealias Group = [Int]
  /// Undoes edits and compares some or all pictures; nil if the app can then not be read, or if the
  /// work reached its limit.
  typealias Undo = (Group, [Int]) -> Undone

  /// The result of undoing edits.
  enum Undone {
    case effects([Int: Effect])
    case unreadable
    case stopped
  }

  /// Searches a number of edits for the causes of the changes of pictures.
  init(of changes: [[BoxChange]], among edits: [[Int]], undo: @escaping Undo) {
    self.changes = changes
    self.undo = undo
    explanations = changes.map { Array(repeating: [], count: $0.count) }
    for group in edits { attribute(to: group, among: Array(changes.indices)) }
    joinEdits(edits.flatMap(\.self))
  }

  /// Records everything that a group of edits explains in some pictures.
  private mutating func attribute(to group: Group, among pictures: [Int]) {
    guard !hasStopped else { return }
    guard case .effects(let effects) = undone(group, pictures) else { return }
    for (picture, effect) in effects.sorted(by: { $0.key < $1.key }) {
      switch effect {
      case .none: break
      case .everything:
        for change in explanations[picture].indices {
          explanations[picture][change].insert(group)
        }
      case .some(let vanished, let own):
        for change in vanished { explanations[picture][change].insert(group) }
        for change in own { attribute(change, to: group, in: picture) }
      }
    }
  }

  /// Records a change that only undoing the edits reveals: with the change of the same box and
  /// kind, or as a new one.
  private mutating func attribute(_ change: BoxChange, to group: Group, in picture: Int) {
    let same = changes[picture].firstIndex { $0.kind == change.kind && $0.key == change.key }
    if let same {
      explanations[picture][same].insert(group)
    } else {
      changes[picture].append(change)
      explanations[picture].append([group])
    }
  }

  /// Looks for groups of edits that together explain what none of them explains alone.
  private mutating func joinEdits(_ edits: [Int]) {
    guard edits.count > 1 else { return }
    for picture in changes.indices {
      for change in changes[picture].indices where explanations[picture][change].isEmpty {
        guard !hasStopped else { return }
        guard let group = smallestGroup(of: edits, explaining: change, of: picture) else {
          continue
        }
        let open = changes.indices.filter { explanations[$0].contains(where: \.isEmpty) }
        attribute(to: group, among: open)
      }
    }
  }

  /// Returns the smallest group that makes a change disappear, found by leaving out more and more
  /// edits; nil if not even all edits together do.
  private mutating func smallestGroup(
    of edits: [Int], explaining change: Int, of picture: Int
  ) -> Group? {
    guard explains(edits, change, of: picture) else { return nil }
    var kept = edits
    var parts = 2
    while kept.count >= 2 {
      let size = max(1, (kept.count + parts - 1) / parts)
      let starts = Array(stride(from: 0, to: kept.count, by: size))
      var isSmaller = false
      for start in starts {
        let rest = Array(kept[..<start] + kept[min(start + size, kept.count)...])
        guard !rest.isEmpty, explains(rest, change, of: picture) else { continue }
        kept = rest
        parts = max(parts - 1, 2)
        isSmaller = true
        break
      }
      guard !isSmaller else { continue }
      if size == 1 { break }
      parts = min(parts * 2, kept.count)
    }
    return kept
  }

  private mutating func explains(_ group: Group, _ change: Int, of picture: Int) -> Bool {
    guard case .effects(let effects) = undone(group.sorted(), [picture]) else { return false }
    switch effects[picture] {
    case .everything?: return true
    case .some(let vanished, _)?: return vanished.contains(change)
    case Effect.none?, nil: return false
    }
  }

  private mutating func undone(_ group: Group, _ pictures: [Int]) -> Undone {
    let result = undo(group, pictures)
    if case .stopped = result { hasStopped = true }
    return result
  }
}
