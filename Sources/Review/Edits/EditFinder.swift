import AppModel

/// Finds the edits between the files of two apps, from the outside in.
struct EditFinder {
  let found: Correspondence
  private let files: [String: ComparedFile]
  var oldPaths: [String: SidePaths]
  var newPaths: [String: SidePaths]
  private(set) var edits: [Edit] = []
  /// What old values of lists come after that are looked for, by their lists.
  var anchors: [ValueKey: [ValueKey: FileNode.Child]] = [:]

  init(_ files: [ComparedFile], _ found: Correspondence) {
    self.found = found
    self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0) })
    (oldPaths, newPaths) = (self.files.mapValues(\.old.paths), self.files.mapValues(\.new.paths))
    for file in files {
      switch file.content {
      case .values(let old, let new):
        compare(
          PlacedValue(of: old, named: file.name), PlacedValue(of: new, named: file.name),
          at: EditTrail())
      case .whole(let content): addWhole(file, content)
      }
    }
  }

  mutating func compare(
    _ old: PlacedValue, _ new: PlacedValue, at trail: EditTrail, without key: String? = nil
  ) {
    if old.node.isWritten(like: new.node) { return }
    if let screens = Sides(old: old, new: new).screensInOtherForms {
      return compareForms(screens, of: new, at: trail)
    }
    // The app reads a list or an object, never both.
    let isOfOtherType = !new.isFile && new.node.element == nil && old.node.shape != new.node.shape
    guard !isOfOtherType, let values = found.compared[new.key] else {
      guard !trail.reads(old.node, as: new.node, in: new.file) else { return }
      return add(.changed, trail, old, new, .replace(new.node, by: old.node))
    }
    if new.node.shape == .keyed {
      compareMembers(values, of: new, at: trail, without: key)
    } else {
      compareElements(values, of: new, at: trail)
    }
  }

  /// Compares the screens of a list with those by their ids, which came with what is beside them; in
  /// another file also with the version of that form.
  private mutating func compareForms(
    _ screens: Sides<PlacedValue>, of new: PlacedValue, at trail: EditTrail
  ) {
    let isElsewhere = screens.old.file != screens.new.file
    for value in screens.new.isFile ? [] : new.children
    where value.key != screens.new.key && (value.node.shape.isContainer || !isElsewhere) {
      addArrival(of: value, at: trail)
    }
    compare(
      screens.old, screens.new, at: screens.new.isFile ? trail : trail.to(screens.new.child))
  }

  /// Compares what two values have under their keys, apart from one that was compared before.
  private mutating func compareMembers(
    _ values: ComparedValues, of new: PlacedValue, at trail: EditTrail, without key: String?
  ) {
    for (place, value) in values.new.enumerated() where value.child.name != key {
      guard let partner = values.partners[place] else {
        addArrival(of: value, at: trail)
        continue
      }
      let other = values.old[partner]
      guard other.child.name != value.child.name, let key = value.child.writtenKey,
        let oldKey = other.child.writtenKey
      else {
        compare(other, value, at: trail.to(value.child))
        continue
      }
      add(.renamed, trail.to(value.child), other, value, .replace(key, by: oldKey))
      compare(other, value, at: trail.to(value.child.named(before: other.child)))
    }
    let last = values.new.last?.child
    for place in values.oldRest where values.old[place].child.name != key {
      addDeparture(
        of: values.old[place], from: Sides(old: values.oldList, new: new), after: last, at: trail)
    }
  }

  private mutating func compareElements(
    _ values: ComparedValues, of new: PlacedValue, at trail: EditTrail
  ) {
    let list = ListOrder(values)
    let moved =
      files[new.file]?.hasOrder(at: trail.names) ?? true
      ? list.alignment.pairs.filter(\.isReordered) : []
    if moved.count > 1 { addOrder(values, list, moved, of: new, at: trail) }
    let replacements = list.replacements(in: values)
    for place in values.newRest {
      let value = values.new[place]
      guard let other = replacements[place] else {
        addArrival(of: value, at: trail)
        continue
      }
      // Both directions of a comparison give such an element the same name.
      let name = "\(min(place, other) + 1)"
      add(
        .changed, trail.to(FileNode.Child(name: name, node: value.node, key: nil)),
        values.old[other], value, .replace(value.node, by: values.old[other].node))
    }
    for (place, partner) in values.partners.enumerated() {
      guard let partner else { continue }
      let (other, value) = (values.old[partner], values.new[place])
      if moved.count == 1, moved[0].new == place {
        addOrder(values, list, moved, of: new, at: trail)
      }
      compareThings(other, value, at: trail)
    }
    let replaced = Set(replacements.values)
    for place in values.oldRest where !replaced.contains(place) {
      addDeparture(
        of: values.old[place], from: Sides(old: values.oldList, new: new),
        after: list.anchors[place].map { values.new[$0].child }, at: trail)
    }
  }

  /// Compares two elements that may have other ids, in lists or anywhere.
  mutating func compareThings(
    _ old: PlacedValue, _ new: PlacedValue, at trail: EditTrail
  ) {
    guard let ids = new.child.idValues(insteadOf: old.child) else {
      return compare(old, new, at: trail.to(new.child.named(before: old.child)))
    }
    add(
      .renamed, trail.to(new.child), old, new, from: side(old, \.old, knownBy: old.child.name),
      to: side(new, \.new, knownBy: new.child.name), .replace(ids.new, by: ids.old))
    compare(old, new, at: trail.to(new.child.named(before: old.child)), without: ids.key)
  }
}

