import Support
import Testing

@testable import riverbed

/// An app whose folder has its own site, or pictures of it, in a later revision: what the app has
/// become must not pass as what it was.
@Suite struct ReplacedAppTests {
  /// Makes a repository with an app in `app` and, in the next commit and on the disk, its site there.
  private static func replaced(keeping kept: String = ".") throws -> GitRepository {
    let repository = try GitRepository()
    try repository.writeFixture("Apps/footers", to: "app")
    try repository.writeFixture("Apps/footers", to: "same")
    try repository.commit()
    let built = try repository.riverbed(
      "build", "app", "-o", "../site", "--device", "iphone-8", "--quiet")
    try #require(built.status == 0)
    _ = try repository.run(["rm", "-r", "app"])
    _ = try repository.run(["mkdir", "app"])
    _ = try repository.run(["cp", "-r", "../site/\(kept)", "app/"])
    try repository.commit()
    return repository
  }

  @Test(
    .needs(.git, .bash),
    arguments: [
      (["HEAD^1:", "app"], "'app' is a site that Riverbed built, and not an app"),
      (["HEAD^1:app", "app"], "only apps are compared with a revision"),
      (["--merge-base", "HEAD^1", "app"], "only apps are compared with a revision"),
      (["HEAD^1:app", "HEAD:app"], "'HEAD:app' is a site that Riverbed built, and not an app"),
      (["HEAD:app", "same"], "only apps are read from a revision"),
      (["same", "HEAD:app"], "only apps are read from a revision"),
    ])
  func `a site in the place of an app is not compared with a revision`(
    words: [String], reason: String
  ) throws {
    let repository = try Self.replaced()
    let run = try repository.run(
      [try RecipeRepository.program(), "diff"] + words + ["--format", "json=../changes.json"])
    #expect(run.status == 2)
    #expect(
      run.output.hasPrefix("riverbed: error: '") && run.output.contains(reason), "\(run.output)")
    let json = try TemporaryFolder.text(of: "\(repository.folder.path)/changes.json")
    #expect(json.contains("\"Nothing was compared: '") && json.contains("\"kind\": \"site\""))
  }

  @Test(.needs(.git, .bash)) func `a site does not say what changed since it was an app, or back`()
    throws
  {
    let repository = try Self.replaced()
    for (app, since) in [("app", "HEAD^1:"), ("same", "HEAD:app")] {
      let run = try repository.riverbed("build", app, "--since", since, "-o", "../other")
      #expect(run.status == 2)
      #expect(
        run.output.contains(" is a site that Riverbed built, and not an app; "), "\(run.output)")
    }
  }

  @Test(.needs(.git, .bash)) func `pictures in the place of an app are an app without its file`()
    throws
  {
    let repository = try Self.replaced(keeping: "screens")
    let run = try repository.riverbed("diff", "HEAD^1:", "app")
    #expect(run.status == 74)
    #expect(run.output.contains("there is no file 'rivers.json' [missing-file]"), "\(run.output)")
  }

  @Test(.needs(.git, .bash)) func `a stored site is compared with an app as ever`() throws {
    let repository = try Self.replaced()
    for (old, new) in [("../site", "same"), ("../site", "HEAD:same"), ("same", "../site")] {
      let run = try repository.riverbed("diff", old, new)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("Nothing changed; targets and hierarchies are not compared.\n"))
    }
  }
}
