/// Finds which edits explain which changes, by undoing them.
///
/// A change belongs to each edit whose undoing alone makes it vanish. Where no edit alone does, it
/// belongs to the smallest group of edits whose undoing together does.
struct CauseSearch {
  /// What is left of a picture with a group of edits undone.
  enum Effect {
    /// The picture is the new one: the edits do not reach it.
    case none
    /// The picture is the old one.
    case everything
    /// The changes by their numbers that vanished, and those that the edits alone make.
    case some(vanished: Set<Int>, own: [BoxChange])
  }

  /// The changes of each picture, and which groups of edits explain each of them.
  private(set) var changes: [[BoxChange]]
  private(set) var explanations: [[Set<Group>]]
  /// Whether the work came to its limit, so that some changes were not looked at.
  private(set) var hasStopped = false
  private let undo: Undo
  private var groups: [Group] = []

  /// Edits by their numbers, in ascending order.
  typealias Group = [Int]
  /// Undoes edits and looks at pictures, all of them or some; nil where the app cannot be read
  /// then, or where the work came to its limit.
  typealias Undo = (Group, [Int]) -> Undone

  /// What came of undoing edits.
  enum Undone {
    case effects([Int: Effect])
    case unreadable
    case stopped
  }

  /// Searches the causes of the changes of pictures among a number of edits.
  init(of changes: [[BoxChange]], among edits: [[Int]], undo: @escaping Undo) {
    self.changes = changes
    self.undo = undo
    explanations = changes.map { Array(repeating: [], count: $0.count) }
    for group in edits { attribute(to: group, among: Array(changes.indices)) }
    joinEdits(edits.flatMap(\.self))
  }

  /// Notes everything that a group of edits explains in some pictures.
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

  /// Notes a change that only the undoing shows: with the one of the same box and kind, or as a new
  /// one.
  private mutating func attribute(_ change: BoxChange, to group: Group, in picture: Int) {
    let same = changes[picture].firstIndex { $0.kind == change.kind && $0.key == change.key }
    if let same {
      explanations[picture][same].insert(group)
    } else {
      changes[picture].append(change)
      explanations[picture].append([group])
    }
  }

  /// Looks for groups of edits that explain together what none of them explains alone.
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

  /// The smallest group that makes a change vanish, found by leaving out more and more; nil where
  /// not even all edits together do.
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
