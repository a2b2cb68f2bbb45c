import AppModel

extension StoryFinder {
  /// Joins what left one list with the same that came to another. Ids that several edits of a kind
  /// have do not say what became of which.
  mutating func findTransfers() {
    let rest = rest.filter { $0.element.isOfComponent || $0.element.isOfNavigation }
    let list = { (edit: Edit) in edit.isOfComponent ? "" : edit.trail.names.dropLast().last ?? "" }
    let all = { (kind: Edit.Kind) in
      Dictionary(grouping: rest.filter { $0.element.kind == kind }) {
        [list($0.element), $0.element.name]
      }
    }
    let (left, came) = (all(.removed), all(.added))
    for (index, edit) in rest where edit.kind == .added {
      let key = [list(edit), edit.name]
      guard edit.trail.steps.last?.node.text(under: "id") != nil, came[key]?.count == 1,
        let others = left[key], others.count == 1
      else { continue }
      add(.transfer, [others[0].index, index], with: [])
    }
  }

  /// Joins a group that was removed with what was inside and is somewhere else now, and a group that
  /// was added with what is inside now.
  mutating func findRegroupings() {
    for (whole, parts) in movedParts(of: { $0.isOfComponent }).sorted(by: { $0.key < $1.key }) {
      add(.regrouping, [whole], with: parts)
    }
  }

  /// Returns the components that came out of something that was removed, or went into something that
  /// was added, by what they were in.
  func movedParts(
    of isWhole: (Edit) -> Bool
  ) -> [ElementIndex<Edit>: Explanations.Group] {
    var parts: [ElementIndex<Edit>: Explanations.Group] = [:]
    let rest = rest
    for (kind, other) in [(Edit.Kind.removed, Edit.Kind.added), (.added, .removed)] {
      let moved = rest.filter { $0.element.kind == other && $0.element.isOfComponent }
      guard !moved.isEmpty else { continue }
      var wholes: [String: Explanations.Group] = [:]
      for (index, edit) in rest where edit.kind == kind && isWhole(edit) {
        for id in edit.trail.steps.last?.node.innerComponents ?? [] {
          wholes[id, default: []].append(index)
        }
      }
      for (index, edit) in moved {
        guard let id = edit.trail.steps.last?.node.text(under: "id"), let own = wholes[id],
          own.count == 1
        else { continue }
        parts[own[0], default: []].append(index)
      }
    }
    return parts
  }

  /// Joins another name of a feed's file, or of a data source, with what it was called before.
  mutating func findRenamedFeeds() {
    let rest = rest
    let isEntry = { (edit: Edit) in
      AppFile(named: edit.file) == .feedIndex && edit.trail.steps.count == 1
    }
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
    let entries = rest.filter { isEntry($0.element) }
    guard !entries.isEmpty else { return }
    var left: [String: ElementIndex<Edit>] = [:]
    for (index, edit) in entries where edit.kind == .removed {
      if let file = edit.feedFile { left[file] = index }
    }
    let uses = NameChange.uses(in: rest)
    for (index, edit) in entries where edit.kind == .added {
      guard let old = edit.feedFile.flatMap({ left.removeValue(forKey: $0) }),
        let own = uses[NameChange((list.edits[old].name, edit.name))]
      else { continue }
      add(.replacement, [old, index], with: own)
    }
  }
}

extension Edit {
  /// The file that an entry of the index of feeds names.
  fileprivate var feedFile: String? { trail.steps.last?.node.text(under: "file") }
}

extension FileNode {
  /// The ids of all components inside.
  fileprivate var innerComponents: [String] {
    var ids: [String] = []
    var rest = [self]
    while let node = rest.popLast() {
      for list in node.children where EditSubject.componentLists.contains(list.name) {
        for child in list.node.children {
          if let id = child.node.text(under: "id") { ids.append(id) }
          rest.append(child.node)
        }
      }
    }
    return ids
  }
}
