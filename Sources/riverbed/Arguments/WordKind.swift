/// What a word of a command line can be: a shell completes it, and an output must not be where
/// something is read.
enum WordKind: Hashable, Sendable {
  /// A word that only its author knows, such as a number.
  case free
  /// A path that is read, and one that is written.
  case input(PathKind), output(PathKind)
  /// A path of a theme's file, which is read, or a name.
  case theme
  case device, screen, command
  /// The code of a diagnostic, or a key of a file.
  case explained
  /// What can fail a run.
  case failure
  /// One of some formats, perhaps with `=` and a file that is written.
  case format([String])
  /// One of some words.
  case choice([String])

  /// What can be at a path.
  enum PathKind: Hashable, Sendable {
    /// A file, or perhaps a folder.
    case file
    case folder
  }
}
