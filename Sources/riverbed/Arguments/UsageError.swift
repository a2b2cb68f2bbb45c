import AppModel

/// Why a command line asks for nothing that can be done, in the words that are printed.
struct UsageError: Error, Hashable {
  let text: ShownText

  /// A text that is complete.
  init(text: ShownText) {
    self.text = text
  }

  /// A sentence about the words of a command, or of none, and the name that was probably meant.
  init(
    _ sentence: ShownText, of command: Command? = nil, near word: String? = nil,
    _ names: [String] = []
  ) {
    let nearest = word.flatMap { Nearest.name(to: $0, among: names) }
    let suggestion: ShownText = nearest.map { "; did you mean '\($0)'?" } ?? ""
    let help: ShownText? = command.map { "'riverbed help \($0.name)' tells what it takes" }
    text = """
      riverbed: error: \(sentence)\(suggestion)
      \(help ?? "'riverbed help' lists the commands")

      """
  }

  /// No command has this name.
  static func unknownCommand(_ word: String) -> Self {
    Self("no command is named '\(word.quotable)'", near: word, Command.all.map(\.name))
  }
}
