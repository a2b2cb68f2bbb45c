import FoundationEssentials
import Support
import Testing

/// A local repository with two revisions of an app, `main` and a branch that is checked out, in which
/// scripts of CI are run.
struct RecipeRepository: ~Copyable {
  let folder: TemporaryFolder
  /// The working copy of the branch.
  let work: String

  init() throws {
    let folder = try TemporaryFolder()
    let work = "\(folder.path)/checkout/work"
    let origin = "\(folder.path)/origin"
    for file in try Fixtures.files(in: "Apps/footers") {
      try folder.write(
        String(decoding: file.bytes, as: UTF8.self), to: "origin/my-app/\(file.name)")
    }
    try folder.write("#!/bin/sh\n", to: "bin/none")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bin/riverbed", withDestinationPath: Self.program)
    try Self.git("init", "--quiet", "--initial-branch=main", origin)
    try Self.commit("main", in: origin)
    try Self.git("-C", origin, "checkout", "--quiet", "-b", "branch")
    try Self.edit("\(origin)/my-app/rivers.json")
    try Self.commit("branch", in: origin)
    try Self.git("clone", "--quiet", "--branch", "branch", origin, work)
    self.folder = folder
    self.work = work
  }

  /// The program next to the tests.
  private static var program: String {
    let tests = URL(filePath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    let own = tests.appending(path: "riverbed").path
    return FileManager.default.isExecutableFile(atPath: own)
      ? own : Fixtures.repository.appending(path: ".build/debug/riverbed").path
  }

  /// Runs a script as a runner does, in the working copy or another folder.
  func run(
    _ script: String, in place: String? = nil, _ variables: [String: String] = [:]
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
        Tool.bash.installedPath, "-c", "cd \"$1\" && exec bash -eo pipefail \"$2\"", "run",
        place ?? work, file,
      ], environment: environment)
  }

  /// Whether a path of the working copy exists.
  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(work)/\(path)") }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(work)/\(path)")), as: UTF8.self)
  }

  /// Puts a program on the search path.
  func install(_ program: String, _ script: String) throws {
    let path = try folder.write(script, to: "bin/\(program)")
    #expect(try FinishedProcess(running: ["/bin/chmod", "+x", path]).status == 0)
  }

  /// Gives the first screen of an app another name.
  private static func edit(_ path: String) throws {
    let url = URL(filePath: path)
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let edited = text.replacing("\"name\": \"", with: "\"name\": \"New ", maxReplacements: 1)
    try #require(edited != text)
    try Data(edited.utf8).write(to: url)
  }

  private static func commit(_ message: String, in origin: String) throws {
    try git("-C", origin, "add", "--all")
    try git(
      "-C", origin, "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit",
      "--quiet", "-m", message)
  }

  private static func git(_ words: String...) throws {
    let result = try FinishedProcess(running: [try Tool.git.installedPath] + words)
    try #require(result.status == 0, "\(result.output)")
  }
}
