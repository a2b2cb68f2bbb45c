import Disk
import FoundationEssentials
import Support
import Testing

@testable import Review

/// Sites and pictures that no build wrote.
@Suite struct `Hostile sites` {
  private static let hash = "cbd8a7b341bd9b025b1e906a48ae1d19"

  /// Returns a record with one file, with some words of it replaced.
  private static func record(_ replaced: String = "", with other: String = "") -> String {
    let text = """
      { "schemaVersion": 1, "title": "App",
        "axes": { "screens": ["home"], "devices": ["iphone-se-1"], "orientations": ["portrait"],
          "themes": ["paper"], "placements": ["on_top"], "statusBars": ["merged"] },
        "files": [ { "path": "screens/home/a.svg", "hash": "\(hash)", "kind": "full",
          "screen": "home", "device": "iphone-se-1", "orientation": "portrait", "theme": "paper" } ] }
      """
    return replaced.isEmpty ? text : text.replacing(replaced, with: other)
  }

  @Test(arguments: [
    (record("\"title\"", with: "\"name\""), "it is not a record that a build wrote"),
    (record("]", with: ""), "it is not a record that a build wrote"),
    (record("1,", with: "2,"), "it has version 2, and this version of Riverbed reads 1"),
    (record("\"full\"", with: "\"film\""), "does not know the kind of file 'film'"),
    (record("[\"portrait\"]", with: "[\"tilted\"]"), "does not know the orientation 'tilted'"),
    (record("[\"on_top\"]", with: "[\"aside\"]"), "does not know the placement 'aside'"),
    (record("\"themes\"", with: "\"looks\""), "its axes lack 'themes'"),
    (record("screens/home", with: "../home"), "'../home/a.svg' is not the path of a file"),
    (record("screens/home", with: "/etc"), "'/etc/a.svg' is not the path of a file"),
    (record("screens/home/a.svg", with: ".git/a"), "'.git/a' is not the path of a file"),
    (record("screens/home/a.svg", with: "site.json"), "'site.json' is not the path of a file"),
    (record(" } ] }", with: " } ], \"files\": [] }"), "it is not a record that a build wrote"),
    (record("\"device\"", with: "\"gadget\""), "site.json does not say what it shows"),
    (String(repeating: "[", count: 100_000), "it is not a record that a build wrote"),
  ])
  func `a record that cannot be used is refused with the reason`(
    record: String, reason: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(record, to: "site.json")
    let before = try FolderState(of: folder.path)
    let failure = #expect(throws: StoredFailure.self) {
      let site = ReviewSide.site(try StoredSite(at: folder.path))
      _ = try StoredComparison(from: site, to: site, .plain())
    }
    #expect(failure?.text.contains(reason) == true, "\(failure?.text ?? "")")
    #expect(try FolderState(of: folder.path) == before)
  }

  @Test func `a record that lists two files for one picture is refused`() throws {
    let folder = try TemporaryFolder()
    let entry = try #require(Self.record().split(separator: "[ ").last?.dropLast(" ] }".count))
    let twice = "\(entry), \(entry.replacing("a.svg", with: "b.svg"))"
    try folder.write(Self.record(String(entry), with: twice), to: "site.json")
    let failure = #expect(throws: StoredFailure.self) {
      let site = ReviewSide.site(try StoredSite(at: folder.path))
      _ = try StoredComparison(from: site, to: site, .plain())
    }
    #expect(failure?.text.contains("shows the same as 'screens/home/b.svg'") == true)
  }

  @Test func `a record that is huge, a link or a pipe is refused before it is read`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.sparseFile("large/site.json", size: 1 << 40)
    try folder.write(Self.record(), to: "record.json")
    try folder.write("", to: "link/a")
    try folder.symbolicLink("link/site.json", to: "../record.json")
    try folder.write("", to: "pipe/a")
    _ = try folder.pipe("pipe/site.json")
    for (name, reason) in [
      ("large", "it is larger than 1024 MB"), ("link", "is a symbolic link"), ("pipe", "is a pipe"),
    ] {
      let failure = #expect(throws: StoredFailure.self) {
        _ = try StoredSite(at: "\(folder.path)/\(name)")
      }
      #expect(failure?.text.contains(reason) == true, "\(failure?.text ?? "")")
    }
  }

  @Test func `an app without the site's devices or themes is refused`() throws {
    let files = try FixtureApp.files("Apps/newsroom")
    let app = try BuiltSite.app(files)
    for (known, other, reason) in [
      ("\"iphone-se-1\"", "\"lamp\"", "the site shows the device 'lamp'"),
      ("\"paper\"", "\"mine\"", "the site has the theme 'mine'"),
    ] {
      let folder = try TemporaryFolder()
      try folder.write(Self.record(known, with: other), to: "site.json")
      let site = ReviewSide.site(try StoredSite(at: folder.path))
      let failure = #expect(throws: StoredFailure.self) {
        _ = try StoredComparison(from: app, to: site, .plain())
      }
      #expect(failure?.text.contains(reason) == true, "\(failure?.text ?? "")")
    }
  }

  @Test func `a site with files that are missing, changed or not files is not complete`() throws {
    let folder = try TemporaryFolder()
    let files = try FixtureApp.files("Apps/newsroom")
    let path = "\(folder.path)/site"
    let site = try BuiltSite.build(files, into: path, on: ["iphone-se-1"])
    let pictures = "site/screens/home/iphone-se-1"
    let manager = FileManager.default
    for name in ["full", "on_top.merged", "on_top.hidden", "overlay.merged"] {
      try manager.removeItem(atPath: "\(folder.path)/\(pictures)/\(name).svg")
    }
    try folder.write("<svg/>", to: "\(pictures)/hidden.merged.svg")
    try folder.write("<svg/>", to: "secret.svg")
    try folder.symbolicLink("\(pictures)/on_top.merged.svg", to: "../../../../secret.svg")
    _ = try folder.pipe("\(pictures)/on_top.hidden.svg")
    _ = try folder.sparseFile("\(pictures)/overlay.merged.svg", size: 1 << 30)
    let failure = #expect(throws: StoredFailure.self) {
      _ = try StoredComparison(
        from: try BuiltSite.app(files), to: site, .plain())
    }
    guard case .incomplete(let problems)? = failure else {
      Issue.record("\(failure?.text ?? "")")
      return
    }
    let own = "'screens/home/iphone-se-1/"
    #expect(problems.count == 5)
    #expect(
      problems.examples == [
        "\(own)full.svg' is missing", "\(own)hidden.merged.svg' was changed",
        "\(own)on_top.hidden.svg' is a pipe", "\(own)on_top.merged.svg' is a symbolic link",
        "\(own)overlay.merged.svg' has more than 16 MB",
      ])
  }
}
