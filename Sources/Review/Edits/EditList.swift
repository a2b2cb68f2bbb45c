package import AppModel
import Markup

/// All edits that turn the files of one app into those of another.
package struct EditList: Sendable {
  package private(set) var edits: [Edit] = []
  /// Which values of both apps correspond.
  let found: Correspondence
  private let old: AppFiles
  private let new: AppFiles
  /// The files that can be compared as values, by their names, without changes.
  private var documents: [String: FileRevision] = [:]
  /// The screens of both sides, if their file differs.
  private(set) var screens = Sides<[FileNode.Child]>(old: [], new: [])
  /// The files that the new app sets aside and the old one uses, which it may use again with edits
  /// undone.
  private let setAside: [String]

  /// Finds the edits between two apps. `reading` belongs to the new app, and undone values keep its
  /// file numbers.
  package init(from old: AppFiles, to new: AppFiles, reading: AppReading) {
    // A file that only has another name is known, also where nothing reads it.
    let (old, new) = (old.knowing(new), new.knowing(old))
    (self.old, self.new) = (old, new)
    let names = Set(old.names + new.names).subtracting([AcceptedCauses.fileName]).sorted()
    setAside = names.filter { new[$0]?.isSetAside == true && old[$0]?.isSetAside == false }
    // An app that starts or stops using a file does not edit it.
    let areComparable = { (name: String) in
      guard let before = old[name], let after = new[name] else { return true }
      return before.isSetAside == after.isSetAside
    }
    var files: [ComparedFile] = []
    var (added, removed): ([String: FileDocument], [String: FileDocument]) = ([:], [:])
    var roots: [Correspondence.File] = []
    for name in names where old[name] != new[name] && areComparable(name) {
      let before = FileDocument(old[name], named: name, file: .alone)
      let after = FileDocument(
        new[name], named: name, file: reading.sources.file(named: name) ?? .alone)
      var content = ComparedFile.Content.whole((after ?? before)?.root(named: name))
      if let before, let after, let revision = FileRevision(of: after, with: before) {
        documents[name] = revision
        let roots = Sides(old: before, new: after).map { $0.root(named: name) }
        content = .values(roots.old, roots.new)
        if [.rivers, .appDefine].contains(AppFile(named: name)) { screens = roots.map(\.screens) }
      }
      let file = ComparedFile(
        name: name, content: content,
        old: SideFile(name: name, old[name], before), new: SideFile(name: name, new[name], after))
      if let root = Correspondence.File(file) { roots.append(root) }
      files.append(file)
      if file.old.isMissing, let after { added[name] = after }
      if file.new.isMissing, let before { removed[name] = before }
    }
    found = Correspondence(of: roots)
    edits = EditFinder(files, found).edits
    for edit in edits where edit.kind == .renamed && edit.trail.steps.isEmpty {
      guard let former = edit.origin?.file, let before = removed[former],
        let after = added[edit.file]
      else { continue }
      documents[edit.file] = FileRevision(of: after, with: before)
    }
  }

  /// The keys of screens that were renamed, by their new keys.
  var renamedScreens: [String: String] {
    var renamed: [String: String] = [:]
    for edit in edits where edit.kind == .renamed && edit.isOfScreen {
      if let names = edit.names { renamed[names.new] = names.old }
    }
    return renamed
  }

  /// Returns the edits around some edits: in the same object, in the one around it, and so on, then
  /// those of the same file, then all.
  func surroundings(of group: Explanations.Group) -> [Explanations.Group] {
    guard let first = group.first else { return [] }
    let edit = edits[first]
    let names = edit.trail.names
    var around: [Explanations.Group] = []
    for depth in stride(from: names.count - 1, through: 0, by: -1).prefix(Self.mostLevels) {
      let others = edits.elementIndices.filter {
        edits[$0].file == edit.file && edits[$0].trail.names.starts(with: names.prefix(depth))
      }
      if others.count > (around.last ?? group).count { around.append(others) }
    }
    if edits.count > (around.last ?? group).count { around.append(edits.elementIndices) }
    return around
  }

  /// The maximum number of objects around an edit in which others are looked for.
  private static let mostLevels = 8

  /// Returns the files of the new app as they are with some edits undone.
  func undoing(_ group: Explanations.Group) -> [String: RevisedFile] {
    var revised: [String: RevisedFile] = [:]
    for name in setAside { revised[name] = .content(old[name]) }
    let all = group.sorted().flatMap { edits[$0].undoings }
    for (name, parts) in Dictionary(grouping: all, by: \.file) {
      switch documents[name] {
      case .json(var revision):
        for part in parts { revision.apply(part.undoing) }
        revised[name] = .json(revision.applied())
      case .xml(var revision):
        for part in parts { revision.apply(part.undoing) }
        revised[name] = .xml(revision.applied())
      case nil: revised[name] = .content(old[name])
      }
    }
    let own = Set(group)
    for index in group where edits[index].kind == .renamed && edits[index].trail.steps.isEmpty {
      guard let former = edits[index].origin?.file else { continue }
      let name = edits[index].file
      let isAll = edits.elementIndices.allSatisfy { edits[$0].file != name || own.contains($0) }
      revised[former] = .content(isAll ? old[former] : new[name])
      revised[name] = .content(nil)
    }
    return revised
  }
}

