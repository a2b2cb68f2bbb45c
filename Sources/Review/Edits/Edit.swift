package import AppModel
import Markup

/// One difference between the files of two apps, as a change of values rather than text.
package struct Edit: Sendable {
  package let kind: Kind
  /// The paths of the value in the files of both apps. On a side that does not have it, what it is
  /// inside has its path there.
  let paths: Sides<SourcePath>
  /// The value before and after; nil on the side that does not have it.
  package let old: Side?
  package let new: Side?
  /// Where the edit is in the new app: the new value, or what is left around a value that was
  /// removed; nil if the whole file was.
  package let place: Position?
  /// The file of the new app that the edit is in.
  let file: String
  /// The way to the value in the file.
  let trail: EditTrail
  /// How to undo the edit.
  let undoing: Undoing
  /// What the file has, where the edit is of all of it.
  var content: FileNode?
  /// Where the value was, if it was somewhere else or is in the place of something else.
  var origin: Origin?

  /// The place of a value in the old app.
  struct Origin: Sendable {
    let file: String
    let trail: EditTrail

    init(_ value: PlacedValue) { (file, trail) = (value.file, value.ownTrail) }
  }

  /// The ways in which a value can be edited, as the contract of `diff --format json` spells them.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case added, removed, changed, moved, renamed
  }

  /// A value on one side, and where it is written.
  package struct Side: Hashable, Sendable {
    package let place: Position
    /// Where the value is in the bytes of the file; empty if only its line is known.
    package let range: Range<Int>
    /// The value as JSON or XML, abridged where it is long.
    package internal(set) var value: String
    /// The text of a string, number or word; nil for anything else.
    var text: String?
    /// A hash of the whole value, however long it is; of something that moved, a hash of what it
    /// comes after, and of an element with another id, a hash of the id.
    var hash: String
    /// Whether the file can be read; where it cannot, the value is the whole file.
    let isReadable: Bool

    /// The number that it is, also as a text.
    var number: Double? { Double(text ?? value) }
  }
}

extension Edit {
  /// The file, and the ids and keys that lead to the value in it.
  package var path: String { paths.new.text }

  /// The path with the names that values had, which does not depend on whether another edit gives
  /// them other ones.
  var formerPath: String { paths.old.text }

  /// The old and the new name, for an edit that only changes a name.
  var names: Sides<String>? {
    switch undoing {
    case .replace(let new, by: let old):
      guard case .single(let after) = new.shape, case .single(let before) = old.shape,
        before.first == after.first
      else { return nil }
      return Sides(old: old.words, new: new.words)
    case .elsewhere where kind == .renamed: return origin.map { Sides(old: $0.file, new: file) }
    case .remove, .insert, .reorder, .restore, .put, .elsewhere: return nil
    }
  }

  /// The edit as if it were of the value in its old place; nil where that is its place still.
  var atOrigin: Edit? {
    origin.map { origin in
      Edit(
        kind: kind, paths: paths, old: old, new: new, place: place, file: origin.file,
        trail: origin.trail, undoing: undoing)
    }
  }
}

extension Edit {
  /// Returns the text under another key of the object that the value is in.
  func sibling(_ key: String) -> String? { trail.steps.dropLast().last?.node.text(under: key) }

  /// Returns the same edit of something inside the value.
  func of(_ child: FileNode.Child) -> Edit {
    let sides = Sides(old: old, new: new).map { side in
      var side = side
      side?.value = child.node.words
      side?.text = child.node.shape.isContainer ? nil : child.node.words.quotable
      return side
    }
    return Edit(
      kind: kind, paths: paths, old: sides.old, new: sides.new, place: place, file: file,
      trail: trail.to(child), undoing: undoing)
  }
}

/// The way from the top of a file to a value in it: the value of each step, from the outside in.
struct EditTrail: Sendable {
  private(set) var steps: [FileNode.Child] = []

  /// The names of the steps.
  var names: [String] { steps.map(\.name) }

  /// Whether the way leads to a color.
  func isOfColor(in file: String) -> Bool {
    steps.last?.name.isOfColor ?? false || isOfTheme(in: file) && names.first == "colors"
  }

  /// Whether the way is inside a theme of the preview site, the only other file in JSON.
  func isOfTheme(in file: String) -> Bool {
    file.hasSuffix(".json") && AppFile(named: file) == nil && !AppFile.isInFeeds(file)
      && !steps.isEmpty
  }

  /// Returns the way to something inside.
  func to(_ child: FileNode.Child) -> EditTrail {
    var trail = self
    trail.steps.append(child)
    return trail
  }
}

/// How to undo an edit in the new app.
enum Undoing: Sendable {
  /// A value or key is replaced by another one.
  case replace(FileNode, by: FileNode)
  /// Something that was added is removed.
  case remove(FileNode.Child)
  /// Something that was removed is put back, after a sibling or before all of them.
  case insert(FileNode.Child, into: FileNode, after: FileNode.Child?)
  /// Elements of a list are put back; what both lists have, in its old order.
  case reorder([Move], in: FileNode, from: [Sides<FileNode.Child>])
  /// The whole file is restored.
  case restore
  /// Something of the new app is put into an object or a list, after a sibling or before all of them.
  case put(FileNode.Child, into: FileNode, after: FileNode.Child?)
  /// Something is taken away in one place and put back in another one.
  case elsewhere([FileUndoing])

  /// An element of a list, and what it came after.
  struct Move: Sendable {
    let element: FileNode.Child
    let anchor: FileNode.Child?
  }
}

extension Undoing {
  /// The value of the new app that something removed is put back into; nil for other edits.
  var container: FileNode? {
    if case .insert(_, into: let container, after: _) = self { container } else { nil }
  }
}

/// A part of what undoes an edit, in one file.
struct FileUndoing: Sendable {
  let file: String
  let undoing: Undoing

  init(file: String, _ undoing: Undoing) { (self.file, self.undoing) = (file, undoing) }
}

extension Edit {
  /// What undoes the edit in each file.
  var undoings: [FileUndoing] {
    if case .elsewhere(let parts) = undoing { return parts }
    return [FileUndoing(file: file, undoing)]
  }
}
