import AppModel

/// The changes of pictures, and the edits that explain them.
struct Explanations {
  /// Edits in ascending order.
  typealias Group = [ElementIndex<Edit>]

  /// The changes of each picture, and which groups of edits explain each of them.
  private(set) var changes: [[BoxChange]]
  private(set) var groups: [[Set<Group>]]
  /// The groups of edits that move boxes or make them grow by no more than the tolerance.
  private(set) var slight: Set<Group> = []

  /// Creates changes that nothing explains.
  init(of changes: [[BoxChange]]) {
    self.changes = changes
    groups = changes.map { Array(repeating: [], count: $0.count) }
  }

  /// All pictures.
  var pictures: [ElementIndex<ComparedPicture>] { groups.indices.map { ElementIndex($0) } }

  /// The edits that explain something.
  var active: Set<ElementIndex<Edit>> { Set(groups.joined().joined().joined()) }

  /// The pictures with changes that nothing explains.
  var open: [ElementIndex<ComparedPicture>] {
    pictures.filter { groups[$0.index].contains(where: \.isEmpty) }
  }

  /// Records what pictures show when a group of edits is undone.
  mutating func record(
    _ effects: [ElementIndex<ComparedPicture>: CauseSearch.Effect], of group: Group
  ) {
    for (picture, effect) in effects.sorted(by: { $0.key < $1.key }) {
      switch effect {
      case .unchanged: break
      case .withinTolerance: slight.insert(group)
      case .undone:
        for change in changes[picture.index].elementIndices { add(group, change, picture) }
      case .partial(let vanished, let own):
        for change in vanished { add(group, change, picture) }
        for change in own { add(change, of: group, in: picture) }
      }
    }
  }

  /// Adds a group to a change, unless some of its edits explain the change without the others.
  private mutating func add(
    _ group: Group, _ change: ElementIndex<BoxChange>, _ picture: ElementIndex<ComparedPicture>
  ) {
    let isExplained = groups[picture.index][change.index].contains {
      $0.allSatisfy(group.contains)
    }
    if !isExplained { groups[picture.index][change.index].insert(group) }
  }

  /// Adds a change that only undoing the edits reveals: to the change of the same box and kind, or
  /// as a new one.
  private mutating func add(
    _ change: BoxChange, of group: Group, in picture: ElementIndex<ComparedPicture>
  ) {
    let same = changes[picture.index].firstIndex {
      $0.kind == change.kind && $0.key == change.key
    }
    if let same {
      add(group, ElementIndex(same), picture)
    } else {
      changes[picture.index].append(change)
      groups[picture.index].append([group])
    }
  }
}
