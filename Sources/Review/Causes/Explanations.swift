import AppModel

/// The changes of pictures, and the edits that explain them.
struct Explanations {
  /// Edits in ascending order.
  typealias Group = [ElementIndex<Edit>]

  /// The changes of each picture, and which groups of edits explain each of them.
  private(set) var changes: ElementTable<ComparedPicture, [BoxChange]>
  private(set) var groups: ElementTable<ComparedPicture, ElementTable<BoxChange, Set<Group>>>
  /// The groups of edits that move boxes or make them grow by no more than the tolerance.
  private(set) var slight: Set<Group> = []

  /// Creates changes that nothing explains.
  init(of changes: [[BoxChange]]) {
    self.changes = ElementTable(changes)
    groups = self.changes.map { ElementTable(repeating: [], count: $0.count) }
  }

  /// All pictures.
  var pictures: [ElementIndex<ComparedPicture>] { groups.elementIndices }

  /// The edits that explain something.
  var active: Set<ElementIndex<Edit>> {
    Set(groups.values.lazy.flatMap(\.values).joined().joined())
  }

  /// The pictures with changes that nothing explains.
  var open: [ElementIndex<ComparedPicture>] {
    pictures.filter { groups[$0].values.contains(where: \.isEmpty) }
  }

  /// Returns the changes of a picture, each with the groups of edits that explain it.
  func explained(
    in picture: ElementIndex<ComparedPicture>
  ) -> [(change: BoxChange, groups: Set<Group>)] {
    zip(changes[picture], groups[picture].values).map { ($0, $1) }
  }

  /// Records what pictures show when a group of edits is undone.
  mutating func record(
    _ states: [ElementIndex<ComparedPicture>: UndonePicture], of group: Group
  ) {
    for (picture, state) in states.sorted(by: { $0.key < $1.key }) {
      switch state {
      case .new: break
      case .withinTolerance: slight.insert(group)
      case .old:
        for change in changes[picture].elementIndices { add(group, change, picture) }
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
    let isExplained = groups[picture][change].contains { $0.allSatisfy(group.contains) }
    if !isExplained { groups[picture][change].insert(group) }
  }

  /// Adds a change that only undoing the edits reveals: to the change of the same box and kind, or
  /// as a new one.
  private mutating func add(
    _ change: BoxChange, of group: Group, in picture: ElementIndex<ComparedPicture>
  ) {
    let same = changes[picture].firstElementIndex {
      $0.kind == change.kind && $0.subject == change.subject
    }
    if let same {
      add(group, same, picture)
    } else {
      changes[picture].append(change)
      groups[picture].append([group])
    }
  }
}
