import AppModel

extension StoryFinder {
  /// Joins what was removed with what was added in its place, and with the references that follow.
  mutating func findReplacements() {
    let rest = rest
    var removed: [Role: Explanations.Group] = [:]
    for (index, edit) in rest where edit.kind == .removed {
      if let role = Role(of: edit, in: list) { removed[role, default: []].append(index) }
    }
    findScreensWithOtherIDs()
    guard !removed.isEmpty else { return }
    for role in removed.keys { removed[role]?.reverse() }
    let belongings = ComponentBelongings(among: self.rest, in: list)
    let uses = NameChange.uses(in: rest)
    for (index, edit) in rest where edit.kind == .added {
      guard let role = Role(of: edit, in: list), let old = removed[role]?.popLast() else {
        continue
      }
      let before = list.edits[old]
      let followers = uses[NameChange((before.name, edit.name))] ?? []
      add(
        .replacement, [old, index],
        with: followers + belongings.of(before) + belongings.of(edit))
    }
  }

  /// Joins an entry or a button that was removed with one that was added in its place, unless one of
  /// them leads to a screen that came or went.
  mutating func findReplacedEntries() {
    let entries = rest.filter { $0.element.isOfEntry }
    var removed = Dictionary(grouping: entries.filter { $0.element.kind == .removed }) {
      EntryPlace(of: $0.element, in: list)
    }.mapValues { Array($0.reversed()) }
    for (index, edit) in entries where edit.kind == .added {
      guard let old = removed[EntryPlace(of: edit, in: list)]?.popLast() else { continue }
      add(.replacement, [old.index, index], with: [])
    }
  }

  /// Where an entry is, or was, in its list.
  private struct EntryPlace: Hashable {
    let file: String
    let list: [String]
    let previous: String?

    init(of edit: Edit, in edits: EditList) {
      file = edit.file
      list = edit.trail.names.dropLast()
      previous = edits.place(of: edit)
    }
  }

  /// Joins a screen that was removed with one that was added, if what led to the one leads to the
  /// other.
  private mutating func findScreensWithOtherIDs() {
    let screens = rest.filter { $0.element.isOfScreen }
    let old = Dictionary(
      screens.filter { $0.element.kind == .removed }.map { ($0.element.name, $0.index) },
      uniquingKeysWith: { first, _ in first })
    let new = Dictionary(
      screens.filter { $0.element.kind == .added }.map { ($0.element.name, $0.index) },
      uniquingKeysWith: { first, _ in first })
    guard !old.isEmpty, !new.isEmpty else { return }
    var followers: [ElementIndex<Edit>: Explanations.Group] = [:]
    for (index, edit) in rest {
      guard let names = edit.names, old[names.old] != nil, let screen = new[names.new] else {
        continue
      }
      followers[screen, default: []].append(index)
    }
    joinOtherChangesOfWays(to: &followers)
    let notesOfScreens = notesOfScreens
    for (screen, edits) in followers.sorted(by: { $0.key < $1.key }) {
      guard let names = list.edits[edits[0]].names, let gone = old[names.old] else { continue }
      let notes = [names.old, names.new].flatMap { notesOfScreens[$0] ?? [] }
      add(.replacement, [gone, screen], with: edits + notes)
    }
    // Nothing needs to lead to a home screen.
    let homes = Sides(old: list.screens.old, new: list.screens.new).map { screens in
      screens.first { $0.node.text(under: "home") == "true" }?.name
    }
    let whole = rest.filter { $0.element.isOfScreen }
    guard
      let gone = whole.first(where: { $0.element.kind == .removed && $0.element.name == homes.old }
      ),
      let screen = whole.first(where: { $0.element.kind == .added && $0.element.name == homes.new })
    else { return }
    let notes = [gone, screen].flatMap { notesOfScreens[$0.element.name] ?? [] }
    add(.replacement, [gone.index, screen.index], with: notes)
  }

  /// Adds what else changed about ways to what their new targets follow from.
  private func joinOtherChangesOfWays(
    to followers: inout [ElementIndex<Edit>: Explanations.Group]
  ) {
    var owners: [ChangedThing: ElementIndex<Edit>] = [:]
    var known: Set<ElementIndex<Edit>> = []
    for (screen, edits) in followers.sorted(by: { $0.key < $1.key }) {
      known.formUnion(edits)
      for edit in edits {
        guard let way = ChangedThing(of: list.edits[edit]), way.isWay else { continue }
        if owners[way] == nil { owners[way] = screen }
      }
    }
    guard !owners.isEmpty else { return }
    for (index, edit) in rest
    where edit.trail.steps.last?.key != nil && !known.contains(index) {
      guard let way = ChangedThing(of: edit), way.isWay, let screen = owners[way] else { continue }
      followers[screen]?.append(index)
    }
  }

  /// What something is in its list, so that something else can be in its place.
  private struct Role: Hashable {
    let file: String
    let list: [String]
    /// The type of a plugin, or whether it is a bar.
    let type: String
    /// What a component comes after; nil at the start, and where the place does not matter.
    let place: String?

    init?(of edit: Edit, in edits: EditList) {
      guard let child = edit.trail.steps.last, child.key == nil else { return nil }
      file = edit.file
      list = edit.trail.names.dropLast()
      switch AppFile(named: edit.file) {
      case .plugins:
        guard list.isEmpty, let type = child.node.text(under: ["plugin", "type"]) else {
          return nil
        }
        self.type = type
        place = nil
      case .rivers:
        if edit.isOfComponent {
          type = ""
          place = edits.place(of: edit)
        } else if list.last == EditSubject.entryList {
          guard let target = child.node.text(under: ["data", "target"]) else { return nil }
          (type, place) = ("way", target)
        } else if list.last == "navigations" {
          type = child.node.text(under: "category") == "nav_bar" ? "bar" : "menu"
          place = nil
        } else {
          return nil
        }
      case .families, .riverbed, .settings, .collections, .appDefine, .routes, .feedIndex, nil:
        return nil
      }
    }
  }
}

extension EditList {
  /// Returns the name of the last element before something that was added or removed that both sides
  /// have; nil if it comes before all of them.
  fileprivate func place(of edit: Edit) -> String? {
    switch edit.undoing {
    case .insert(_, into: _, after: let sibling): return sibling?.name
    case .remove(let child):
      guard let list = edit.trail.steps.dropLast().last else { return nil }
      let before = list.node.children.prefix { $0.name != child.name }
      let parent = edit.trail.names.dropLast()
      return before.last { !isAdded($0, to: Array(parent), in: edit.file) }?.name
    case .replace, .move, .reorder, .restore: return nil
    }
  }
}

extension FileNode {
  /// Returns the text at the end of a path of keys.
  func text(under path: [String]) -> String? {
    var node = self
    for key in path.dropLast() {
      guard let child = node.children.first(where: { $0.name == key }) else { return nil }
      node = child.node
    }
    return path.last.flatMap(node.text(under:))
  }
}
