import AppModel

/// The reason that a command line cannot be run, as it is printed.
struct UsageError: Error, Hashable {
  let text: ShownText

  /// Uses a complete text as it is.
  init(text: ShownText) {
    self.text = text
  }

  /// Adds to a sentence the name that was probably meant, and where to find help: for a command, or
  /// for the program as a whole.
  init(
    _ sentence: ShownText, of command: Command? = nil, near word: String? = nil,
    _ names: [String] = []
  ) {
    let nearest = word.flatMap { Nearest.name(to: $0, among: names) }
    let suggestion: ShownText = nearest.map { "; did you mean '\($0)'?" } ?? ""
    let help: ShownText? = command.map { "'riverbed help \($0.name)' shows its usage" }
    text = """
      riverbed: error: \(sentence)\(suggestion)
      \(help ?? "'riverbed help' lists the commands")

      """
  }

  /// Returns the error for a name that no command has.
  static func unknownCommand(_ word: String) -> Self {
    Self("no command is named '\(word.quotable)'", near: word, Command.all.map(\.name))
  }
}
