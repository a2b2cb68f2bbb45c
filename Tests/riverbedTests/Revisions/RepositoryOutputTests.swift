import Support
import Testing

/// Outputs where git keeps the repository that is read.
@Suite struct RepositoryOutputTests {
  private static let app = "apps/footers"
  private static let objects = "../repository/.git/objects"

  @Test(
    .needs(.git, .bash),
    arguments: [
      ["diff", "--base", "HEAD", app, "--format", "json=.git/HEAD"],
      ["diff", "--base", "HEAD", app, "--repository", ".git", "--format", "json=.git/x"],
      ["diff", "--base", "HEAD", app, "-o", ".git/report"],
      ["build", "HEAD:\(app)", "-o", "site", "--stats=.git/config"],
      ["build", app, "--base", "HEAD", "-o", ".git/objects/pack"],
      ["check", "HEAD:\(app)", "--write-known", ".git/index"],
      ["check", "HEAD:\(app)", "--format", "json=.git"],
    ])
  func `nothing is written there`(words: [String]) throws {
    let repository = try GitRepository.withBranches()
    let before = try repository.git("status", "--porcelain")
    let run = try repository.run([try RecipeRepository.program()] + words)
    #expect(run.status == 64, "\(run.output)")
    #expect(run.output.contains("the repository that is read is there"), "\(run.output)")
    #expect(try repository.git("status", "--porcelain") == before)
    #expect(try repository.git("rev-parse", "HEAD").isEmpty == false)
  }

  /// Makes work trees whose `.git` is a file, and a clone that borrows objects.
  private func elsewhere() throws -> GitRepository {
    let repository = try GitRepository.withBranches()
    let path = repository.folder.path
    try repository.git("worktree", "add", "--quiet", "--detach", "\(path)/tree", "HEAD")
    try repository.git(
      "clone", "--quiet", "--separate-git-dir", "\(path)/store", repository.path, "\(path)/apart")
    try repository.git("clone", "--quiet", "--shared", repository.path, "\(path)/shared")
    try repository.git("clone", "--quiet", "--shared", "\(path)/shared", "\(path)/again")
    return repository
  }

  @Test(
    .needs(.git, .bash),
    arguments: [
      ("tree", ["diff", "--base", "HEAD^1", app, "--format", "json=.git"]),
      ("tree", ["diff", "--base", "nope", app, "--format", "json=.git"]),
      ("tree", ["diff", "--base", "nope", "--merge-base", app, "--format", "json=.git"]),
      ("tree", ["diff", "--base", "nope", app, "-o", ".git"]),
      ("tree", ["check", "HEAD^1:\(app)", "--write-known", ".git"]),
      ("tree", ["check", "nope:\(app)", "--format", "json=.git"]),
      ("repository", ["diff", "--base", "nope", app, "--format", "json=.git/HEAD"]),
      ("repository", ["check", "nope:\(app)", "--format", "json=.git/HEAD"]),
      (
        "repository",
        ["diff", "--base", "HEAD^1", "../tree/\(app)", "--format", "json=../tree/.git"]
      ),
      ("apart", ["diff", "--base", "HEAD^1", app, "--format", "json=.git"]),
      ("apart", ["diff", "--base", "HEAD^1", app, "--format", "json=../store/HEAD"]),
      ("apart", ["build", app, "--base", "HEAD^1", "--stats=.git", "-o", "site"]),
      (
        ".",
        [
          "diff", "--base", "HEAD^1", "apart/\(app)", "--repository", "apart", "--format",
          "json=apart/.git",
        ]
      ),
      ("shared", ["diff", "--base", "HEAD^1", app, "--format", "json=\(objects)/x"]),
      ("again", ["check", "HEAD:\(app)", "--format", "json=\(objects)/x"]),
    ])
  func `nor in a file that leads there, or in objects that are borrowed`(
    folder: String, words: [String]
  ) throws {
    let repository = try elsewhere()
    let run = try repository.run([try RecipeRepository.program()] + words, in: "../\(folder)")
    #expect(run.status == 64, "\(run.output)")
    #expect(run.output.contains("the repository that is read is there"), "\(run.output)")
    for name in ["repository", "tree", "apart", "shared", "again"] {
      let head = try repository.run(
        [try Tool.git.installedPath, "status", "--porcelain"], in: "../\(name)")
      #expect(head.status == 0 && head.output.isEmpty, "\(name): \(head.output)")
    }
    #expect(try repository.git("fsck", "--strict", "--no-progress").isEmpty)
  }

  @Test(.needs(.git, .bash)) func `a site may be the work tree of another branch`() throws {
    let repository = try GitRepository.withBranches()
    try repository.git("worktree", "add", "--quiet", "--detach", "--no-checkout", "../pages")
    let run = try repository.riverbed(
      "build", "HEAD:\(Self.app)", "-o", "../pages", "--device", "iphone-se-1")
    #expect(!run.output.contains("the repository that is read is there"), "\(run.output)")
  }

  @Test(.needs(.git, .bash)) func `next to it something may be written`() throws {
    let repository = try GitRepository.withBranches()
    let run = try repository.riverbed("check", "HEAD:\(Self.app)", "--format", "json=found.json")
    #expect(run.status == 0, "\(run.output)")
  }
}
