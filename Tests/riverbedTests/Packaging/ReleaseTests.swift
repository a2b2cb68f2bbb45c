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
        riverbed-7.8.9-linux-aarch64.spdx.json
        riverbed-7.8.9-linux-aarch64.tar.xz
        riverbed-7.8.9-linux-x86_64.spdx.json
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

  @Test func `a release has what CHANGELOG says about it, every file, and its attestation`() throws
  {
    let machine = try published()
    let result = try machine.result(of: Self.publish, ["REPOSITORY": "owner/riverbed"])
    #expect(result.status == 0, "\(result.output)")
    let calls = try machine.text("calls").split(separator: "\n")
    try #require(calls.count == 5)
    let dist = "\(machine.folder.path)/dist"
    for (call, file) in zip(calls, try machine.run("ls dist/*linux*").split(separator: "\n")) {
      let bundle = "\(dist)/riverbed-7.8.9.sigstore.json"
      let isVerified = call.hasPrefix(
        "attestation verify \(machine.folder.path)/\(file) --bundle \(bundle) --hostname ")
      #expect(isVerified, "\(call)")
    }
    #expect(
      calls[4].hasPrefix("release create v7.8.9 --verify-tag --title Riverbed 7.8.9 --notes-file"))
    let files = try machine.run("ls -d $PWD/dist/*").replacing("\n", with: " ")
    #expect(files.contains("/riverbed-7.8.9.sigstore.json ") && "\(calls[4]) ".hasSuffix(files))
    #expect(try machine.text("notes") == "\n- This one\n\n")
    #expect(try machine.text("dist/riverbed-7.8.9.sigstore.json") == "{}\n")
  }

  @Test func `a release of another version, or one that is not attested, is not made`() throws {
    let machine = try published()
    let publish = Self.publish.replacing("v7.8.9", with: "v7.8.8")
    #expect(try machine.result(of: publish).status == 1)
    let refused = ["REPOSITORY": "owner/riverbed", "REFUSED": "1"]
    #expect(try machine.result(of: Self.publish, refused).status != 0)
    #expect(try !machine.text("calls").contains("release create"))
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

  @Test(arguments: [("my-app", Int32(0)), ("damaged", 2), ("", 2)])
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

  private static let publish = "action/Packaging/release/publish v7.8.9 dist attestation.json"

  /// What is published: the joined parts, the bundle of their attestation, and what is new.
  private func published() throws -> ActionMachine {
    let machine = try parts()
    try machine.folder.writeProgram(
      """
      #!/bin/sh
      echo "$@" >> "\(machine.folder.path)/calls"
      if [ "$1" = release ]; then cat "$8" > "\(machine.folder.path)/notes"; fi
      [ -z "$REFUSED" ]
      """, to: "bin/gh")
    try machine.run("action/Packaging/release/join dist parts/* && echo '{}' > attestation.json")
    try machine.folder.write(
      "# News\n\n## 7.9.0 (x)\n\n- Later\n\n## 7.8.9 (y)\n\n- This one\n\n## 7.8 (z)\n\n- Older\n",
      to: "action/CHANGELOG.md")
    return machine
  }

  /// What `Packaging/dist` makes on two machines.
  private func parts() throws -> ActionMachine {
    let machine = try ActionMachine.installed()
    try machine.release()
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
