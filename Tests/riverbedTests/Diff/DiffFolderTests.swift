import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// What `riverbed diff` reads and writes besides its report.
@Suite struct DiffFolderTests {
  /// Builds a site of one of the two states of an app.
  private static func build(_ side: String, of run: borrowing DiffRun) -> String {
    let site = "\(run.folder.path)/site of \(side)"
    let words = ["build", "\(run.folder.path)/\(side)", "-o", site, "--quiet"]
    #expect(CommandRun(words + ["--device", "iphone-se-1", "--theme", "paper"]).code == .clean)
    return site
  }

  @Test func `a site that lacks a file, or has another one, is not complete`() throws {
    let run = try DiffRun(of: "bar-overlay.json")
    let sites = ["old", "new"].map { Self.build($0, of: run) }
    let words = ["diff"] + sites + ["--device", "iphone-se-1"]
    let whole = CommandRun(words)
    #expect(whole.code == .differences)
    #expect(whole.output.contains("1. Home: the bar is an overlay"), "titles of screens")
    let picture = "\(sites[0])/screens/home/iphone-se-1/full.svg"
    let bytes = try Data(contentsOf: URL(filePath: picture))
    try (bytes + Data(" ".utf8)).write(to: URL(filePath: picture))
    let changed = CommandRun(words)
    #expect(changed.code == .incomplete && changed.output.isEmpty)
    #expect(changed.errors.contains("'screens/home/iphone-se-1/full.svg' was changed\n"))
    try FileManager.default.removeItem(atPath: picture)
    let missing = CommandRun(words)
    #expect(missing.code == .incomplete)
    #expect(missing.errors.contains("'screens/home/iphone-se-1/full.svg' is missing\n"))
  }

  @Test func `places in stored pictures have paths without redundant steps`() throws {
    let folder = try TemporaryFolder()
    for (side, width) in [("old", 9), ("new", 5)] {
      try folder.write(
        ##"<svg viewBox="0 0 99 99" stroke-width="1"><g data-kind="cell" data-key="a" "##
          + ##"data-frame="0 0 9 9"><rect width="\##(width)" height="9"/></g></svg>"##,
        to: "\(side)/a.svg")
    }
    for format in ["github", "gitlab", "sarif"] {
      let plain = CommandRun(
        "diff", "\(folder.path)/old", "\(folder.path)/new", "--format", format)
      let other = CommandRun(
        "diff", "\(folder.path)/./old/", "\(folder.path)//new//", "--format", format)
      #expect(plain.code == .differences && plain.output.contains("/new/a.svg"))
      #expect(other.output == plain.output)
    }
  }

  @Test func `the folder of a report or of a site is named without redundant steps`() throws {
    let run = try DiffRun(of: "bar-overlay.json")
    let (folder, axes) = (run.folder.path, ["--device", "iphone-se-1"])
    let report = run.result(axes + ["-o", "\(folder)//report/"])
    #expect(report.output.hasSuffix("\n\(folder)/report/index.xhtml\n"))
    let quiet = run.result(axes + ["-o", "\(folder)/./report/", "--format", "json"])
    #expect(quiet.errors == "riverbed: the report is in \(folder)/report/index.xhtml\n")
    let build = CommandRun(["build", "\(folder)/new", "-o", "\(folder)/./site/"] + axes)
    #expect(build.output.hasSuffix(" in \(folder)/site\n\(folder)/site/index.xhtml\n"))
    let shard = ["--shard", "1/1", "-o", "\(folder)/shard/"]
    #expect(CommandRun(["build", "\(folder)/new"] + axes + shard).code == .clean)
    let merge = CommandRun("merge", "\(folder)/shard", "-o", "\(folder)//merged/")
    #expect(merge.output.hasSuffix(" in \(folder)/merged\n\(folder)/merged/index.xhtml\n"))
  }

  @Test func `pruning drops the accepted causes that no longer occur`() throws {
    let run = try DiffRun(of: "family-inset.json")
    let file = "riverbed.accepted.json"
    let stale = "[{ \"cause\": \"0123456789ab\", \"sentence\": \"Before\", \"note\": \"Kept\" }]\n"
    try run.folder.write(stale, to: "new/\(file)")
    let accepted = run.result("--accept", "all")
    #expect(accepted.code == .clean && accepted.errors == "riverbed: 1 cause accepted\n")
    let path = "\(run.folder.path)/new/\(file)"
    #expect(try TemporaryFolder.text(of: path).contains("0123456789ab"))
    let pruned = run.result("--accept", "all", "--prune")
    #expect(pruned.code == .clean && pruned.errors == "riverbed: 0 causes accepted, 1 dropped\n")
    let text = try TemporaryFolder.text(of: path)
    #expect(!text.contains("0123456789ab") && text.contains("\"cause\""))
  }

  @Test func `a folder of pictures becomes that of the new side`() throws {
    let run = try DiffRun(of: "bar-overlay.json")
    let site = Self.build("new", of: run)
    let folder = "\(run.folder.path)/pictures"
    try run.folder.write("<svg/>", to: "pictures/screens/home/iphone-se-1/full.svg")
    try run.folder.write("<svg/>", to: "pictures/old.svg")
    let words = ["diff", folder, site, "--update-baseline"]
    let first = CommandRun(words)
    #expect(first.code == .clean && first.errors.isEmpty)
    #expect(first.output.contains(" written, 0 unchanged in \(folder)\n"))
    #expect(first.output.contains("--prune removes them:\n   old.svg\n"))
    let second = CommandRun(words + ["--prune"])
    #expect(second.output.hasPrefix("0 written, "))
    #expect(second.output.contains(" unchanged, 1 removed in \(folder)\n"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/old.svg"))
    let picture = "screens/home/iphone-se-1/full.svg"
    #expect(
      try TemporaryFolder.text(of: "\(folder)/\(picture)")
        == TemporaryFolder.text(of: "\(site)/\(picture)"))
    let same = CommandRun(["diff", folder, site])
    #expect(same.code == .clean && same.output.hasPrefix("Nothing changed"))
    try FileManager.default.removeItem(atPath: "\(site)/\(picture)")
    let incomplete = CommandRun(words + ["--prune"])
    #expect(incomplete.code == .incomplete && incomplete.output.isEmpty)
    #expect(incomplete.errors.contains("is not complete: '\(picture)' is missing\n"))
    #expect(FileManager.default.fileExists(atPath: "\(folder)/\(picture)"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/.riverbed"))
  }
}
