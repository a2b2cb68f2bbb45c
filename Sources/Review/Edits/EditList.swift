package import AppModel
import Markup

/// All edits that turn the files of one app into those of another.
package struct EditList: Sendable {
  package private(set) var edits: [Edit] = []
  private let old: AppFiles
  private let new: AppFiles
  /// The files that can be compared as values, by their names, without changes.
  private var documents: [String: FileRevision] = [:]

  /// Finds the edits between two apps. `reading` belongs to the new app, and undone values keep its
  /// file numbers.
  package init(from old: AppFiles, to new: AppFiles, reading: AppReading) {
    self.old = old
    self.new = new
    let names = Set(old.names + new.names).subtracting([AcceptedCauses.fileName]).sorted()
    for name in names where old[name] != new[name] {
      let before = FileDocument(old[name], named: name, file: .alone)
      let after = FileDocument(
        new[name], named: name, file: reading.sources.file(named: name) ?? .alone)
      var content = ComparedFile.Content.whole
      if let before, let after, let revision = FileRevision(of: after, with: before) {
        documents[name] = revision
        content = .values(before.root, after.root)
      }
      let file = ComparedFile(
        name: name, content: content,
        old: SideFile(name: name, old[name], before), new: SideFile(name: name, new[name], after))
      edits += EditFinder(file).edits
    }
  }

  /// Returns the files of the new app as they are with some edits undone.
  func undoing(_ group: Explanations.Group) -> [String: RevisedFile] {
    var revised: [String: RevisedFile] = [:]
    for (name, members) in Dictionary(grouping: group, by: { edits[$0].file }) {
      let undoings = members.sorted().map { edits[$0].undoing }
      switch documents[name] {
      case .json(var revision):
        for undoing in undoings { revision.apply(undoing) }
        revised[name] = .json(revision.applied())
      case .xml(var revision):
        for undoing in undoings { revision.apply(undoing) }
        revised[name] = .xml(revision.applied())
      case nil: revised[name] = .content(old[name])
      }
    }
    return revised
  }
}

/// A file that can be compared as values.
enum FileDocument: Sendable {
  case json(JSONDocument)
  case xml(Element)

  /// Reads a file according to its extension; nil if it is missing or cannot be read.
  init?(_ content: AppFiles.Content?, named name: String, file: FileID) {
    guard let bytes = content?.bytes else { return nil }
    if name.hasSuffix(".json") {
      guard let document = JSONParsing(bytes, in: file).document else { return nil }
      self = .json(document)
    } else {
      do throws(XMLSyntaxError) {
        self = .xml(
          try Element(parsing: bytes, atMost: ElementBudget.xmlNodes(fileSize: bytes.count)))
      } catch {
        return nil
      }
    }
  }

  var root: FileNode {
    switch self {
    case .json(let document): .json(document.root)
    case .xml(let element): .element(ElementNode(root: element))
    }
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
    case .move(let child, in: .json(let container), let sibling):
      if case .json(let value) = child.node {
        move(value, in: container, after: sibling?.node.json)
      }
    case .replace, .insert, .move, .restore: break
    }
  }
}

extension ElementRevision {
  /// Undoes an edit of an XML file.
  fileprivate mutating func apply(_ undoing: Undoing) {
    switch undoing {
    case .replace(.element(let node), by: .element(let old)): replace(node, by: old)
    case .remove(let child): if let node = child.node.element { remove(node) }
    case .insert(let child, into: .element(let parent), let sibling):
      guard let node = child.node.element else { return }
      insert(node, named: child.name, into: parent, after: sibling?.node.element)
    case .move(let child, in: .element(let parent), let sibling):
      guard let node = child.node.element else { return }
      remove(node)
      insert(
        node, named: child.name, into: parent, after: sibling?.node.element, isOwn: true)
    case .replace, .insert, .move, .restore: break
    }
  }
}

extension FileNode {
  fileprivate var json: JSON? { if case .json(let json) = self { json } else { nil } }
  fileprivate var element: ElementNode? { if case .element(let node) = self { node } else { nil } }
}