/// Changes to a file that can be compared as values.
private enum FileRevision: Sendable {
  case json(JSONRevision)
  case xml(ElementRevision)

  /// Begins changes to a file; nil if the other side has another outer structure, so that their
  /// values cannot be compared.
  init?(of document: FileDocument, with other: FileDocument) {
    switch (document, other) {
    case (.json(let document), .json(let other)):
      self = .json(JSONRevision(of: document, with: other))
    case (.xml(let root), .xml(let other)):
      guard root.name == other.name else { return nil }
      self = .xml(ElementRevision(of: root))
    case (.json, .xml), (.xml, .json): return nil
    }
  }
}

extension JSONRevision {
  /// Undoes an edit of a JSON file.
  fileprivate mutating func apply(_ undoing: Undoing) {
    switch undoing {
    case .replace(.json(let value), by: .json(let old)): replace(value, by: old)
    case .remove(let child): if case .json(let value) = child.node { remove(value, key: child.key) }
    case .insert(let child, into: .json(let container), let sibling):
      guard case .json(let value) = child.node else { return }
      insert(value, key: child.key, into: container, after: sibling?.node.json)
    case .reorder(let moves, in: .json(let container), from: _):
      for move in moves {
        guard case .json(let value) = move.element.node else { continue }
        self.move(value, in: container, after: move.anchor?.node.json)
      }
    case .put(let child, into: .json(let container), let sibling):
      if case .json(let value) = child.node {
        put(value, key: child.key, into: container, after: sibling?.node.json)
      }
    case .replace, .insert, .reorder, .restore, .put, .elsewhere: break
    }
  }
}

extension ElementRevision {
  /// Undoes an edit of an XML file.
  fileprivate mutating func apply(_ undoing: Undoing) {
    switch undoing {
    case .replace(.element(let node), by: .element(let old)): replace(node, by: old)
    case .remove(let child): if let node = child.node.xml { remove(node) }
    case .insert(let child, into: .element(let parent), let sibling):
      guard let node = child.node.xml else { return }
      insert(node, named: child.name, into: parent, after: sibling?.node.xml)
    case .reorder(let moves, in: .element(let parent), from: _):
      for move in moves {
        guard let node = move.element.node.xml else { continue }
        self.move(node, named: move.element.name, in: parent, after: move.anchor?.node.xml)
      }
    case .put(let child, into: .element(let parent), let sibling):
      guard let node = child.node.xml else { return }
      insert(
        node, named: child.name, into: parent, after: sibling?.node.xml, isOwn: true)
    case .replace, .insert, .reorder, .restore, .put, .elsewhere: break
    }
  }
}

extension ElementRevision {
  private mutating func move(
    _ node: ElementNode, named name: String, in parent: ElementNode, after sibling: ElementNode?
  ) {
    remove(node)
    insert(node, named: name, into: parent, after: sibling, isOwn: true)
  }
}

extension FileNode {
  /// The screens of a file that lists them, or has them by their ids.
  fileprivate var screens: [Child] {
    guard shape != .list, let list = children.first(where: { $0.name == "screens" }) else {
      return children
    }
    return list.node.children
  }

  fileprivate var json: JSON? { if case .json(let json) = self { json } else { nil } }
  fileprivate var xml: ElementNode? { if case .element(let node) = self { node } else { nil } }
}
