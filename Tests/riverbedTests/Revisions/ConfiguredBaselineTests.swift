import Support
import Testing

/// The `baseline` of riverbed.json, with which an app is compared if the command line does not say
/// with what.
@Suite struct ConfiguredBaselineTests {
  /// Makes a repository whose app names a baseline, in a commit after that of the branch `old`, in
  /// which a screen has another name.
  private func repository(_ baseline: String) throws -> GitRepository {
    let repository = try GitRepository.withBranches()
    try repository.git("branch", "--quiet", "old", "main~1")
    try repository.write("{\"baseline\": \"\(baseline)\"}", to: "apps/footers/riverbed.json")
    try repository.commit("baseline")
    return repository
  }

  private func run(
    _ repository: borrowing GitRepository, _ words: [String], in folder: String = "."
  ) throws -> FinishedProcess {
    try repository.run([try RecipeRepository.program()] + words, in: folder)
  }

  private static let sentence = "All stories is called New All stories now.\n"

  @Test(.needs(.git, .bash), arguments: ["old:", "old:apps/footers", "HEAD~2:"])
  func `it may be a revision`(baseline: String) throws {
    let repository = try repository(baseline)
    // No path is looked for, so a folder cannot take its place.
    try repository.writeFixture("Apps/footers", to: baseline)
    for (words, folder) in [
      (["apps/footers"], "."), (["."], "apps/footers"), (["main:apps/footers"], "."),
      (["main:"], "apps/footers"), (["--merge-base", "apps/footers"], "."),
    ] {
      let run = try run(repository, ["diff"] + words, in: folder)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix(Self.sentence), "\(words): \(run.output)")
    }
  }

  @Test(.needs(.git, .bash), arguments: ["was", "./was", "was/", "./old:", "x/../was"])
  func `it may be a path in the folder of the app`(baseline: String) throws {
    let repository = try repository(baseline)
    for name in ["was", "old:"] {
      try repository.writeFixture("Apps/footers", to: "apps/footers/\(name)")
    }
    try repository.write("", to: "apps/footers/x/none")
    try repository.commit()
    for (word, folder) in [
      ("apps/footers", "."), (".", "apps/footers"), ("main:apps/footers", "."),
      ("main:", "apps/footers"), ("main:./footers", "apps"),
    ] {
      let run = try run(repository, ["diff", word], in: folder)
      #expect(run.output.hasPrefix(Self.sentence), "\(word): \(run.output)")
    }
    let base = try run(repository, ["diff", "--merge-base", "apps/footers"])
    #expect(base.status == 64)
    #expect(base.output.contains("'--merge-base' needs a revision, and the baseline is the path"))
  }

  @Test(.needs(.git, .bash)) func `the command line comes first`() throws {
    let repository = try repository("old:")
    for words in [
      ["main:", "apps/footers"], ["--base", "main", "apps/footers"],
      ["apps/footers", "apps/footers"], ["--merge-base", "main", "apps/footers"],
      ["--merge-base", "--base", "main", "apps/footers"],
    ] {
      let run = try run(repository, ["diff"] + words)
      #expect(run.output.hasPrefix("Nothing changed"), "\(words): \(run.output)")
    }
  }

  @Test(.needs(.git, .bash)) func `a build compares with it only where that is asked for`() throws {
    let repository = try repository("old:")
    let words = ["build", "apps/footers", "--quiet", "--device", "iphone-8"]
    let sites = try [["--since="], ["--since=", "--merge-base"], ["--since", "old:"], []]
      .enumerated().map { number, old in
        let run = try run(repository, words + ["-o", "../\(number)"] + old)
        #expect(run.status == 0, "\(run.output)")
        return try TemporaryFolder.files(in: "\(repository.folder.path)/\(number)")
      }
    #expect(sites[0].keys.contains("changes/index.xhtml"))
    #expect(sites[0] == sites[1] && sites[0] == sites[2])
    #expect(!sites[3].keys.contains("changes/index.xhtml"))
  }

  @Test(.needs(.git, .bash), arguments: ["../was", "../../apps/was", "/etc", "link", "way/was"])
  func `a path that leads out of the folder is not read`(baseline: String) throws {
    let repository = try repository(baseline)
    try repository.writeFixture("Apps/footers", to: "apps/was")
    for (target, link) in [("../was", "link"), ("..", "way")] {
      _ = try repository.run(["ln", "-s", target, "apps/footers/\(link)"])
    }
    try repository.commit()
    let line =
      "apps/footers/riverbed.json:1:14: error: the baseline '\(baseline)' is not read: it is "
      + "outside the app's folder; --follow-links allows that [outside-file]\n"
    for (words, shown) in [
      (["diff", "apps/footers"], line), (["check", "apps/footers"], line),
      (["build", "apps/footers", "--since="], line), (["build", "apps/footers"], line),
      (["diff", "main:apps/footers"], "main:\(line)"),
    ] {
      let run = try run(repository, words + ["--quiet"])
      #expect(run.status == 74, "\(words)")
      #expect(run.output.contains(shown), "\(words): \(run.output)")
    }
    guard baseline != "/etc" else { return }
    for new in ["apps/footers", "main:apps/footers"] {
      let followed = try run(repository, ["diff", new, "--follow-links"])
      #expect(followed.output.hasPrefix(Self.sentence), "\(new): \(followed.output)")
    }
  }

  @Test(
    .needs(.git, .bash),
    arguments: [
      (
        "{}", 64, "OLD is missing, and 'apps/footers' does not name a baseline in its riverbed.json"
      ),
      (
        "{\"baseline\": \"\"}", 74,
        "apps/footers/riverbed.json:1:14: error: the baseline is empty, so there is nothing to compare"
      ),
      ("{\"baseline\": \":x\"}", 64, "there is no revision in ':x'; HEAD is the current one"),
      ("{\"baseline\": 1}", 2, "riverbed.json:1:14: error: 'baseline' is the number 1 where a"),
      ("{\"baseline\": ", 2, "riverbed.json:1:1: error: the file ends inside the object"),
      (
        "{\"baseline\": \"main\"}", 74,
        "apps/footers/riverbed.json:1:14: error: there is no baseline 'main' in the app's folder; a "
          + "revision is written 'main:' [missing-file]\n"
      ),
      ("{\"baseline\": \"C:x\"}", 74, "cannot read 'C:x': the repository has no revision 'C'; "),
    ]) func `an app without one has nothing to be compared with`(
      file: String, status: Int32, reason: String
    ) throws
  {
    let repository = try GitRepository.withBranches()
    try repository.write(file, to: "apps/footers/riverbed.json")
    for words in [["diff", "apps/footers"], ["build", "apps/footers", "--since="]] {
      let run = try run(repository, words)
      #expect(run.status == status, "\(words)")
      #expect(run.output.contains(reason), "\(words): \(run.output)")
    }
  }

  @Test(
    .needs(.git, .bash),
    arguments: [
      ("main", "; a revision is written 'main:'"), ("HEAD~1", "; a revision is written 'HEAD~1:'"),
      ("none/", ""), ("./main", ""),
    ])
  func `a path that leads nowhere is a warning for who does not compare`(
    baseline: String, advice: String
  ) throws {
    let repository = try repository(baseline)
    let line =
      "apps/footers/riverbed.json:1:14: warning: there is no baseline '\(baseline)' in the app's "
      + "folder\(advice) [missing-file]\n"
    for (word, start) in [("apps/footers", ""), ("main:apps/footers", "main:")] {
      let run = try run(repository, ["check", word])
      #expect(run.status == 0 && run.output.contains("\(start)\(line)"), "\(run.output)")
    }
    let build = try run(repository, ["build", "apps/footers", "--device", "iphone-8"])
    #expect(build.status == 0 && build.output.contains(line), "\(build.output)")
    // A file or a folder is one, whatever is in it.
    for name in ["file", "folder/none", "empty"] {
      try repository.write(name == "empty" ? "" : "[]", to: "apps/footers/\(name)")
    }
    try repository.commit()
    for name in ["file", "folder", "empty", "main:", "no-such-branch:"] {
      try repository.write("{\"baseline\": \"\(name)\"}", to: "apps/footers/riverbed.json")
      let run = try run(repository, ["check", "apps/footers"])
      #expect(run.status == 0 && !run.output.contains("baseline"), "\(name): \(run.output)")
    }
  }

  @Test(
    .needs(.git, .bash),
    arguments: [".", "./", "rivers.json", "./rivers.json", "x/..", "x/../rivers.json"])
  func `the app itself is not one`(baseline: String) throws {
    let repository = try repository(baseline)
    try repository.write("", to: "apps/footers/x/none")
    try repository.commit()
    let sentence =
      "the baseline '\(baseline)' is the app itself, so there is nothing to compare with; write a "
      + "revision, such as 'main:', or a path in the app's folder [missing-file]\n"
    for (word, start) in [("apps/footers", ""), ("main:apps/footers", "main:")] {
      let place = "\(start)apps/footers/riverbed.json:1:14: "
      let check = try run(repository, ["check", word])
      #expect(check.status == 0)
      #expect(check.output.contains("\(place)warning: \(sentence)"), "\(check.output)")
      for words in [["diff", word], ["build", word, "--since="]] {
        let run = try run(repository, words)
        #expect(run.status == 74, "\(words)")
        #expect(run.output.contains("\(place)error: \(sentence)"), "\(words): \(run.output)")
      }
    }
  }

  @Test(.needs(.git, .bash)) func `nor is the app under another name`() throws {
    let repository = try repository("again")
    _ = try repository.run(["ln", "-s", ".", "apps/footers/again"])
    let run = try run(repository, ["diff", "apps/footers"])
    #expect(run.status == 74)
    #expect(run.output.contains("'again' is the app itself"), "\(run.output)")
  }

  @Test(.needs(.git, .bash)) func `a check does not write over it`() throws {
    let repository = try repository("was")
    try repository.writeFixture("Apps/footers", to: "apps/footers/was")
    for words in [
      ["--format", "json=apps/footers/was/rivers.json"],
      ["--write-known", "apps/footers/was/known.json"],
    ] {
      let run = try run(repository, ["check", "apps/footers"] + words)
      #expect(run.status == 64)
      #expect(run.output.contains("the app is read from there"), "\(run.output)")
    }
    let next = try run(repository, ["check", "apps/footers", "--format", "json=apps/footers/new"])
    #expect(next.status == 0, "\(next.output)")
    let run = try run(repository, ["diff", "apps/footers"])
    #expect(run.output.hasPrefix(Self.sentence), "\(run.output)")
  }

  @Test(.needs(.git, .bash)) func `a mistake about something else does not hide it`() throws {
    let repository = try repository("old:")
    try repository.write(
      "{\"baseline\": \"old:\", \"notes\": [1]}", to: "apps/footers/riverbed.json")
    let run = try run(repository, ["diff", "apps/footers"])
    #expect(run.status == 2 && run.output.contains("New All stories"), "\(run.output)")
  }

  @Test(.needs(.git, .bash)) func `what is not an app does not have one`() throws {
    let repository = try repository("old:")
    for (word, status) in [("apps", 64), ("apps/footers/rivers.json", 64), ("nowhere", 74)] {
      let run = try run(repository, ["diff", word])
      #expect(run.status == Int32(status), "\(word): \(run.output)")
    }
    for words in [["--since", ""], ["--since"], ["--since=", "--shard", "1/2"]] {
      #expect(try run(repository, ["build", "apps/footers"] + words).status == 64, "\(words)")
    }
  }
}
