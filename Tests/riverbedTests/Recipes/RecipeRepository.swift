import FoundationEssentials
import Support
import Testing

/// A local repository in which scripts of CI are run: the branch `branch` renames a screen of an
/// app, `main` has since renamed another one, and `merge` joins them, as a pull request would.
struct RecipeRepository: ~Copyable {
  let folder: TemporaryFolder
  /// The working copy.
  let work: String

  /// Makes the repository, and a working copy of a branch with all its history or less.
  init(at branch: String, depth: Int? = nil) throws {
    let folder = try TemporaryFolder()
    let work = "\(folder.path)/checkout/work"
    let origin = "\(folder.path)/origin"
    for file in try Fixtures.files(in: "Apps/footers") {
      try folder.write(
        String(decoding: file.bytes, as: UTF8.self), to: "origin/my-app/\(file.name)")
    }
    try folder.write("#!/bin/sh\n", to: "bin/none")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bin/riverbed", withDestinationPath: Self.program())
    try Self.git("init", "--quiet", "--initial-branch=main", origin)
    try Self.commit("start", in: origin)
    try Self.git("-C", origin, "checkout", "--quiet", "-b", "branch")
    try Self.rename("Home", in: origin)
    try Self.git("-C", origin, "checkout", "--quiet", "main")
    try Self.rename("All stories", in: origin)
    try Self.git("-C", origin, "checkout", "--quiet", "-b", "merge")
    try Self.git(
      ["-C", origin] + Self.author + ["merge", "--quiet", "--no-ff", "-m", "merge", "branch"])
    try Self.git(
      ["clone", "--quiet", "--branch", branch] + (depth.map { ["--depth=\($0)"] } ?? [])
        + ["file://\(origin)", work])
    self.folder = folder
    self.work = work
  }

  /// Returns the path of a program of the package, which is built with the tests, into the same
  /// folder.
  static func program(_ name: String = "riverbed") throws -> String {
    let tests = URL(filePath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    let path = tests.appending(path: name).path
    try #require(
      FileManager.default.isExecutableFile(atPath: path),
      "there is no program next to the tests: '\(path)'")
    return path
  }

  /// Runs a script as a runner does, in the working copy.
  func run(
    _ script: String, _ variables: [String: String] = [:], shell: String = "bash -eo pipefail"
  ) throws -> FinishedProcess {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    var environment = variables
    environment["PATH"] = "\(folder.path)/bin:\(path)"
    // Variables of the machine that runs this test.
    for name in ["GITHUB_STEP_SUMMARY", "CI_NODE_INDEX", "CI_NODE_TOTAL"]
    where environment[name] == nil { environment[name] = "" }
    let file = try folder.write(script, to: "script.sh")
    return try FinishedProcess(
      running: [
        Tool.bash.installedPath, "-c", "cd \"$1\" && exec \(shell) \"$2\"", "run", work, file,
      ], environment: environment)
  }

  /// Runs a script that must succeed, and returns what it writes.
  @discardableResult
  func expect(
    _ script: String, _ variables: [String: String] = [:], shell: String = "bash -eo pipefail"
  ) throws -> String {
    let result = try run(script, variables, shell: shell)
    try #require(result.status == 0, "\(result.output)")
    return result.output
  }

  /// The beginning of the label of a site that is built from the working copy.
  var label: String {
    get throws {
      let branch = try expect("git branch --show-current").dropLast()
      return "<bdi>\(branch) \(try expect("git rev-parse HEAD").prefix(7)), "
    }
  }

  /// Whether a path of the working copy exists.
  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(work)/\(path)") }

  /// Returns the text of a file of the working copy, or of a file next to it.
  func text(_ path: String) throws -> String { try TemporaryFolder.text(of: "\(work)/\(path)") }

  /// Damages the app of the working copy, or repairs it.
  func damage(_ isDamaged: Bool = true) throws {
    try expect(
      isDamaged ? "echo '[ { ] }' > my-app/rivers.json" : "git checkout --quiet -- my-app")
  }

  /// Returns a text that differs when history was cut.
  func history() throws -> String {
    try expect("git rev-parse --is-shallow-repository && git log --format=%H")
  }

  /// Gives a screen another name, and commits that.
  private static func rename(_ screen: String, in origin: String) throws {
    let url = URL(filePath: "\(origin)/my-app/rivers.json")
    let text = try TemporaryFolder.text(of: url.path)
    let edited = text.replacing("\"name\": \"\(screen)\"", with: "\"name\": \"New \(screen)\"")
    try #require(edited != text)
    try Data(edited.utf8).write(to: url)
    try commit(screen, in: origin)
  }

  private static func commit(_ message: String, in origin: String) throws {
    try git("-C", origin, "add", "--all")
    try git(["-C", origin] + author + ["commit", "--quiet", "-m", message])
  }

  private static let author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]

  private static func git(_ words: String...) throws { try git(words) }

  private static func git(_ words: [String]) throws {
    let result = try FinishedProcess(running: [try Tool.git.installedPath] + words)
    try #require(result.status == 0, "\(result.output)")
  }
}
