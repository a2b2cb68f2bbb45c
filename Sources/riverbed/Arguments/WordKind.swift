/// What a word of a command line can be, as far as a shell can complete it.
enum WordKind: Hashable, Sendable {
  /// A word that only its author knows, such as a number.
  case free
  case file, folder
  case device, theme, screen, code, command
  /// What can fail a run.
  case failure
  /// One of some formats, perhaps with `=` and a file.
  case format([String])
  /// One of some words.
  case choice([String])
}
