import Printing
import Support
import Testing

/// How the recipes of `docs/ci.md` without the action get the program from an archive.
@Suite(.needs(.bash, .git, .curl, .xz)) struct ArchiveRecipeTests {
  @Test(arguments: [
    ("GitHub Actions", "bash -eo pipefail"), ("GitLab", "bash -eo pipefail"),
    ("Jenkins", "sh -xe"),
  ])
  func `a recipe takes the archive that it names, and no other`(
    section: String, shell: String
  ) throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: section)
    let script = try recipe.containing("sha256sum")
    let machine = try ActionMachine.installed()
    try machine.release()
    let archive = "\(machine.folder.path)/releases/v7.8.9/riverbed-7.8.9-linux-x86_64.tar.xz"
    let hash = try machine.run("sha256sum \(archive)").prefix { $0 != " " }
    let variables = [
      "RIVERBED": "file://\(archive)", "RIVERBED_SHA256": String(hash),
      "WORKSPACE_TMP": "\(machine.folder.path)/temp",
    ]
    // The next steps have what was put on the search path, here by what each service reads it from.
    let next = """
      PATH=$(cat "$GITHUB_PATH"):$WORKSPACE_TMP/riverbed/bin:$PATH
      riverbed --version
      """
    let file = try machine.folder.write("\(script)\n\(next)\n", to: "recipe.sh")
    let taken = try machine.result(of: "\(shell) \(file)", variables)
    #expect(taken.status == 0, "\(taken.output)")
    #expect(taken.output.hasSuffix("riverbed 7.8.9 for x86_64\n"), "\(taken.output)")

    try machine.run("echo >> \(archive) && rm -rf temp")
    let refused = try machine.result(of: "\(shell) \(file)", variables)
    #expect(refused.status == 1)
    #expect(refused.output.contains("/archive: FAILED"), "\(refused.output)")
    #expect(!refused.output.contains("riverbed 7.8.9 for"))
  }

  @Test func `recipes name the version of Riverbed, and no real checksum`() throws {
    let blocks = try RecipeScripts(markdown: "docs/ci.md").blocks
    let text = blocks.joined(separator: "\n")
    let tags = text.matches(of: /(?:@COMMIT # |download\/|rev: )v([0-9.]+)/).map { String($0.1) }
    #expect(tags.count == 6 && tags.allSatisfy { $0 == Program.version })
    let hashes = text.matches(of: /RIVERBED_SHA256(?: =|:) ["'](\w+)["']/).map(\.1)
    #expect(hashes.count == 3)
    #expect(hashes.allSatisfy { $0 == String(repeating: "0", count: 64) })
  }
}