extension EditFinder {
  /// Adds what changed about something that is on both sides.
  mutating func add(
    _ kind: Edit.Kind, _ trail: EditTrail, _ old: PlacedValue, _ new: PlacedValue,
    from oldSide: Edit.Side? = nil, to newSide: Edit.Side? = nil, _ undoing: Undoing,
    origin: Edit.Origin? = nil
  ) {
    add(
      kind, trail, at: paths(of: old, new), from: oldSide ?? side(old, \.old),
      to: newSide ?? side(new, \.new), undoing, origin)
  }

  /// Adds something that only the new one of two values has inside.
  mutating func addNew(_ value: PlacedValue, at trail: EditTrail) {
    let path = path(of: value, \.newPaths)
    let outer = found.surroundings(of: value).map { paths(of: $0.old, $0.new) }
    add(
      .added, trail,
      at: Sides(old: outer.map { path.moved(from: $0.new, to: $0.old) } ?? path, new: path),
      from: nil, to: side(value, \.new), .remove(value.child))
  }

  /// Adds something that only the old one of two values has inside.
  mutating func addGone(
    _ value: PlacedValue, at trail: EditTrail, from containers: Sides<PlacedValue>,
    after sibling: FileNode.Child?
  ) {
    let path = path(of: value, \.oldPaths)
    let outer = paths(of: containers.old, containers.new)
    add(
      .removed, trail, at: Sides(old: path, new: path.moved(from: outer.old, to: outer.new)),
      from: side(value, \.old), to: nil,
      .insert(value.child, into: containers.new.node, after: sibling))
  }

  private mutating func add(
    _ kind: Edit.Kind, _ trail: EditTrail, at paths: Sides<SourcePath>, from old: Edit.Side?,
    to new: Edit.Side?, _ undoing: Undoing, _ origin: Edit.Origin? = nil
  ) {
    let file = file(new?.place.file ?? old?.place.file ?? "")
    append(
      Edit(
        kind: kind, paths: paths, old: old, new: new,
        place: new?.place ?? undoing.container.map { file.new.place(of: $0) }, file: file.name,
        trail: trail, undoing: undoing, origin: origin))
  }

  private mutating func paths(of old: PlacedValue, _ new: PlacedValue) -> Sides<SourcePath> {
    Sides(old: path(of: old, \.oldPaths), new: path(of: new, \.newPaths))
  }

  mutating func path(
    of value: PlacedValue, _ side: WritableKeyPath<EditFinder, [String: SidePaths]>
  ) -> SourcePath {
    guard let path = self[keyPath: side][value.file]?.path(of: value.node) else {
      fatalError("every value is in a file that is compared")
    }
    return path
  }

  mutating func append(_ edit: Edit) { edits.append(edit) }

  func file(_ name: String) -> ComparedFile {
    guard let file = files[name] else { fatalError("every value is in a file that is compared") }
    return file
  }

  /// Returns where a value is written on a side, and how.
  func side(
    _ value: PlacedValue, _ side: KeyPath<ComparedFile, SideFile>, knownBy name: String? = nil
  ) -> Edit.Side {
    let file = file(value.file)[keyPath: side]
    return name.map { file.side(value.node, knownBy: $0) } ?? file.side(value.node)
  }
}
