/// A command: its usage, and how its arguments become an invocation.
struct Command: Hashable, Sendable {
  let name: String
  /// What the command does, in the imperative.
  let summary: String
  let operands: [Operand]
  let options: [Option]
  /// The exit codes that the help explains; empty if only success and misuse are possible.
  var exitCodes: [ExitCode] = []
  let examples: [String]
  let read: @Sendable (Arguments) throws(UsageError) -> Invocation

  static func == (left: Command, right: Command) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Command {
  /// Every command, in the order that the help lists them.
  static let all: [Command] = [
    .build, .merge, .check, .diff, .inspect, .devices, .themes, .explain, .help,
  ]

  /// Returns the command with a name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
