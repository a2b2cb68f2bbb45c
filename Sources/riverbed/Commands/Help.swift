import Disk
import Printing

/// Prints the usage of a command, or the list of commands.
struct Help: Hashable {
  let command: Command?

  var text: String { command?.help ?? Command.overview }

  func run(on console: inout Console) -> ExitCode {
    console.output.write(ShownText(trusted: text))
    return .clean
  }
}

extension Command {
  static let help = Command(
    name: "help",
    summary: "List the commands, or show the usage of one.",
    operands: [Operand(name: "COMMAND", kind: .command, summary: "The name of a command.")],
    options: [.help, .version],
    examples: ["riverbed help check"],
    read: { (arguments) throws(UsageError) in
      guard let name = arguments.operands.first else { return .help(Help(command: nil)) }
      guard let command = Command.named(name) else { throw .unknownCommand(name) }
      return .help(Help(command: command))
    })
}
