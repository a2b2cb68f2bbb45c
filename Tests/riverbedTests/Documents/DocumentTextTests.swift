import FoundationEssentials
import Printing
import Support
import Testing

/// What README and the documents in `docs` show and link to.
@Suite(.needs(.bash, .git, .curl, .xz)) struct DocumentTextTests {
  @Test(arguments: try Document.all().filter { $0.path != "CONTRIBUTING.md" })
  func `every command of a document prints what is shown`(document: Document) throws {
    let commands = document.commands.filter { $0.reason == nil }
    guard !commands.isEmpty else { return }
    let folder = try TemporaryFolder()
    let printed = try output(of: commands, from: document.name, in: folder)
    for (command, result) in zip(commands, printed) {
      // Differences have an exit code of their own.
      let isExpected = result.status == 0 || result.status == 1 && command.text.contains(" diff ")
      #expect(isExpected, "$ \(command.text)\n\(result.output)(\(result.status))")
      let isShown = command.isShown(result.output)
      #expect(isShown, "$ \(command.text)\n\(result.output)")
    }
  }

  @Test func `what is not tried is little, and says why`() throws {
    let documents = try Document.all().filter { $0.path != "CONTRIBUTING.md" }
    let commands = documents.flatMap(\.commands)
    #expect(commands.count { $0.reason == nil } > 20)
    #expect(commands.count { $0.reason != nil } == 6)
    // Scripts in recipes have tests of their own.
    let languages = Set(documents.flatMap(\.blocks).map(\.language))
    #expect(languages == ["console", "yaml", "groovy", "text"])
  }

  @Test(arguments: try Document.all()) func `every link leads to a place`(document: Document) throws
  {
    let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
    let links = document.text.matches(of: /\]\(([^)#:]*)(?:#([^)]*))?\)/)
      .map { (file: String($0.1), place: $0.2.map(String.init)) }
    let pictures = document.text.matches(of: /src="([^"]+)"/)
      .map { (file: String($0.1), place: String?.none) }
    let hasNone = ["docs/limits.md", "docs/speed.md"].contains(document.path)
    #expect(links.isEmpty == hasNone)
    for (file, place) in links + pictures {
      let path = file.isEmpty ? document.path : (folder.isEmpty ? file : "\(folder)/\(file)")
      let url = Fixtures.repository.appending(path: path)
      try #require(FileManager.default.fileExists(atPath: url.path), "\(document.path): \(file)")
      guard let place else { continue }
      #expect(
        try Document(path: path).anchors.contains(place), "\(document.path): \(file)#\(place)")
    }
  }

  @Test func `README is short, and its pictures are small`() throws {
    let readme = try Document(path: "README.md")
    let lines = readme.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 150 && lines.allSatisfy { $0.count <= 130 })
    let pictures = readme.text.matches(of: /docs\/[a-z-]+\.png/).map { String($0.0) }
    #expect(
      pictures == [
        "docs/gallery.png", "docs/prototype.png", "docs/save-before.png", "docs/save-after.png",
        "docs/report.png",
      ])
    for picture in pictures {
      let url = Fixtures.repository.appending(path: picture)
      #expect(try Data(contentsOf: url).count < 200_000)
    }
  }

  @Test(arguments: [
    (["a", "b"], true), (["a"], false), (["a", "…"], true), (["…"], true), (["…", "b"], true),
    (["…", "a"], false), (["b", "…"], false), (["a", "…", "b"], true), (["a", "…", "a"], false),
    ([], true),
  ])
  func `a line of dots leaves out others`(shown: [String], isShown: Bool) {
    #expect(DocumentCommand(text: "", shown: shown).isShown("a\nb\n") == isShown)
  }

  /// Runs commands one after the other in a folder that a script in `Fixtures/Documents` fills, and
  /// returns the exit status of each and what it prints.
  private func output(
    of commands: [DocumentCommand], from name: String, in folder: borrowing TemporaryFolder
  ) throws -> [(status: Int, output: String)] {
    let releases = "https://github.com/your-copy/riverbed/releases/download"
    var script = "mkdir bin\nln -s \"$PROGRAM\" bin/riverbed\n"
    script += String(decoding: try Fixtures.bytes("Documents/\(name).sh"), as: UTF8.self)
    let end = "--- exit"
    for command in commands {
      let text = command.text.replacing(releases, with: "file://$PWD/releases")
      script += "\necho '\(end)' >&2\nset +e\n\(text)\necho \"\(end) $?\" >&2\nset -e\n"
    }
    let file = try folder.write(script, to: "script.sh")
    try folder.write("", to: "work/empty")
    let result = try FinishedProcess(
      running: [
        Tool.bash.installedPath, "-c", "cd \"$1\" && rm empty && exec bash -e \"$2\"", "run",
        "\(folder.path)/work", file,
      ],
      environment: [
        "PATH": "\(folder.path)/work/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
        "PROGRAM": RecipeRepository.program(), "REPOSITORY": Fixtures.repository.path,
        "VERSION": Program.version, "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
        "GITHUB_STEP_SUMMARY": "", "MAKEFLAGS": "",
      ])
    let pattern = /--- exit\n((?:.*\n)*?)--- exit (\d+)\n/
    let parts = result.output.matches(of: pattern).map {
      (status: Int($0.2) ?? -1, output: String($0.1))
    }
    try #require(result.status == 0 && parts.count == commands.count, "\(result.output)")
    return parts
  }
}
