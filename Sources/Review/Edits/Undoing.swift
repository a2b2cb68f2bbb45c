import AppModel
import Markup

/// How an edit is taken back in the new app.
enum Undoing: Sendable {
  /// A value, or the key of one, gets the place of another one.
  case replace(FileNode, by: FileNode)
  /// What was added is left out.
  case remove(FileNode.Child)
  /// What was removed is put back: after a sibling, or before all of them.
  case insert(FileNode.Child, into: FileNode, after: FileNode.Child?)
  /// What was moved is put back.
  case move(FileNode.Child, in: FileNode, after: FileNode.Child?)
  /// The whole file is as it was.
  case restore
}
