import Testing

/// A git repository in a folder of its own, with a branch `main`.
package struct GitRepository: ~Copyable {
  package let folder: TemporaryFolder
  /// The folder of the repository.
  package let path: String

  package init(options: String...) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/repository"
    let words = ["init", "--quiet", "--initial-branch=main"] + options + [path]
    let result = try FinishedProcess(running: [try Tool.git.installedPath] + words)
    try #require(result.status == 0, "\(result.output)")
    self.folder = folder
    self.path = path
  }

  /// Writes a file of the repository.
  package func write(_ text: String, to name: String) throws {
    try folder.write(text, to: "repository/\(name)")
  }

  /// Writes the files of a fixture's folder into a folder of the repository.
  package func writeFixture(_ fixture: String, to name: String) throws {
    for file in try Fixtures.files(in: fixture) {
      try write(String(decoding: file.bytes, as: UTF8.self), to: "\(name)/\(file.name)")
    }
  }

  /// Commits everything as it is, on a day if that matters.
  package func commit(_ message: String = "state", on day: String? = nil) throws {
    try git("add", "--all", "--force")
    try git("commit", "--quiet", "--allow-empty", "-m", message)
    guard let day else { return }
    let amended = try run(
      [
        "git", "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet",
        "--amend", "--allow-empty", "--no-edit",
      ], environment: ["GIT_COMMITTER_DATE": day])
    try #require(amended.status == 0, "\(amended.output)")
  }

  /// Runs git in the repository, where it must succeed, and returns what it writes.
  @discardableResult
  package func git(_ words: String...) throws -> String { try git(words) }

  /// Runs git with these words.
  @discardableResult
  package func git(_ words: [String]) throws -> String {
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    let result = try FinishedProcess(
      running: [try Tool.git.installedPath, "-C", path] + author + words)
    try #require(result.status == 0, "git \(words): \(result.output)")
    return String(result.output.split(separator: "\n", omittingEmptySubsequences: false)[0])
  }

  /// Runs a program in a folder of the repository.
  package func run(
    _ words: [String], in name: String = ".", environment: [String: String] = [:]
  ) throws -> FinishedProcess {
    try FinishedProcess(
      running: [
        try Tool.bash.installedPath, "-c", "cd \"$1\" && shift && exec \"$@\"", "run",
        "\(path)/\(name)",
      ] + words, environment: environment)
  }
}
