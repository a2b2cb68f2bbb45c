import AppModel

extension EditFinder {
  /// Adds the new order of a list: the new place of the one element that moved, or the order of all.
  mutating func addOrder(
    _ values: ComparedValues, _ list: ListOrder, _ moved: [ListAlignment.Pair],
    of new: PlacedValue, at trail: EditTrail
  ) {
    let pairs = list.alignment.pairs.sorted { $0.old < $1.old }
    let moves = moved.sorted { $0.old < $1.old }.map { pair in
      Undoing.Move(
        element: values.new[pair.new].child,
        anchor: list.anchors[pair.old].map { values.new[$0].child })
    }
    let undoing = Undoing.reorder(
      moves, in: new.node,
      from: pairs.map { Sides(old: values.old[$0.old].child, new: values.new[$0.new].child) })
    if let pair = moved.only {
      let (old, new) = (values.old[pair.old], values.new[pair.new])
      let anchors = list.keptNames(before: pair, in: values)
      return add(
        .moved, trail.to(new.child), old, new, from: side(old, \.old, knownBy: anchors.old),
        to: side(new, \.new, knownBy: anchors.new), undoing)
    }
    let before = pairs.map { path(of: values.old[$0.old], \.oldPaths).name }
    let after = list.alignment.pairs.map { path(of: values.new[$0.new], \.newPaths).name }
    let words = { (names: [String]) in
      "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    add(
      .moved, trail, values.oldList, new,
      from: file(values.oldList.file).old.side(values.oldList.node, saying: words(before)),
      to: file(new.file).new.side(new.node, saying: words(after)), undoing)
  }
}
