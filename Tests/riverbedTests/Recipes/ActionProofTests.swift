import FoundationEssentials
import Support
import Testing

/// What the action checks of a release, and what it says about that.
@Suite(.needs(.bash, .git, .curl, .xz)) struct ActionProofTests {
  @Test func `the attestation must name the repository, workflow, tag and commit`() throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    try runner.installGitHub()
    let result = try runner.program()
    #expect(result.status == 0 && result.outputs["proof"] == "attestation", "\(result.output)")
    let commit = try runner.run("git -C action rev-parse HEAD").dropLast()
    let said = "GitHub made it in owner/riverbed at the tag v7.8.9 from commit \(commit).\n"
    #expect(result.output.contains("Its attestation was checked when it was downloaded: \(said)"))
    #expect(!result.output.contains("checksum"))
    let call = try #require(
      runner.text("calls").wholeMatch(of: /attestation verify (\S+) --bundle (\S+) (.*)\n/))
    #expect(call.1.hasSuffix("/riverbed-7.8.9-linux-x86_64.tar.xz"))
    #expect(call.2.hasSuffix("/riverbed-7.8.9.sigstore.json"))
    #expect(
      call.3 == """
        --hostname github.com --repo owner/riverbed \
        --signer-workflow owner/riverbed/.github/workflows/release.yml --deny-self-hosted-runners \
        --source-ref refs/tags/v7.8.9 --source-digest \(commit)
        """)
  }

  @Test func `the documents show what is run`() throws {
    let call = /gh attestation verify (?:.*\\\n)+.*\n/
    let script = try TemporaryFolder.text(
      of: Fixtures.repository.appending(path: "Packaging/action/verify").path)
    let options = try [script, Document(path: "docs/ci.md").text].map { text in
      try #require(text.firstMatch(of: call)).0.matches(of: /--[a-z-]+/).map { String($0.0) }
    }
    #expect(options[0].sorted() == options[1].sorted() && options[0].count == 7)
  }

  @Test(arguments: [
    (["REFUSED": "1"], "", "GitHub does not attest that owner/riverbed made riverbed-7.8.9-linux-"),
    // Who can change the archive can remove the bundle too.
    ([:], "rm releases/v7.8.9/*.sigstore.json", "There is no "),
    // The checksum comes first, so that nothing else is read of a file that was cut off.
    ([:], "echo >> $(ls releases/v7.8.9/*x86_64.tar.xz)", "is not the file that SHA256SUMS of "),
  ])
  func `a program that is not attested is not used`(
    variables: [String: String], damage: String, reason: String
  ) throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    try runner.installGitHub()
    try runner.run(damage)
    let result = try runner.program(with: variables)
    #expect(result.status == 1 && result.output.contains("::error title=Riverbed::"))
    #expect(result.output.contains(reason), "\(result.output)")
    #expect(try runner.run("ls -d temp/riverbed 2>&1 || true").contains("No such file"))
  }

  @Test func `with an old gh or none only the checksum is checked, which is said`() throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    let old = try runner.program()
    try runner.keepOnly([
      "awk", "bash", "cat", "curl", "dirname", "git", "mkdir", "mktemp", "mv", "rm", "sed",
      "sha256sum", "tar", "tr", "xz",
    ])
    try runner.run("rm -r temp")
    let none = try runner.program(with: ["PATH": "\(runner.folder.path)/few"])
    for result in [old, none] {
      #expect(result.status == 0 && result.outputs["proof"] == "checksum", "\(result.output)")
      #expect(
        result.output.contains(
          "::warning title=Riverbed::Only the checksum of the program was checked, "))
      #expect(!result.output.contains("attestation was checked"))
    }
  }

  /// What a workflow names the action with.
  private static let references: [(String?, isCommit: Bool)] = [
    (nil, true), ("", true), ("0123456789abcdef0123456789ABCDEF01234567", true), ("v7.8.9", false),
    ("main", false), ("0123456", false),
  ]

  @Test(arguments: references)
  func `a commit that the workflow names is compiled where its release cannot be attested`(
    name: String?, isCommit: Bool
  ) throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    let commit = String(try runner.run("git -C action rev-parse HEAD").dropLast())
    for server in ["https://github.com", "https://git.example.org"] {
      let result = try runner.program(
        with: ["REF": name ?? commit, "GITHUB_SERVER_URL": server])
      #expect(result.status == 0, "\(result.output)")
      #expect(result.outputs["proof"] == (isCommit ? "" : "checksum"))
      #expect(result.outputs["release"]?.isEmpty == isCommit)
      #expect(result.output.hasSuffix("\ncompiled\n") == isCommit, "\(result.output)")
      #expect(
        result.output.contains("Riverbed is compiled: the workflow names a commit, ") == isCommit)
      // The program that was compiled is not the one of a release, in the cache as well.
      #expect(result.outputs["key"]?.contains("-swift-6.5.1-") == isCommit)
      try runner.run("rm -r temp")
    }
    try runner.installGitHub()
    let proven = try runner.program(with: ["REF": name ?? commit])
    #expect(proven.outputs["proof"] == "attestation", "\(proven.output)")
  }

  @Test func `a server that is not github.com has no attestations to check`() throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    try runner.installGitHub()
    let result = try runner.program(with: ["GITHUB_SERVER_URL": "https://git.example.org"])
    #expect(result.status == 0 && result.outputs["proof"] == "checksum", "\(result.output)")
  }

  @Test func `a cached program of which less was checked is not used where more can be`() throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    let unproven = try runner.program()
    try runner.installGitHub()
    let proven = try runner.program()
    #expect(proven.outputs["key"] != unproven.outputs["key"])
    #expect(proven.output.hasPrefix("Its attestation was checked "), "\(proven.output)")
    #expect(try runner.text("calls").split(separator: "\n").count == 1)
    let again = try runner.program()
    #expect(again.output == "The program is from the cache.\n\(proven.output)")
  }

  @Test func `a compiled program says nothing about proofs`() throws {
    let runner = try ActionMachine.installed()
    try runner.installGitHub()
    let result = try runner.program()
    #expect(result.output.hasSuffix("\ncompiled\n"), "\(result.output)")
    #expect(!result.output.contains("checked"))
  }
}
