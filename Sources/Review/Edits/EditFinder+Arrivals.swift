import AppModel

extension EditFinder {
  /// Adds what came to an object or to a list, or is in another place or in the place of something
  /// else.
  mutating func addArrival(of value: PlacedValue, at trail: EditTrail) {
    if let old = found.oldPlaces[value.key] {
      return addMove(of: old, to: value, at: trail)
    }
    let own = trail.to(value.child)
    if let old = found.replaced[value.key] {
      add(
        .changed, own, old, value,
        .elsewhere(
          [FileUndoing(file: value.file, .remove(value.child))] + puttingBack(old, asOwn: nil)),
        origin: Edit.Origin(old))
    } else {
      addNew(value, at: own)
    }
    guard !found.oldPlaces.isEmpty else { return }
    addMoves(inside: value, at: own)
  }

  /// Adds what came from somewhere else into something new.
  private mutating func addMoves(inside value: PlacedValue, at trail: EditTrail) {
    for inner in value.children where inner.node.shape.isContainer {
      if let old = found.oldPlaces[inner.key] {
        addMove(of: old, to: inner, at: trail)
      } else {
        addMoves(inside: inner, at: trail.to(inner.child))
      }
    }
  }

  /// Adds the new place of something that was in another list, or in another file.
  private mutating func addMove(
    of old: PlacedValue, to new: PlacedValue, at trail: EditTrail
  ) {
    let own = trail.to(new.child.named(before: old.child))
    add(
      .moved, own, old, new,
      from: side(old, \.old, knownBy: old.trail.names.joined(separator: "/")),
      to: side(new, \.new, knownBy: new.trail.names.joined(separator: "/")),
      .elsewhere(
        [FileUndoing(file: new.file, .remove(new.child))]
          + puttingBack(old, asOwn: old.file == new.file ? new.child : nil)),
      origin: Edit.Origin(old))
    compareThings(old, new, at: trail)
  }

  /// Returns what puts something back where it was; nothing if that is gone too.
  private mutating func puttingBack(_ old: PlacedValue, asOwn own: FileNode.Child?) -> [FileUndoing]
  {
    guard let list = old.container, let container = found.containers[list] else { return [] }
    let anchor = anchor(of: old, in: container)
    let undoing =
      own.map { Undoing.put($0, into: container.node, after: anchor) }
      ?? .insert(old.child, into: container.node, after: anchor)
    return [FileUndoing(file: container.file, undoing)]
  }

  /// Returns what something comes after that is put back.
  private mutating func anchor(of old: PlacedValue, in container: PlacedValue) -> FileNode.Child? {
    if anchors[container.key] == nil, let values = found.compared[container.key] {
      let isKeyed = container.node.shape == .keyed
      let order = isKeyed ? nil : ListOrder(values)
      for (place, value) in values.old.enumerated() {
        let anchor = order.map { $0.anchors[place].map { values.new[$0] } } ?? values.new.last
        anchors[container.key, default: [:]][value.key] = anchor?.child
      }
    }
    return anchors[container.key]?[old.key]
  }

  mutating func addDeparture(
    of value: PlacedValue, from containers: Sides<PlacedValue>, after sibling: FileNode.Child?,
    at trail: EditTrail
  ) {
    guard found.newPlaces[value.key] == nil, found.replacing[value.key] == nil else { return }
    addGone(value, at: trail.to(value.child), from: containers, after: sibling)
  }

  mutating func addWhole(_ file: ComparedFile, _ content: FileNode?) {
    let value = content.map { PlacedValue(of: $0, named: file.name) }
    if file.new.isMissing, let value, found.newPlaces[value.key] != nil { return }
    if file.old.isMissing, let value, let old = found.oldPlaces[value.key] {
      append(
        Edit(
          kind: .renamed,
          paths: Sides(old: SourcePath(file: old.file), new: SourcePath(file: file.name)),
          old: self.file(old.file).old.whole, new: file.new.whole, place: file.new.whole?.place,
          file: file.name, trail: EditTrail(),
          undoing: .elsewhere([
            FileUndoing(file: file.name, .restore), FileUndoing(file: old.file, .restore),
          ]), content: content, origin: Edit.Origin(old)))
      return compare(old, value, at: EditTrail())
    }
    let path = SourcePath(file: file.name)
    let kind: Edit.Kind = file.old.isMissing ? .added : file.new.isMissing ? .removed : .changed
    append(
      Edit(
        kind: kind, paths: Sides(old: path, new: path), old: file.old.whole, new: file.new.whole,
        place: file.new.whole?.place, file: file.name, trail: EditTrail(), undoing: .restore,
        content: content))
    if kind == .added, let value, !found.oldPlaces.isEmpty {
      addMoves(inside: value, at: EditTrail())
    }
  }
}
