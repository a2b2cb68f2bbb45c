import FoundationEssentials
import Support
import Testing

/// The processes of git by which revisions are read.
@Suite struct GitProcessTests {
  /// Runs Riverbed with a `git` that writes down its commands, and returns these.
  private func commands(
    of words: [String], in repository: borrowing GitRepository
  ) throws -> [String] {
    let log = try repository.folder.write("", to: "log")
    let program = try repository.folder.writeProgram(
      """
      #!/bin/sh
      for word; do
        case $word in rev-parse | cat-file | merge-base) echo "$word" >> '\(log)' ;; esac
      done
      exec '\(try Tool.git.installedPath)' "$@"
      """, to: "bin/git")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folder = program.dropLast("/git".count)
    let run = try repository.run(
      [try RecipeRepository.program()] + words, environment: ["PATH": "\(folder):\(path)"])
    #expect(run.status == 0 || run.status == 1, "\(run.output)")
    return try TemporaryFolder.text(of: log).split(separator: "\n").map(String.init)
  }

  @Test(.needs(.git, .bash)) func `one process reads all objects of a run`() throws {
    let repository = try GitRepository.withBranches()
    for number in 0..<50 { try repository.write("[]", to: "apps/footers/feeds/\(number).json") }
    try repository.commit()
    for (words, expected) in [
      (["check", "main:apps/footers"], ["rev-parse", "cat-file"]),
      (["diff", "branch:apps/footers", "main:"], ["rev-parse", "cat-file"]),
      (["diff", "branch:", "apps/footers"], ["rev-parse", "cat-file"]),
      (
        ["diff", "--merge-base", "branch", "main:apps/footers"],
        ["rev-parse", "cat-file", "merge-base"]
      ),
      (
        ["build", "main:apps/footers", "--since", "branch:", "--device", "iphone-8"],
        ["rev-parse", "cat-file"]
      ),
      (["check", "apps/footers"], []), (["diff", "apps/footers", "apps/footers"], []),
    ] {
      #expect(try commands(of: words, in: repository) == expected, "\(words)")
    }
  }
}
