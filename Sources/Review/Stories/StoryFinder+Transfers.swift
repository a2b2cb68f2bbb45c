import AppModel

extension StoryFinder {
  /// Joins what left one list with the same that came to another, of the same screen before others.
  /// Ids that several edits of a kind have do not say what became of which, and neither does an id
  /// that something else has.
  mutating func findTransfers() {
    for isInside in [true, false] {
      let rest = rest.filter {
        $0.element.isOfComponent || $0.element.isOfNavigation || $0.element.isOfItem
      }
      let all = { (kind: Edit.Kind) in
        Dictionary(grouping: rest.filter { $0.element.kind == kind }) {
          Transferred($0.element, inside: isInside)
        }
      }
      let (left, came) = (all(.removed), all(.added))
      for (index, edit) in rest where edit.kind == .added {
        let thing = Transferred(edit, inside: isInside)
        guard edit.trail.steps.last?.node.text(under: "id") != nil, came[thing]?.count == 1,
          let others = left[thing], others.count == 1, others[0].element.isAlike(edit)
        else { continue }
        add(.transfer, [others[0].index, index], with: [])
      }
    }
  }

  /// What can be in another list: a component, an entry of a bar or a menu, or an item of a feed.
  private struct Transferred: Hashable {
    let screen: String?
    let list: String
    let name: String

    /// Creates what an edit adds or removes, on its screen or on any.
    init(_ edit: Edit, inside isInside: Bool) {
      screen = isInside ? edit.screenKey ?? edit.file : nil
      list = edit.isOfComponent ? "" : edit.isOfItem ? "item" : edit.listName
      name = edit.name
    }
  }

  /// Joins a group that was removed with what was inside and is somewhere else now, and a group that
  /// was added with what is inside now.
  mutating func findRegroupings() {
    for (whole, parts) in movedParts(of: { $0.isOfComponent }).sorted(by: { $0.key < $1.key }) {
      add(.regrouping, [whole], with: parts)
    }
  }

  /// Returns the components, or other parts, that came out of something that was removed, or went
  /// into something that was added, by what they were in.
  func movedParts(
    of isWhole: (Edit) -> Bool, parts isPart: (Edit) -> Bool = \.isOfComponent,
    under lists: Set<String> = EditSubject.componentLists, onOneScreen isOnOneScreen: Bool = false
  ) -> [ElementIndex<Edit>: Explanations.Group] {
    var parts: [ElementIndex<Edit>: Explanations.Group] = [:]
    let rest = rest
    let part = { (edit: Edit, id: String) in
      ListedPart(screen: isOnOneScreen ? edit.screenKey : nil, id: id)
    }
    for (kind, other) in [(Edit.Kind.removed, Edit.Kind.added), (.added, .removed)] {
      let moved = rest.filter { $0.element.kind == other && isPart($0.element) }
      guard !moved.isEmpty else { continue }
      var wholes: [ListedPart: Explanations.Group] = [:]
      for (index, edit) in rest where edit.kind == kind && isWhole(edit) {
        for id in edit.trail.steps.last?.node.innerIDs(under: lists) ?? [] {
          wholes[part(edit, id), default: []].append(index)
        }
      }
      for (index, edit) in moved {
        guard let id = edit.trail.steps.last?.node.text(under: "id"),
          let own = wholes[part(edit, id)], own.count == 1
        else { continue }
        parts[own[0], default: []].append(index)
      }
    }
    return parts
  }

  /// An element inside something, by its id, on one screen or on any.
  private struct ListedPart: Hashable {
    let screen: String?
    let id: String
  }

  /// Joins another name of a feed's file, or of a data source, with what it was called before.
  mutating func findRenamedFeeds() {
    let rest = rest
    let things = ReferredThing.all(in: rest).filter { $0.sort == .feed }
    var files: [Bool: [String: ElementIndex<Edit>]] = [:]
    for thing in things {
      for name in thing.names { files[thing.isAdded, default: [:]][name] = thing.index }
    }
    for (index, edit) in rest
    where AppFile(named: edit.file) == .feedIndex && edit.trail.names.last == "file" {
      guard let names = edit.names, let old = files[false]?[names.old],
        let new = files[true]?[names.new]
      else { continue }
      add(.thing, [index], with: [old, new])
    }
    let entries = rest.filter(\.element.isOfFeedLine)
    guard !entries.isEmpty else { return }
    var left: [String: ElementIndex<Edit>] = [:]
    for (index, edit) in entries where edit.kind == .removed {
      if let file = edit.feedFile { left[file] = index }
    }
    let uses = NameChange.uses(in: rest)
    let moved = renamedFiles(among: files)
    for (index, edit) in entries where edit.kind == .added {
      guard let file = edit.feedFile else { continue }
      let before = moved[file]
      guard let old = left.removeValue(forKey: file) ?? before.flatMap({ left[$0.oldName] }),
        let own = uses[NameChange((list.edits[old].name, edit.name))]
      else { continue }
      add(.replacement, [old, index], with: own + (before?.edits ?? []))
    }
  }

  /// A feed's file with another name.
  private struct RenamedFile {
    let oldName: String
    let edits: Explanations.Group
  }

  /// Returns the files that were added with what another one had that was removed, by their names in
  /// the index.
  private func renamedFiles(
    among files: [Bool: [String: ElementIndex<Edit>]]
  ) -> [String: RenamedFile] {
    let old = Dictionary(
      (files[false] ?? [:]).compactMap { name, index in
        list.edits[index].old.map { ($0.hash, (name: name, index: index)) }
      }.sorted { ($0.1.name.count, $0.1.name) < ($1.1.name.count, $1.1.name) },
      uniquingKeysWith: { first, _ in first })
    return (files[true] ?? [:]).compactMapValues { index in
      list.edits[index].new.flatMap { old[$0.hash] }.map {
        RenamedFile(oldName: $0.name, edits: [$0.index, index])
      }
    }
  }
}

extension Edit {
  /// The file that an entry of the index of feeds names.
  fileprivate var feedFile: String? { trail.steps.last?.node.text(under: "file") }

  /// Whether what the edit removed has something in common, besides its id, with what another one
  /// added: what it shows, where it leads, or its title.
  fileprivate func isAlike(_ other: Edit) -> Bool {
    guard let old = trail.steps.last?.node, let new = other.trail.steps.last?.node else {
      return false
    }
    let paths = [["data", "source"], ["data", "target"], ["title"]]
    let texts = paths.map { (old: old.text(under: $0), new: new.text(under: $0)) }
    if texts.contains(where: { $0.old != nil && $0.old == $0.new }) { return true }
    let types = [["component_type"], ["type"], ["category"]]
    return texts.allSatisfy { $0.old == nil && $0.new == nil }
      && types.allSatisfy { old.text(under: $0) == new.text(under: $0) }
  }
}

extension FileNode {
  /// Returns the ids of all elements in lists under some keys inside a value, or in the value
  /// itself if it is such a list.
  fileprivate func innerIDs(under keys: Set<String>) -> [String] {
    var ids: [String] = []
    var rest = [self]
    while let node = rest.popLast() {
      let lists =
        node.shape == .list
        ? [node] : node.children.filter { keys.contains($0.name) }.map(\.node)
      for child in lists.flatMap(\.children) {
        if let id = child.node.text(under: "id") { ids.append(id) }
        rest.append(child.node)
      }
    }
    return ids
  }
}
