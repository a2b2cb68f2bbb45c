import Support
import Testing

/// How the action gets the program that it runs.
@Suite(.needs(.bash, .git, .curl, .xz)) struct ActionProgramTests {
  @Test(arguments: ["x86_64", "aarch64"])
  func `the commit of a release takes its program, and downloads it once`(machine: String) throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    let commit = try runner.run("git -C action rev-parse HEAD").dropLast()
    let first = try runner.program(with: ["MACHINE": machine])
    #expect(first.status == 0 && first.output.hasSuffix("\nriverbed 7.8.9 for \(machine)\n"))
    #expect(first.outputs["release"] == "file://\(runner.folder.path)/releases/v7.8.9")
    let key = try #require(first.outputs["key"])
    #expect(key.hasPrefix("riverbed-v7.8.9-\(commit)-Linux-\(machine)-checksum-file---"))
    #expect(key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
    let folder = try #require(first.outputs["folder"])
    #expect(folder == "\(runner.folder.path)/temp/riverbed/\(key)")
    #expect(try runner.text("path") == "\(folder)/bin\n")
    // What the cache keeps is the folder.
    try runner.run("rm releases/*/*.tar.xz && mv temp kept && mkdir temp && mv kept/riverbed temp")
    let second = try runner.program(with: ["MACHINE": machine])
    #expect(second.outputs == first.outputs)
    #expect(second.output == "The program is from the cache.\n\(first.output)")
    #expect(try runner.text("path") == "\(folder)/bin\n")
  }

  @Test func `an archive of the commit, as a runner gets the action, is known by its release`()
    throws
  {
    let runner = try ActionMachine.installed()
    try runner.release()
    let taken = try runner.program()
    try runner.run(
      "git -C action archive -o ../action.tar HEAD && rm -rf action/{*,.git} && tar -xf action.tar -C action"
    )
    #expect(try runner.program().outputs == taken.outputs)
  }

  @Test func `programs of the same version from two places are kept apart`() throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    let folder = runner.folder.path
    try runner.run(
      """
      for place in server/a/riverbed server/b/riverbed; do
        mkdir -p $place/releases && cp -R releases $place/releases/download
      done
      cp -R releases mirror
      """)
    let keys = try [("a", ""), ("b", ""), ("a", "file://\(folder)/mirror")].map {
      owner, releases in
      let chosen = try runner.program(with: [
        "REPOSITORY": "\(owner)/riverbed", "RIVERBED_RELEASES": releases,
        "GITHUB_SERVER_URL": "file://\(folder)/server",
      ])
      #expect(chosen.outputs["release"]?.isEmpty == false, "\(chosen.output)")
      return chosen.outputs["key"]
    }
    #expect(Set(keys).count == 3 && !keys.contains(nil))
  }

  @Test(arguments: [
    ("echo >> riverbed-7.8.9-linux-x86_64.tar.xz", "is not the file that SHA256SUMS of the"),
    ("mv *-aarch64.tar.xz riverbed-7.8.9-linux-x86_64.tar.xz", "is not the file that SHA256SUMS"),
    ("sed -i /x86_64/d SHA256SUMS", "of the release v7.8.9 does not name riverbed-7.8.9-linux-x86"),
    ("rm SHA256SUMS", "/releases/v7.8.9/SHA256SUMS. Set the input 'binary'"),
    ("rm *-x86_64.tar.xz", "linux-x86_64.tar.xz. Set the input 'binary'"),
  ])
  func `an archive that is not the released one is not used`(damage: String, reason: String) throws
  {
    let runner = try ActionMachine.installed()
    try runner.release()
    try runner.run("cd releases/v7.8.9 && \(damage)")
    let result = try runner.program()
    #expect(result.status == 1)
    #expect(result.output.contains("::error title=Riverbed::"), "\(result.output)")
    #expect(result.output.contains(reason), "\(result.output)")
    #expect(try runner.text("path") == "")
    #expect(try runner.run("ls -d temp/riverbed 2>&1 || true").contains("No such file"))
  }

  @Test(arguments: [("Darwin", "x86_64"), ("Darwin", "arm64"), ("Linux", "riscv64")])
  func `a machine for which there is no program compiles`(system: String, machine: String) throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    let result = try runner.program(with: ["SYSTEM": system, "MACHINE": machine])
    #expect(result.status == 0 && result.output.hasSuffix("\ncompiled\n"))
    #expect(result.output.contains("this commit has no release for \(system)-\(machine) at file:"))
  }

  /// What the release says about itself, and what is done after it.
  @Test(arguments: [
    "rm -r releases", "rm releases/v7.8.9/*.spdx.json", "mv releases/v7.8.9 releases/v7.8.8",
    "rm releases/v7.8.9/*x86_64.spdx.json", "sed -i 's/86_64-[0-9a-f]*/86_64-/' releases/*/*.json",
    "echo > action/more && \(commitAll)",
  ])
  func `a commit without a release compiles, and caches by commit and compiler`(
    change: String
  ) throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    try runner.run(change)
    let commit = try runner.run("git -C action rev-parse HEAD").dropLast()
    let first = try runner.program()
    let key = "riverbed-\(commit)-swift-6.5.1-Linux-x86_64"
    let folder = "\(runner.folder.path)/temp/riverbed/\(key)"
    #expect(first.outputs == ["release": "", "proof": "", "key": key, "folder": folder])
    #expect(first.output.hasSuffix("\nmake install PREFIX=\(folder)\ncompiled\n"))
    #expect(first.output.contains("Riverbed is compiled: this commit has no release for Linux-x86"))
    let second = try runner.program()
    #expect(second.outputs == first.outputs)
    #expect(second.output.hasSuffix("\nThe program is from the cache.\ncompiled\n"))
  }

  @Test func `an action in the checkout compiles, because its files may be anyone's`() throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    #expect(try runner.program(with: ["REPOSITORY": ""]).output.hasSuffix("\ncompiled\n"))
  }

  @Test func `a program from files that are not those of a commit is not cached`() throws {
    let runner = try ActionMachine.installed()
    try runner.release()
    try runner.run("echo >> action/Packaging/static")
    let changed = try runner.program().outputs
    #expect(changed["key"] == "" && changed["release"] == "")
    // What a pull request changes there is compiled again in the next run.
    try runner.run("rm -r temp action/.git")
    let unknown = try runner.program().outputs
    #expect(unknown["key"] == "" && unknown["release"] == "")
  }

  @Test func `a commit without a release needs Swift, and says so`() throws {
    let runner = try ActionMachine.installed()
    try runner.keepOnly(["bash", "dirname", "sed", "curl", "git"])
    let result = try runner.program(with: ["PATH": "\(runner.folder.path)/few"])
    #expect(result.status == 1)
    #expect(result.output.contains("\n::error title=Riverbed::The action has to compile "))
  }

  @Test func `the steps agree on what is cached, and an input comes first`() throws {
    let action = try RecipeScripts(yaml: "action.yml").blocks[0]
    let steps = action.split(separator: "\n    - name: ").map(String.init)
    let names = ["Choose", "Look for", "Get", "Cache"].map { "\($0) the program" }
    let found = steps.filter { step in names.contains { step.hasPrefix($0) } }
    #expect(found.count == 4)
    for step in found { #expect(step.contains("\n      if: inputs.binary == ''")) }
    let kept = found.filter { $0.contains("actions/cache/") }
      .compactMap { $0.firstMatch(of: /with:\n(        .*\n)+/).map { String($0.0) } }
    #expect(kept.count == 2 && Set(kept.map { $0.filter { $0 != "\n" } }).count == 1)
    for output in ["release", "proof", "key", "folder"] {
      #expect(action.contains("steps.program.outputs.\(output) "))
    }
  }

  private static let commitAll =
    "git -C action add --all && git -C action -c user.name=A -c user.email=a@example.org commit -qm 2"
}
