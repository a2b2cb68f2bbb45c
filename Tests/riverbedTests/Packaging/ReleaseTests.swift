import FoundationEssentials
import Printing
import Support
import Testing

/// What the workflow that makes a release does in its scripts, and what else a release has for
/// other programs.
@Suite(.needs(.bash, .git, .curl, .xz)) struct ReleaseTests {
  @Test func `only the tag of the version is released`() throws {
    let right = try check("v\(Program.version)")
    #expect(right.status == 0, "\(right.output)")
    for tag in [Program.version, "v\(Program.version)-beta", "v", ""] {
      let wrong = try check(tag)
      #expect(wrong.status == 1)
      #expect(wrong.output.hasPrefix("The tag of version \(Program.version) is v"))
    }
  }

  @Test func `what two machines made is one release with one list of checksums`() throws {
    let machine = try parts()
    try machine.run("action/Packaging/release/join dist parts/*")
    let files = try machine.run("ls dist")
    #expect(
      files == """
        SHA256SUMS
        riverbed-7.8.9-linux-aarch64.tar.xz
        riverbed-7.8.9-linux-x86_64.tar.xz

        """)
    try machine.run("cd dist && sha256sum --check SHA256SUMS")
  }

  @Test(arguments: [
    "echo >> parts/a/riverbed-7.8.9-linux-x86_64.tar.xz", "echo > parts/a/riverbed-more",
    "rm -r parts/b", "cp parts/a/* parts/b",
  ])
  func `parts that are not a whole release are refused`(damage: String) throws {
    let machine = try parts()
    try machine.run(damage)
    #expect(try machine.result(of: "action/Packaging/release/join dist parts/*").status != 0)
  }

  @Test func `a release has what CHANGELOG says about it, and every file`() throws {
    let machine = try parts()
    let tool = try machine.folder.write(
      "#!/bin/sh\necho \"$@\" > \"$CALLS\"\ncat \"$8\" > \"$CALLS.notes\"\n", to: "gh.sh")
    try machine.run("cp \(tool) bin/gh && chmod +x bin/gh && mkdir dist")
    try machine.run("touch dist/SHA256SUMS dist/riverbed.deb")
    try machine.folder.write(
      "  package static let version = \"7.8.9\"\n", to: "action/Sources/Printing/Program.swift")
    try machine.folder.write(
      "# News\n\n## 7.9.0 (x)\n\n- Later\n\n## 7.8.9 (y)\n\n- This one\n\n## 7.8 (z)\n\n- Older\n",
      to: "action/CHANGELOG.md")
    let publish = "action/Packaging/release/publish"
    let calls = ["CALLS": "\(machine.folder.path)/calls"]
    let published = try machine.result(of: "\(publish) v7.8.9 dist", calls)
    #expect(published.status == 0, "\(published.output)")
    let call = try machine.text("calls")
    #expect(
      call.hasPrefix("release create v7.8.9 --verify-tag --title Riverbed 7.8.9 --notes-file"))
    #expect(call.hasSuffix("/dist/SHA256SUMS \(machine.folder.path)/dist/riverbed.deb\n"))
    #expect(try machine.text("calls.notes") == "\n- This one\n\n")
    #expect(try machine.result(of: "\(publish) v7.8.8 dist", calls).status == 1)
  }

  @Test func `a workflow says only which scripts run, and all of them exist`() throws {
    let text = try Self.text(".github/workflows/release.yml")
    let scripts = text.matches(of: /(?:Packaging\/|\.ci\/)[a-z\/]+/).map { String($0.0) }
    #expect(scripts.count == 4)
    for script in scripts {
      let path = Fixtures.repository.appending(path: script).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
  }

  @Test(arguments: [("my-app", Int32(0)), ("damaged", 2), ("", 74)])
  func `the hook of pre-commit checks the app that its arguments name`(
    app: String, status: Int32
  ) throws {
    let hooks = try Self.text(".pre-commit-hooks.yaml")
    let entry = try #require(hooks.firstMatch(of: /entry: (.*)/)?.1)
    #expect(hooks.contains("language: system") && hooks.contains("pass_filenames: false"))
    let repository = try RecipeRepository(at: "main")
    try repository.expect("mkdir damaged && echo '[ { ] }' > damaged/rivers.json")
    let result = try repository.run("\(entry) \(app)")
    #expect(result.status == status, "\(result.output)")
  }

  @Test func `the image has the static program and nothing else`() throws {
    let lines = try Self.text("Containerfile").split(separator: "\n").filter { $0.first != "#" }
    #expect(
      lines == [
        "FROM scratch", "COPY .build/static/riverbed /riverbed", "WORKDIR /work",
        "ENTRYPOINT [\"/riverbed\"]",
      ])
    #expect(try Self.text(".dockerignore") == "*\n!.build/static/riverbed\n")
    let linked = try Self.text("Packaging/static")
    #expect(linked.contains("folder=.build/static\n") && linked.contains("\"$folder/riverbed\"\n"))
  }

  /// What `Packaging/dist` makes on two machines.
  private func parts() throws -> ActionMachine {
    let machine = try ActionMachine.installed()
    try machine.release("v7.8.9")
    try machine.run(
      """
      mkdir -p parts/a parts/b
      mv releases/v7.8.9/*x86_64* parts/a
      mv releases/v7.8.9/*aarch64* parts/b
      for part in parts/*; do (cd $part && sha256sum riverbed* > SHA256SUMS); done
      """)
    return machine
  }

  private func check(_ tag: String) throws -> FinishedProcess {
    let script = Fixtures.repository.appending(path: "Packaging/release/check").path
    return try FinishedProcess(running: [script, tag])
  }

  private static func text(_ path: String) throws -> String {
    try TemporaryFolder.text(of: Fixtures.repository.appending(path: path).path)
  }
}
