import Printing

extension Command {
  /// The help of the command.
  var help: String {
    let usage = (["riverbed", name] + operands.map(\.usage) + ["[OPTIONS]"]).joined(separator: " ")
    let parts = [
      "usage: \(usage)\n\n\(summary.wrapped(indent: 2))",
      Self.list("where", operands.map { ($0.name, $0.summary) }),
      Self.list("options", options.map { ($0.usage, $0.summary) }),
      Self.list("exit codes", exitCodes.map { (String($0.rawValue), $0.meaning) }),
      Self.list("examples", examples.map { ($0, "") }),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// What the program does.
  static let programSummary =
    "Reads the JSON that describes a Zapp app, reports every mistake in it with file, line and "
    + "column, shows how its screens are laid out, and what a change of it does to them."

  /// The help of the program as a whole.
  static var overview: String {
    let parts = [
      "usage: riverbed COMMAND [OPTIONS]\n\n\(programSummary.wrapped(indent: 2))",
      list("commands", all.map { ($0.usage, $0.summary) }),
      list("options", [Option.help, .version].map { ($0.usage, $0.summary) }),
      "'riverbed help COMMAND' shows the usage of a command.\n",
    ]
    return parts.joined(separator: "\n")
  }

  private var usage: String { ([name] + operands.map(\.usage)).joined(separator: " ") }

  /// Returns a list of terms under a heading, each with its explanation on its right.
  private static func list(_ heading: String, _ rows: [(term: String, text: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let width = rows.map(\.term.count).max() ?? 0
    let lines = rows.map { term, text in
      let padding = String(repeating: " ", count: width - term.count)
      let explained = text.wrapped(indent: 2 + width + 3).drop { $0 == " " }
      return text.isEmpty ? "  \(term)\n" : "  \(term)\(padding)   \(explained)"
    }
    return "\(heading):\n\(lines.joined())"
  }
}

extension Option {
  /// The option as the help lists it: `-v, --verbose`, `--format FORMAT`.
  fileprivate var usage: String {
    spellings.joined(separator: ", ") + valueUsage
  }
}
