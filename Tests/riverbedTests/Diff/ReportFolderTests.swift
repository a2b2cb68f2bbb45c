import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The folders that `diff -o` and `build --since` write.
@Suite struct `Folders of reports` {
  private static let old = Fixtures.url("Apps/flags-off").path

  /// Returns an app whose home screen has another name, in a folder.
  private static func edited(
    _ app: String = "flags-off", in folder: borrowing TemporaryFolder
  ) throws -> String {
    for file in try Fixtures.files(in: "Apps/\(app)") {
      var text = String(decoding: file.bytes, as: UTF8.self)
      if file.name == "rivers.json" {
        text = text.replacing("\"name\": \"Home\"", with: "\"name\": \"Start\"")
      }
      try folder.write(text, to: "app/\(file.name)")
    }
    return "\(folder.path)/app"
  }

  @Test func `a report is written next to any format, and says where to look`() throws {
    let folder = try TemporaryFolder()
    let new = try Self.edited(in: folder)
    let report = "\(folder.path)/report"
    let human = CommandRun("diff", Self.old, new, "--device", "iphone-se-1", "-o", report)
    #expect(human.code == .differences)
    #expect(human.output.hasSuffix("in \(report)\n\(report)/index.xhtml\n"))
    let json = CommandRun(
      "diff", Self.old, new, "--device", "iphone-se-1", "-o", report, "--format", "json")
    #expect(json.output.hasSuffix("}\n") && !json.output.contains("index.xhtml\n"))
    #expect(json.errors.contains("the report is in \(report)/index.xhtml"))
    let again = CommandRun(
      "diff", Self.old, new, "--device", "iphone-se-1", "-o", report, "--quiet")
    #expect(again.code == .differences && !again.output.contains("unchanged"))
    let index = FileContent(reading: "\(report)/index.xhtml")
    guard case .bytes(let bytes)? = index else {
      Issue.record("there is no report")
      return
    }
    let page = String(decoding: bytes, as: UTF8.self)
    #expect(page.contains("Start") && page.contains("rivers.json:"))
    #expect(!page.contains(folder.path))
  }

  @Test func `a site remembers what changed, and without --since it is the same as ever`() throws {
    let folder = try TemporaryFolder()
    let new = try Self.edited(in: folder)
    let (site, plain) = ("\(folder.path)/site", "\(folder.path)/plain")
    #expect(
      CommandRun("build", new, "--device", "iphone-se-1", "-o", plain, "--quiet").code == .clean)
    #expect(
      CommandRun(
        "build", new, "--device", "iphone-se-1", "--since", Self.old, "-o", site, "--quiet"
      ).code == .clean)
    let (with, without) = (try Self.names(in: site), try Self.names(in: plain))
    #expect(Set(without).subtracting(with) == [])
    let added = Set(with).subtracting(without)
    #expect(added.contains("changes/index.xhtml") && added.allSatisfy { $0.hasPrefix("changes/") })
    #expect(!added.contains { $0.hasPrefix("changes/new/") })
    let differing = without.filter {
      FileContent(reading: "\(site)/\($0)") != FileContent(reading: "\(plain)/\($0)")
    }
    #expect(differing.contains("index.xhtml") && differing.contains("site.json"))
    #expect(!differing.contains { $0.hasSuffix(".svg") })
    for page in with where page.hasSuffix(".xhtml") {
      let up = String(repeating: "../", count: page.split(separator: "/").count - 1)
      let link = page.hasPrefix("changes/") ? ">Changes</a>" : "href=\"\(up)changes/index.xhtml\""
      #expect(try TemporaryFolder.text(of: "\(site)/\(page)").contains(link), "\(page)")
    }
    // The same site again without the comparison is the plain one.
    #expect(
      CommandRun("build", new, "--device", "iphone-se-1", "-o", site, "--quiet").code == .clean)
    #expect(try Self.names(in: site) == without)
    for file in without {
      #expect(FileContent(reading: "\(site)/\(file)") == FileContent(reading: "\(plain)/\(file)"))
    }
  }

  @Test func `reg.json can be in the folder of the report`() throws {
    let folder = try TemporaryFolder()
    let new = try Self.edited(in: folder)
    let report = "\(folder.path)/report"
    for _ in 1...2 {
      let run = CommandRun(
        "diff", Self.old, new, "--device", "iphone-se-1", "-o", report, "--format",
        "reg=\(report)/reg.json")
      #expect(run.code == .differences, "\(run.errors)")
      #expect(try Self.names(in: report).contains("reg.json"))
    }
  }

  @Test func `a name that only pages say is marked as changed too`() throws {
    let folder = try TemporaryFolder()
    // Without a bar, the name of this screen is nowhere to be seen.
    let new = try Self.edited("footers", in: folder)
    let old = Fixtures.url("Apps/footers").path
    for placement in ["hidden", "on_top"] {
      let site = "\(folder.path)/\(placement)"
      let run = CommandRun(
        "build", new, "--device", "iphone-se-1", "--placement", placement, "--since", old,
        "-o", site, "--quiet")
      #expect(run.code == .clean)
      let page = try TemporaryFolder.text(of: "\(site)/index.xhtml")
      #expect(page.contains(" is called ") && page.contains(">Changed<"), "\(placement)")
    }
  }

  @Test func `a folder is only made again when something that it is made from changed`() throws {
    let folder = try TemporaryFolder()
    let new = try Self.edited(in: folder)
    let (report, site) = ("\(folder.path)/report", "\(folder.path)/site")
    let words = ["--device", "iphone-se-1", "--quiet"]
    func states(_ more: [String] = []) throws -> [String] {
      _ = CommandRun(["diff", Self.old, new, "-o", report] + words + more)
      _ = CommandRun(["build", new, "--since", Self.old, "-o", site] + words)
      return try [report, site].map { try TemporaryFolder.text(of: "\($0)/.riverbed/state") }
    }
    let first = try states()
    #expect(try states() == first)
    #expect(try states(["--tolerance", "3"])[0] != first[0])
    #expect(try states(["--ignore", "bar*"])[0] != first[0])
    #expect(try states(["--theme", "night"])[0] != first[0])
    #expect(try states() == first)
    #expect(CommandRun("diff", Self.old, new, "--accept", "all", "--quiet").code == .clean)
    let accepted = try states()
    #expect(accepted[0] != first[0] && accepted[1] != first[1])
    try folder.write("{}", to: "app/riverbed.json")
    let configured = try states()
    #expect(configured[0] != accepted[0] && configured[1] != accepted[1])
  }

  @Test func `a site can be compared with the one before, but not written over it`() throws {
    let folder = try TemporaryFolder()
    let new = try Self.edited(in: folder)
    let site = "\(folder.path)/site"
    _ = CommandRun("build", Self.old, "--device", "iphone-se-1", "-o", site, "--quiet")
    let over = CommandRun(
      "build", new, "--device", "iphone-se-1", "--since", site, "-o", site, "--quiet")
    #expect(over.code == .usage && over.errors.contains("which is compared"))
    let next = CommandRun(
      "build", new, "--device", "iphone-se-1", "--since", site, "-o", "\(folder.path)/next",
      "--quiet")
    #expect(next.code == .clean)
    #expect(try Self.names(in: "\(folder.path)/next").contains("changes/index.xhtml"))
  }

  /// Returns the sorted paths of the files that a build wrote.
  private static func names(in folder: String) throws -> [String] {
    try TemporaryFolder.files(in: folder).keys.sorted()
  }
}
