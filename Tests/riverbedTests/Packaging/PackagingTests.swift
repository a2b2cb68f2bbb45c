import FoundationEssentials
import Printing
import Support
import Testing

/// What the scripts in `Packaging` print and make, where that does not need the static program.
@Suite(.needs(.bash), .needs(.git)) struct PackagingTests {
  @Test func `the version and its day are in one place, and lead CHANGELOG after what is next`()
    throws
  {
    #expect(try Self.output(of: "version", in: Self.repository) == Program.version)
    let changes = try TemporaryFolder.text(of: "\(Self.repository)/CHANGELOG.md")
    let newest = changes.split(separator: "\n").first { $0.hasPrefix("## ") && $0 != "## Next" }
    #expect(newest == "## \(Program.version) (\(Program.released))")
  }

  @Test func `what is installed is listed, and removed again`() throws {
    let folder = try TemporaryFolder()
    let stage = try FinishedProcess(
      running: [
        Tool.bash.installedPath, "-c", "umask 077 && exec \"$@\"", "stage",
        "\(Self.repository)/Packaging/stage", folder.path, RecipeRepository.program(),
      ])
    #expect(stage.status == 0, "\(stage.output)")
    let closed = try FinishedProcess(
      running: ["/usr/bin/env", "find", folder.path, "-mindepth", "1", "!", "-perm", "-o=r"])
    #expect(closed.status == 0 && closed.output == "", "others cannot read it")
    let listed = try Self.output(of: "installed", in: Self.repository)
      .split(separator: "\n").map(String.init)
    #expect(try Self.files(in: folder.path) == listed.sorted())
    let removal = try FinishedProcess(
      running: [
        "/usr/bin/env", "make", "-C", Self.repository, "uninstall", "DESTDIR=\(folder.path)",
        "PREFIX=",
      ])
    #expect(removal.status == 0, "\(removal.output)")
    #expect(try Self.files(in: folder.path).isEmpty)
  }

  @Test func `the commit is unknown outside a clone, and says what was changed in one`() throws {
    let folder = try TemporaryFolder()
    let project = "\(folder.path)/project"
    try folder.write("let package = 1\n", to: "project/Package.swift")
    try folder.copy("\(Self.repository)/Packaging", to: "project")
    #expect(try Self.output(of: "commit", in: project) == "unknown")

    // A commit of another repository, in which the source is only a folder.
    try Self.git(["init", "--quiet", folder.path])
    try Self.commit(in: folder.path)
    #expect(try Self.output(of: "commit", in: project) == "unknown")

    try Self.git(["init", "--quiet", project])
    try Self.commit(in: project)
    let commit = try Self.git(["-C", project, "rev-parse", "HEAD"])
    try #require(commit.count == 40)
    try folder.write("notes\n", to: "project/notes.txt")
    #expect(try Self.output(of: "commit", in: project) == commit)
    try folder.write("let package = 2\n", to: "project/Package.swift")
    #expect(try Self.output(of: "commit", in: project) == "\(commit)-changed")
    try Self.commit(in: project)
    try folder.write("What it is\n", to: "project/README.md")
    #expect(try Self.output(of: "commit", in: project).hasSuffix("-changed"))
  }

  @Test func `a compiler that fails is a failure, and one that is missing is reported`() throws {
    let machine = try ActionMachine.installed()
    try machine.folder.writeProgram("#!/bin/sh\nexit 3\n", to: "bin/clang")
    let failed = try machine.result(of: "action/Packaging/commit-object")
    #expect(failed.status == 3 && failed.output.isEmpty, "\(failed.output)")
    try machine.run("mkdir few && for tool in bash dirname; do ln -s $(which $tool) few; done")
    let missing = try machine.result(of: "PATH=$PWD/few action/Packaging/commit-object")
    #expect(missing.status == 0)
    #expect(missing.output.hasPrefix("There is no clang on the search path, so "))
  }

  /// A variable of a Makefile with the output of a program runs it even for `make -n`.
  @Test func `make runs a script of packaging only where it makes something`() throws {
    let text = try TemporaryFolder.text(of: "\(Self.repository)/Makefile")
    #expect(text.contains("Packaging/commit-object") && !text.contains("$(shell Packaging"))
  }

  @Test(arguments: ["CI", "RIVERBED_NO_SKIPS", "OTHER"])
  func `a package is not checked without lintian, which is a failure in CI`(name: String) throws {
    let machine = try ActionMachine.installed()
    try machine.run("mkdir few && ln -s $(which bash) few")
    let check = "env -u CI -u RIVERBED_NO_SKIPS PATH=$PWD/few \(name)=1"
    let run = try machine.result(of: "\(check) action/Packaging/check-debian some.deb")
    #expect(run.status == (name == "OTHER" ? 0 : 1))
    #expect(run.output == "The Debian package is not checked: lintian is missing\n")
  }

  @Test func `a program with a path of the machine in it is refused`() throws {
    let machine = try ActionMachine.installed()
    try machine.run("printf 'a\\0/usr/lib/b\\0' > program")
    let check = "HOME=/home/me action/Packaging/check-paths program"
    #expect(try machine.result(of: check).status == 0)
    for path in ["/home/me/.cache/x", "\(machine.folder.path)/action/Sources/x"] {
      try machine.run("printf 'a\\0\(path)\\0' > program")
      let run = try machine.result(of: check)
      #expect(run.status == 1 && run.output.hasPrefix("program has the path /"), "\(path)")
    }
  }

  @Test func `the commit is known in an archive of it, as GitHub gives one to a runner`() throws {
    let machine = try ActionMachine.installed()
    let commit = try machine.run("git -C action rev-parse HEAD")
    try machine.run("mkdir archived && git -C action archive HEAD | tar -x -C archived")
    #expect(try machine.run("archived/Packaging/commit") == commit)
  }

  @Test func `the list of parts is JSON, and its relations name parts that it has`() throws {
    let folder = try TemporaryFolder()
    let parts = try folder.write(
      "library\t1.2\tMIT\t/license\tA maker\nlib++\t3\tZlib\t/other\tAnother\n", to: "parts")
    let text = try Self.output(of: "sbom", [parts], in: Self.repository)
    let list = try JSONDecoder().decode(PartList.self, from: Data(text.utf8))
    #expect(list.packages.map(\.name) == ["riverbed", "library", "lib++"])
    #expect(list.packages.map(\.versionInfo) == [Program.version, "1.2", "3"])
    #expect(list.packages.map(\.licenseDeclared) == ["MIT", "MIT", "Zlib"])
    let copyrights = list.packages.map(\.copyrightText)
    #expect(
      copyrights == ["Copyright (c) 2026 the Riverbed authors", "NOASSERTION", "NOASSERTION"])
    let ids = Set(list.packages.map(\.SPDXID) + ["SPDXRef-DOCUMENT"])
    #expect(ids.count == 4)
    let related = list.relationships.flatMap { [$0.spdxElementId, $0.relatedSpdxElement] }
    #expect(Set(related) == ids)
  }

  @Test func `every library that is linked is in the list of parts`() throws {
    let texts = try ["static", "relink", "parts"].map {
      try TemporaryFolder.text(of: "\(Self.repository)/Packaging/\($0)")
    }
    let named = texts[0].matches(of: /\s-l(\w{3,})/).map { String($0.1) }
    // Swift's own are one part, and the C library is two files.
    let linked =
      named.filter { !$0.hasPrefix("swift") } + ["swift-runtime", "libxml2"]
      + texts[1].matches(of: /lib[\w+]+\.a/).map { String($0.0) }.filter { $0 != "libm.a" }
    try #require(linked.count == 7)
    for name in linked { #expect(texts[2].contains(name), "\(name)") }
  }

  private static let repository = Fixtures.repository.path

  /// Runs a script of a project's `Packaging`, and returns what it prints.
  /// Returns the sorted paths of all files in a folder.
  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      !FileManager.default.fileExists(atPath: "\(folder)/\(path)/.")
    }.sorted()
  }

  private static func output(
    of script: String, _ words: [String] = [], in project: String
  ) throws -> String {
    try output(of: [Tool.bash.installedPath, "\(project)/Packaging/\(script)"] + words)
  }

  @discardableResult
  private static func git(_ words: [String]) throws -> String {
    try output(of: [Tool.git.installedPath] + words)
  }

  private static func output(of words: [String]) throws -> String {
    let run = try FinishedProcess(running: words)
    try #require(run.status == 0, "\(run.output)")
    return run.output.hasSuffix("\n") ? String(run.output.dropLast()) : run.output
  }

  private static func commit(in repository: String) throws {
    try git(["-C", repository, "add", "."])
    try git([
      "-C", repository, "-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet",
      "-m", "start",
    ])
  }
}

/// The members of an SPDX document that a test reads.
private struct PartList: Decodable {
  let packages: [Part]
  let relationships: [Relation]

  struct Part: Decodable {
    let SPDXID: String
    let name: String
    let versionInfo: String
    let licenseDeclared: String
    let copyrightText: String
  }

  struct Relation: Decodable {
    let spdxElementId: String
    let relatedSpdxElement: String
  }
}
