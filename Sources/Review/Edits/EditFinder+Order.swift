import AppModel

extension EditFinder {
  /// Adds the new place of the one element of a list that moved.
  mutating func addMove(
    _ pair: ListAlignment.Pair, _ values: ComparedValues, _ list: ListOrder, of new: PlacedValue,
    at trail: EditTrail
  ) {
    let anchors = list.keptNames(before: pair, in: values)
    let child = values.new[pair.new].child
    add(
      .moved, trail, from: side(values.old[pair.old], \.old, knownBy: anchors.old),
      to: side(values.new[pair.new], \.new, knownBy: anchors.new),
      .move(
        child, in: new.node, after: list.anchors[pair.old].map { values.new[$0].child }))
  }

  /// Adds the new order of a list in which several elements moved.
  mutating func addOrder(
    _ values: ComparedValues, _ list: ListOrder, _ moved: [ListAlignment.Pair],
    of new: PlacedValue, at trail: EditTrail
  ) {
    let names = { (side: [PlacedValue], places: [Int]) in
      "[" + places.map { "\"\(side[$0].child.name.quotable)\"" }.joined(separator: ", ") + "]"
    }
    let moves = moved.sorted { $0.old < $1.old }.map { pair in
      Undoing.Move(
        element: values.new[pair.new].child,
        anchor: list.anchors[pair.old].map { values.new[$0].child })
    }
    let pairs = list.alignment.pairs
    let oldPlaces = pairs.map(\.old).sorted()
    add(
      .moved, trail,
      from: file(values.oldList.file).old.side(
        values.oldList.node, saying: names(values.old, oldPlaces)),
      to: file(new.file).new.side(new.node, saying: names(values.new, pairs.map(\.new))),
      .reorder(moves, in: new.node, from: oldPlaces.map { values.old[$0].child.name }))
  }
}
