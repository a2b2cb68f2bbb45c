import Support
import Testing

/// Objects whose bytes are those of another one: git returns them, Riverbed does not use them.
@Suite struct DamagedObjectTests {
  @Test(
    .needs(.git, .bash),
    arguments: [
      ("main", "branch"), ("main^{tree}", "branch^{tree}"),
      ("main:apps/footers", "branch:apps/footers"),
      ("main:apps/footers/rivers.json", "branch:apps/footers/rivers.json"), ("old", "new"),
    ])
  func `nothing that was forged is compared`(object: String, other: String) throws {
    let repository = try GitRepository.withBranches()
    try repository.git("tag", "-a", "-m", "old", "old", "main")
    try repository.git("tag", "-a", "-m", "new", "new", "branch")
    try repository.git("checkout", "--quiet", "branch")
    let words = try [object == "old" ? "old" : "main", "main"].map {
      try repository.git("rev-parse", $0)
    }
    let id = try repository.git("rev-parse", object)
    try repository.forge(object, as: other)
    for words in [
      ["diff", "\(words[0]):", "apps/footers"], ["check", "\(words[0]):apps/footers"],
      ["build", "apps/footers", "--since", "\(words[0]):", "-o", "../site"],
    ] {
      let run = try repository.run([try RecipeRepository.program()] + words)
      #expect(run.status == 74, "\(words)")
      #expect(
        run.output.hasSuffix(
          ": the object \(id) is damaged: its bytes have another id; 'git fsck' says more\n"),
        "\(words): \(run.output)")
    }
  }
}
