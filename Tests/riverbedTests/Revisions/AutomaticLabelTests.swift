import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The label that says which state of the app's repository a site shows.
@Suite struct AutomaticLabelTests {
  /// Builds a site in a repository and returns its label, and what was said.
  private func label(
    in repository: borrowing GitRepository, _ words: [String] = ["app", "--label", "auto"],
    from folder: String = "."
  ) throws -> (label: String?, errors: String) {
    let site = "\(repository.folder.path)/site"
    let run = try repository.run(
      [try RecipeRepository.program(), "build"] + words
        + ["-o", site, "--device", "iphone-se-1", "--status-bar", "merged", "--prototype", "none"],
      in: folder)
    try #require(run.status == 0, "\(run.output)")
    let record = try JSONTree(strictly: Array(TemporaryFolder.text(of: "\(site)/site.json").utf8))
    return (record["label"]?.text, run.output)
  }

  private func repository() throws -> GitRepository {
    let repository = try GitRepository()
    try repository.writeFixture("Apps/footers", to: "app")
    try repository.write("A", to: "other")
    try repository.commit(on: "2026-11-26T23:30:00-05:00")
    return repository
  }

  @Test(.needs(.git, .bash)) func `it has the branch, the commit, its day, and edits`() throws {
    let repository = try repository()
    let commit = try repository.git("rev-parse", "HEAD").prefix(7)
    let clean = "main \(commit), 27 November 2026"
    #expect(try label(in: repository).label == clean)
    #expect(try label(in: repository, [".", "--label=auto"], from: "app").label == clean)
    #expect(try label(in: repository, ["app/rivers.json", "--label=auto"]).label == clean)
    try repository.write("B", to: "other")
    try repository.write("B", to: "app/other")
    #expect(try label(in: repository).label == clean)
    try repository.git("checkout", "--quiet", "--detach")
    #expect(try label(in: repository).label == "\(commit), 27 November 2026")
    try repository.git("checkout", "--quiet", "main")
    let feed = try #require(try Fixtures.files(in: "Apps/footers/feeds").first).name
    for name in ["feeds/\(feed)", "rivers.json", "settings.json"] {
      let path = "\(repository.path)/app/\(name)"
      let before = name == "settings.json" ? nil : try TemporaryFolder.text(of: path)
      try repository.write((before ?? "{}") + " ", to: "app/\(name)")
      #expect(try label(in: repository).label == "\(clean), with edits", "\(name)")
      try FileManager.default.removeItem(atPath: path)
      if let before { try repository.write(before, to: "app/\(name)") }
    }
    try FileManager.default.removeItem(atPath: "\(repository.path)/app/riverbed.json")
    #expect(try label(in: repository).label == "\(clean), with edits")
    try repository.git("checkout", "--quiet", "--", "app")
    #expect(try label(in: repository).label == clean)
  }

  @Test(.needs(.git, .bash)) func `a new app is an edit, and a revision has none`() throws {
    let repository = try repository()
    let commit = try repository.git("rev-parse", "HEAD").prefix(7)
    try repository.writeFixture("Apps/footers", to: "new")
    #expect(
      try label(in: repository, ["new", "--label=auto"]).label
        == "main \(commit), 27 November 2026, with edits")
    try repository.write("[]", to: "app/rivers.json")
    for (word, name) in [("main", "main "), ("HEAD", ""), ("\(commit)", "")] {
      #expect(
        try label(in: repository, ["\(word):app", "--label=auto"]).label
          == "\(name)\(commit), 27 November 2026")
    }
  }

  @Test(.needs(.git, .bash)) func `a site of changes has it without being asked`() throws {
    let repository = try repository()
    let commit = try repository.git("rev-parse", "HEAD").prefix(7)
    #expect(try label(in: repository, ["app"]).label == nil)
    for words in [["app", "--base", "main"], ["app", "--since", "app"]] {
      #expect(try label(in: repository, words).label == "main \(commit), 27 November 2026")
    }
    #expect(try label(in: repository, ["app", "--base", "main", "--label", "x"]).label == "x")
  }

  @Test(.needs(.git, .bash)) func `without a commit there is no label, and a note says why`() throws
  {
    let repository = try GitRepository()
    try repository.writeFixture("Apps/footers", to: "app")
    let (none, errors) = try label(in: repository)
    #expect(none == nil)
    #expect(errors.contains("riverbed: note: the site has no label: "))
    let (_, silent) = try label(in: repository, ["app", "--since", "app"])
    #expect(!silent.contains("no label"))
  }

  @Test(.needs(.git, .bash)) func `no filter of the repository runs`() throws {
    let repository = try repository()
    let ran = "\(repository.folder.path)/ran"
    try repository.git("config", "filter.x.clean", "touch '\(ran)'; cat")
    try repository.git("config", "filter.x.smudge", "touch '\(ran)'; cat")
    try repository.write("* filter=x\n", to: ".gitattributes")
    #expect(try label(in: repository).label?.contains("edits") == false)
    #expect(!FileManager.default.fileExists(atPath: ran))
  }

  @Test(.needs(.git, .bash)) func `the name of a branch is only text`() throws {
    let repository = try repository()
    let name = "x\";}b{}</style>&"
    try repository.git("checkout", "--quiet", "-b", name)
    #expect(try label(in: repository).label?.hasPrefix("\(name) ") == true)
    let style = try TemporaryFolder.text(of: "\(repository.folder.path)/site/label.css")
    #expect(style.contains("\"x\\\";}b{}</style>& "))
  }
}
