import AppModel
import Markup

/// How to undo an edit in the new app.
enum Undoing: Sendable {
  /// A value or key is replaced by another one.
  case replace(FileNode, by: FileNode)
  /// Something that was added is removed.
  case remove(FileNode.Child)
  /// Something that was removed is put back, after a sibling or before all of them.
  case insert(FileNode.Child, into: FileNode, after: FileNode.Child?)
  /// Something that was moved is put back.
  case move(FileNode.Child, in: FileNode, after: FileNode.Child?)
  /// The whole file is restored.
  case restore
}

extension Undoing {
  /// The value of the new app that something removed is put back into; nil for other edits.
  var container: FileNode? {
    switch self {
    case .insert(_, into: let container, after: _): container
    case .replace, .remove, .move, .restore: nil
    }
  }
}
