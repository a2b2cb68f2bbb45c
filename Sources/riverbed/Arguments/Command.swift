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
    .initialize, .serve, .build, .merge, .check, .diff, .inspect, .devices, .themes, .explain,
    .completions, .manual, .help,
  ]

  /// Returns the command with a name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}

/// A word of a command that is not an option, as the parser and the help read it.
struct Operand: Hashable, Sendable {
  /// How the help names it, such as `APP`.
  let name: String
  var isRequired = false
  /// Whether there may be several.
  var isRepeated = false
  /// What it is: what a shell offers, and whether something is read or written there.
  var kind = WordKind.free
  let summary: String

  /// The operand in a usage line, in brackets where it is optional.
  var usage: String { (isRequired ? name : "[\(name)]") + (isRepeated ? " ..." : "") }
}

extension Operand {
  static let app = Operand(
    name: "APP", kind: .input(.file),
    summary: "The app's folder, or a single file that is read as rivers.json. REV:PATH reads it "
      + "from a revision of a git repository, where PATH counts from the root, and with ./ from "
      + "the current folder. The default is the current folder.")
}
