/// The program git, run so that it only reads: nothing of a repository runs, such as a hook, a
/// filter or a pager, and nothing is fetched.
struct GitProgram: Hashable, Sendable {
  private let path: String
  private let environment: [String]
  /// The folder in which it looks for the repository.
  private let folder: String

  /// Finds git on the search path; nil where it is not installed. The repository is one that is
  /// named from the current folder, or else the one around a folder.
  init?(in folder: String = ".", named directory: String? = nil) {
    guard let path = SystemProcess.installedPath(of: "git") else { return nil }
    self.path = path
    var variables = SystemProcess.environment.filter {
      !$0.hasPrefix("GIT_") && !$0.hasPrefix("LC_ALL=")
    }
    variables += Self.variables
    if let directory { variables.append("\(RepositoryChoice.Name.variable.rawValue)=\(directory)") }
    environment = variables
    self.folder = folder
  }

  /// Options and variables say the same, because older versions know only some of them. Protocols
  /// are refused where a repository allows them too, a bare repository has to be named, and a
  /// setting of where files are checked out does not count.
  private static let variables = [
    "LC_ALL=C", "GIT_ALLOW_PROTOCOL=none", "GIT_GRAFT_FILE=/dev/null", "GIT_NO_LAZY_FETCH=1",
    "GIT_NO_REPLACE_OBJECTS=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0",
    "GIT_WORK_TREE=.",
  ]
  private static let options = [
    "--no-pager", "--no-replace-objects", "-c", "core.fsmonitor=false", "-c",
    "core.hooksPath=/dev/null", "-c", "protocol.allow=never", "-c",
    "safe.bareRepository=explicit",
  ]

  /// Runs a command to its end.
  func run(
    _ words: [String], errors: ChildProgram.Errors = .dropped
  ) throws(SystemError) -> ChildProgram.Finished {
    try ChildProgram.run(path, all(words), environment: environment, errors: errors)
  }

  /// Starts a command that answers what is written to it.
  func start(
    _ words: [String], input: Int32, output: Int32
  ) throws(SystemError) -> ChildProgram {
    try ChildProgram(
      at: path, all(words), environment: environment, input: input, output: output)
  }

  private func all(_ words: [String]) -> [String] { Self.options + ["-C", folder] + words }
}
