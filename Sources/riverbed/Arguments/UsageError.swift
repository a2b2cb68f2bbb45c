import AppModel
import Printing

/// The reason that a command line cannot be run.
struct UsageError: Error, Hashable {
  /// What is wrong; nil where the help says enough.
  let reason: ShownText?
  /// The lines that are printed after the reason.
  let help: ShownText

  /// Shows help instead of a reason.
  init(help: ShownText) {
    reason = nil
    self.help = help
  }

  /// Adds to a sentence the one of some names that was probably meant, and where to find help: for a
  /// command, or for the program as a whole.
  init(
    _ sentence: ShownText, of command: Command? = nil, near word: String? = nil,
    _ names: [String] = []
  ) {
    self.init(
      sentence, of: command, suggesting: word.flatMap { Nearest.name(to: $0, among: names) })
  }

  /// Adds to a sentence what was probably meant, and where to find help.
  init(_ sentence: ShownText, of command: Command?, suggesting nearest: String?) {
    let suggestion: ShownText = nearest.map { "; did you mean '\($0)'?" } ?? ""
    reason = "\(sentence)\(suggestion)"
    help =
      command.map { "'riverbed help \($0.name)' shows its usage\n" }
      ?? "'riverbed help' lists the commands\n"
  }

  /// Returns the error for a name that no command has.
  static func unknownCommand(_ word: String) -> Self {
    Self("no command is named '\(word.quotable)'", near: word, Command.all.map(\.name))
  }
}
