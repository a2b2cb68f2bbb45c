import Support
import Testing

/// How the action gets the program that it runs.
@Suite(.needs(.bash, .git, .curl, .xz)) struct ActionProgramTests {
  @Test(arguments: [("v7.8.9", "x86_64"), ("v7.8.9", "aarch64"), ("refs/tags/v7.8.9", "x86_64")])
  func `a tag takes the program of its release, and downloads it once`(
    ref: String, machine: String
  ) throws {
    let runner = try ActionMachine.installed()
    try runner.release("v7.8.9")
    let first = try runner.program(at: ref, on: ["MACHINE": machine])
    #expect(first.status == 0 && first.output == "riverbed 7.8.9 for \(machine)\n")
    #expect(first.outputs["tag"] == "v7.8.9")
    let key = try #require(first.outputs["key"])
    #expect(key.hasPrefix("riverbed-v7.8.9-Linux-\(machine)-file---"))
    #expect(key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
    let folder = try #require(first.outputs["folder"])
    #expect(folder == "\(runner.folder.path)/temp/riverbed/\(key)")
    #expect(try runner.text("path") == "\(folder)/bin\n")
    // What the cache keeps is the folder.
    try runner.run("rm -r releases && mv temp kept && mkdir temp && mv kept/riverbed temp")
    let second = try runner.program(at: ref, on: ["MACHINE": machine])
    #expect(second.outputs == first.outputs)
    #expect(second.output == "The program is from the cache.\nriverbed 7.8.9 for \(machine)\n")
    #expect(try runner.text("path") == "\(folder)/bin\n")
  }

  @Test func `programs of the same version from two places are kept apart`() throws {
    let runner = try ActionMachine.installed()
    try runner.release("v7.8.9")
    let keys = try [("a/riverbed", ""), ("b/riverbed", ""), ("a/riverbed", "https://c.example")].map
    {
      repository, releases in
      let action = try RecipeScripts(yaml: "action.yml")
      let chosen = try runner.result(
        of: action.containing("action/choose"),
        ["REF": "v7.8.9", "REPOSITORY": repository, "RIVERBED_RELEASES": releases])
      #expect(chosen.status == 0, "\(chosen.output)")
      return try runner.text("outputs").split(separator: "\n").first { $0.hasPrefix("key=") }
    }
    #expect(Set(keys).count == 3 && !keys.contains(nil))
  }

  @Test(arguments: [
    ("echo >> riverbed-7.8.9-linux-x86_64.tar.xz", "is not the file that SHA256SUMS of the"),
    ("mv *-aarch64.tar.xz riverbed-7.8.9-linux-x86_64.tar.xz", "is not the file that SHA256SUMS"),
    ("sed -i /x86_64/d SHA256SUMS", "of the release v7.8.9 does not name riverbed-7.8.9-linux-x86"),
    ("rm SHA256SUMS", "/releases/v7.8.9/SHA256SUMS. Name the action by a commit"),
    ("rm *-x86_64.tar.xz", "linux-x86_64.tar.xz. Name the action by a commit"),
  ])
  func `an archive that is not the released one is not used`(damage: String, reason: String) throws
  {
    let runner = try ActionMachine.installed()
    try runner.release("v7.8.9")
    try runner.run("cd releases/v7.8.9 && \(damage)")
    let result = try runner.program(at: "v7.8.9")
    #expect(result.status == 1)
    #expect(result.output.contains("::error title=Riverbed::"), "\(result.output)")
    #expect(result.output.contains(reason), "\(result.output)")
    #expect(try runner.text("path") == "")
    #expect(try runner.run("ls -d temp/riverbed 2>&1 || true").contains("No such file"))
  }

  @Test(arguments: [("Darwin", "arm64"), ("Linux", "riscv64")])
  func `a machine for which there is no program is an error`(system: String, machine: String) throws
  {
    let runner = try ActionMachine.installed()
    try runner.release("v7.8.9")
    let result = try runner.program(at: "v7.8.9", on: ["SYSTEM": system, "MACHINE": machine])
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("::error title=Riverbed::A release has programs for Linux on "))
    #expect(result.output.contains(", and none for \(system)-\(machine). Name the action by a "))
  }

  @Test(arguments: ["main", "", "v7", "v7.8.9-beta", "1f3870be274f6c49b3e31a0c6728957f9ea3c2b1"])
  func `a branch or a commit compiles, and caches by commit and compiler`(ref: String) throws {
    let runner = try ActionMachine.installed()
    let commit = try runner.run("git -C action rev-parse HEAD").dropLast()
    let first = try runner.program(at: ref)
    let key = "riverbed-\(commit)-swift-6.5.1-Linux-x86_64"
    let folder = "\(runner.folder.path)/temp/riverbed/\(key)"
    #expect(first.outputs == ["tag": "", "key": key, "folder": folder])
    #expect(first.output == "make install PREFIX=\(folder)\ncompiled\n")
    let second = try runner.program(at: ref)
    #expect(second.outputs == first.outputs)
    #expect(second.output == "The program is from the cache.\ncompiled\n")
  }

  @Test func `a program from files that are not those of a commit is not cached`() throws {
    let runner = try ActionMachine.installed()
    try runner.run("echo >> action/Packaging/static")
    #expect(try runner.program(at: "").outputs["key"] == "")
    // What a pull request changes there is compiled again in the next run.
    try runner.run("rm -r temp action/.git")
    #expect(try runner.program(at: "").outputs["key"] == "")
  }

  @Test func `a branch needs Swift, and says so`() throws {
    let runner = try ActionMachine.installed()
    try runner.run(
      "mkdir few && for tool in bash dirname sed; do ln -s \"$(command -v $tool)\" few; done")
    try runner.run("ln -s ../bin/uname few/uname")
    let result = try runner.program(at: "main", on: ["PATH": "\(runner.folder.path)/few"])
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("::error title=Riverbed::At a branch or commit the action "))
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
    for output in ["tag", "key", "folder"] {
      #expect(action.contains("steps.program.outputs.\(output) "))
    }
  }
}
