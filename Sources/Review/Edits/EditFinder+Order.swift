import AppModel

extension EditFinder {
  /// Adds the new place of the one element of a list that moved.
  mutating func addMove(
    _ pair: ListAlignment.Pair, _ values: ComparedValues, _ list: ListOrder, of new: PlacedValue,
    at trail: EditTrail
  ) {
    let anchors = list.keptNames(before: pair, in: values)
    add(
      .moved, trail, values.old[pair.old], values.new[pair.new],
      from: side(values.old[pair.old], \.old, knownBy: anchors.old),
      to: side(values.new[pair.new], \.new, knownBy: anchors.new),
      list.undoing([pair], of: new, in: values))
  }

  /// Adds the new order of a list in which several elements moved.
  mutating func addOrder(
    _ values: ComparedValues, _ list: ListOrder, _ moved: [ListAlignment.Pair],
    of new: PlacedValue, at trail: EditTrail
  ) {
    let pairs = list.alignment.pairs
    let before = pairs.map(\.old).sorted().map { path(of: values.old[$0], \.oldPaths).name }
    let after = pairs.map { path(of: values.new[$0.new], \.newPaths).name }
    let words = { (names: [String]) in
      "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    add(
      .moved, trail, values.oldList, new,
      from: file(values.oldList.file).old.side(
        values.oldList.node, saying: words(before)),
      to: file(new.file).new.side(new.node, saying: words(after)),
      list.undoing(moved, of: new, in: values))
  }
}

extension ListOrder {
  /// Returns how to put elements back that moved.
  fileprivate func undoing(
    _ moved: [ListAlignment.Pair], of new: PlacedValue, in values: ComparedValues
  ) -> Undoing {
    .reorder(
      moved.sorted { $0.old < $1.old }.map { pair in
        Undoing.Move(
          element: values.new[pair.new].child,
          anchor: anchors[pair.old].map { values.new[$0].child })
      }, in: new.node,
      from: alignment.pairs.sorted { $0.old < $1.old }.map {
        Sides(old: values.old[$0.old].child, new: values.new[$0.new].child)
      })
  }
}
