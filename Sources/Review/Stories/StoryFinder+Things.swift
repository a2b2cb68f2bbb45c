import AppModel

extension StoryFinder {
  /// Joins what changed about the same thing.
  mutating func findThings() {
    var edits: [ChangedThing: Explanations.Group] = [:]
    for (index, edit) in rest {
      guard let thing = ChangedThing(of: edit) else {
        add(.thing, [index], with: [])
        continue
      }
      edits[thing, default: []].append(index)
    }
    for (_, group) in edits.sorted(by: { $0.value[0] < $1.value[0] }) {
      add(.thing, group, with: [])
    }
  }

  /// Joins the numbers of places with what changed the list: its new order, or else what came or
  /// went. No app reads them.
  mutating func findNumbers() {
    let numbers = list.edits.withIndices.filter { $0.element.isOfNumber }
    guard !numbers.isEmpty else { return }
    var owners: [ThingPath: (isOrder: Bool, place: Int)] = [:]
    for (place, story) in found.enumerated() {
      let isOrder = story.kind == .order
      for edit in story.edits.map({ list.edits[$0] }) {
        guard let changed = edit.changedList else { continue }
        if let owner = owners[changed], owner.isOrder || !isOrder { continue }
        owners[changed] = (isOrder, place)
      }
    }
    let groups = Dictionary(grouping: numbers) { ThingPath($0.element).outer.outer }
      .mapValues { $0.map(\.index) }
    for (numbered, group) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      if let owner = owners[numbered] {
        join(group, to: owner.place)
      } else {
        add(.thing, group, with: [])
      }
    }
  }
}

extension Edit {
  /// The list whose elements or order the edit changes; nil if it changes neither.
  fileprivate var changedList: ThingPath? {
    switch undoing {
    case .remove, .insert: ThingPath(self).outer
    case .reorder(let moves, in: _, from: _):
      moves.count == 1 ? ThingPath(self).outer : ThingPath(self)
    case .elsewhere: trail.steps.isEmpty ? nil : ThingPath(self).outer
    case .replace, .restore, .put: nil
    }
  }
}

/// The innermost thing with an identity that an edit changes something about: a component, a bar, an
/// entry, an item, a style of a family, a plugin, or a screen without its lists.
struct ChangedThing: Hashable {
  let place: ThingPath
  /// Whether it is a way: an entry, a button or an item.
  let isWay: Bool

  /// Finds the thing; nil for an edit that adds or removes it, and for one of nothing that has an
  /// identity.
  init?(of edit: Edit) {
    let subject = EditSubject(of: edit, AuthorNames())
    guard subject.sort != .file, !subject.keys.isEmpty else { return nil }
    let steps = edit.trail.steps
    var depth = steps.count - subject.keys.count
    if subject.sort == .family || subject.sort == .style,
      let devices = steps.prefix(depth).lastIndex(where: { $0.name == "devices" })
    {
      depth = devices
    }
    // An element of a list that sentences do not name is still a thing of its own. Weights are those
    // of a list, whose order they make.
    let inner = steps.indices.last { $0 >= depth && steps[$0].isElement }
    if edit.isOfHookWeight {
      depth = steps.count - 2
    } else if let inner {
      guard inner < steps.count - 1 else { return nil }
      depth = inner + 1
    }
    isWay = [.barItem, .menuItem, .item].contains(subject.sort)
    place = ThingPath(file: edit.file, path: steps.prefix(depth).map(\.name))
  }
}

/// Where a thing is in its file, by the names that lead to it.
struct ThingPath: Hashable {
  let file: String
  let path: [String]

  init(file: String, path: [String]) { (self.file, self.path) = (file, path) }

  /// Creates the place of the value that an edit is of.
  init(_ edit: Edit) { self.init(file: edit.file, path: edit.trail.names) }

  /// The place of what the thing is in.
  var outer: ThingPath { ThingPath(file: file, path: path.dropLast()) }
}

extension FileNode.Child {
  /// Whether it is an element of a list with values of its own.
  fileprivate var isElement: Bool {
    guard key == nil, case .json = node else { return false }
    return node.shape == .keyed
  }
}
