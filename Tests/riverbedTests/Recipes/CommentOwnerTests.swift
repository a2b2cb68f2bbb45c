import Support
import Testing

/// Whose comment a script of CI replaces, where people wrote comments that look like its own.
@Suite struct CommentOwnerTests {
  private static let comments = """
    [{"id": 1, "url": "https://api.example.org/1", "user": {"type": "User"}, "body": "MARK text"},
     {"id": 2, "url": "https://api.example.org/2", "user": {"type": "Bot"}, "body": "other"},
     {"id": 3, "url": "https://api.example.org/3", "user": {"type": "Bot"}, "body": "x MARK"}BOT]
    """
  private static let bot = """
    ,{"id": 4, "url": "https://api.example.org/4", "user": {"type": "Bot"}, "body": "MARK text"}
    """

  /// Puts a `gh` on the search path that knows comments with a mark, of which one may be a bot's,
  /// and writes down how it is called.
  private func installGitHub(
    in repository: borrowing RecipeRepository, mark: String, hasBot: Bool
  ) throws {
    let comments = Self.comments.replacing("BOT", with: hasBot ? Self.bot : "")
    try repository.folder.write(
      comments.replacing("MARK", with: mark), to: "comments.json")
    let folder = repository.folder.path
    try repository.installGitHub(
      """
      #!/bin/sh
      echo "$@" >> "\(folder)/gh.log"
      while [ $# -gt 1 ]; do
        if [ "$1" = --jq ]; then exec jq -r "$2" "\(folder)/comments.json"; fi
        shift
      done
      """)
  }

  @Test(.needs(.git, .bash, .jq), arguments: [false, true])
  func `the action replaces the comment of a bot, never that of a person`(hasBot: Bool) throws {
    let repository = try RecipeRepository(at: "merge", depth: 1)
    try installGitHub(in: repository, mark: "<!-- riverbed my-app -->", hasBot: hasBot)
    _ = try repository.comment()
    let last = try #require(try repository.calls().last)
    #expect(
      last.hasPrefix(
        hasBot
          ? "api --method PATCH repos/owner/app/issues/comments/4 "
          : "api --method POST repos/owner/app/issues/7/comments "), "\(last)")
  }

  @Test(.needs(.git, .bash, .jq), arguments: [false, true])
  func `the recipe replaces the comment of a bot, never that of a person`(hasBot: Bool) throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitHub Actions")
    let repository = try RecipeRepository(at: "merge", depth: 2)
    try installGitHub(in: repository, mark: "<!-- changes -->", hasBot: hasBot)
    try repository.expect(recipe.containing("gh api"), ["COMMENTS": "repos/o/a/issues/7/comments"])
    let last = try #require(try repository.calls().last)
    #expect(
      last.hasPrefix(
        hasBot
          ? "api --method PATCH https://api.example.org/4 "
          : "api --method POST repos/o/a/issues/7/comments "), "\(last)")
  }
}
