import Support
import Testing

/// The script of `docs/pull-requests.md` that writes a comment for a job that may not.
@Suite struct ForkCommentTests {
  /// Runs the script with a `gh` that copies a folder as the artifact, knows a pull request and its
  /// comments, and keeps the text that is sent.
  private func run(
    in repository: borrowing RecipeRepository, number: String = "7", known: String = ""
  ) throws -> FinishedProcess {
    let folder = repository.folder.path
    try repository.installGitHub(
      """
      #!/bin/sh
      echo "$@" >> "\(folder)/gh.log"
      for last; do :; done
      if [ "$1" = run ]; then cp -RP "\(folder)/artifact/." "$last"; exit; fi
      case "$*" in
        *pulls*--jq*) echo "$NUMBER" ;;
        *--jq*) echo "$KNOWN" ;;
        *) cp "${last#body=@}" "\(folder)/sent.md" ;;
      esac
      """)
    let script = try RecipeScripts(markdown: "docs/pull-requests.md").containing("gh api")
    return try repository.run(
      script,
      [
        "REPOSITORY": "owner/app", "RUN": "9", "COMMIT": "0123abc", "BRANCH": "someone:branch",
        "NUMBER": number, "KNOWN": known,
      ])
  }

  @Test(.needs(.git, .bash)) func `the text of the first workflow becomes one comment`() throws {
    let repository = try RecipeRepository(at: "main", depth: 1)
    let text = "**1 edit changes 2 pictures.**\n"
    try repository.folder.write(text, to: "artifact/riverbed.md")
    #expect(try run(in: repository, number: "7\n8").status == 0)
    #expect(try repository.text("../../sent.md") == "<!-- changes -->\n\n\(text)")
    let known = "https://api.example.org/comments/12"
    #expect(try run(in: repository, known: "\(known)\nhttps://api.example.org/34").status == 0)
    let sent = try repository.calls().filter { $0.contains("body=@") }
    #expect(sent.count == 2)
    #expect(sent[0].hasPrefix("api --method POST repos/owner/app/issues/7/comments -F body=@"))
    #expect(sent[1].hasPrefix("api --method PATCH \(known) -F body=@"))
    try repository.folder.write(
      String(repeating: "a", count: 100_000), to: "artifact/riverbed.md")
    #expect(try run(in: repository).status == 0)
    #expect(try repository.text("../../sent.md").utf8.count < 65_536)
  }

  @Test(.needs(.git, .bash), arguments: [Plant.linkToFile, .linkToFolder, .linkToNothing])
  func `a link in the artifact is not read`(plant: Plant) throws {
    let repository = try RecipeRepository(at: "main", depth: 1)
    try repository.keepSecret()
    try repository.expect("mkdir ../../artifact")
    try repository.plant(plant, at: ["../../artifact/riverbed.md"])
    let result = try run(in: repository)
    #expect(result.status == 1)
    try repository.expectSecret(in: result.output)
    #expect(try repository.calls().count == 1)
  }

  @Test(.needs(.git, .bash)) func `without an open pull request, nothing is sent`() throws {
    let repository = try RecipeRepository(at: "main", depth: 1)
    try repository.folder.write("Text", to: "artifact/riverbed.md")
    #expect(try run(in: repository, number: "").status == 0)
    #expect(try !repository.calls().contains { $0.contains("body=@") })
  }
}
