import AppModel
import Disk
import FoundationEssentials
import Support
import Testing

@testable import Publishing
@testable import Site

/// Builds of an app that was edited, into the folder of its site.
@Suite struct RebuildTests {
  /// Three screens; the second one is edited. All texts have the same length, so that nothing
  /// moves.
  private static func site(title: String = "one", label: String? = nil) throws -> Site {
    let screens = ["home", "next", "last"].map { name in
      """
      { "id": "\(name)", "name": "\(name)", "home": \(name == "home"),
        "ui_components": [
          { "id": "\(name)-list", "component_type": "list", "styles": {
            "header": { "visible": true, "style": "HEADER_1",
              "data": { "title": "\(name == "next" ? title : "one")" } } } }
        ] }
      """
    }
    let plain = try SiteOfApp.with(["rivers.json": "[\(screens.joined(separator: ",\n"))]"])
    return Site(
      of: plain.app, named: plain.name, axes: plain.axes, themes: plain.themes,
      sources: plain.sources, diagnostics: [], label: label)
  }

  /// Builds a site, and returns how many documents of each kind were made and kept.
  @discardableResult
  private static func build(
    _ site: Site, into folder: String, by program: String = "program", jobs: Int = 2
  ) throws -> (made: Int, kept: Int) {
    let build = try SiteBuild(
      of: site, jobs: jobs, checking: .init(),
      from: site.origin(of: ContentHash(of: Array(program.utf8))))
    let tallies = try build.measured(into: folder) {}.statistics.kinds.values
    return tallies.reduce((0, 0)) { ($0.0 + $1.made, $0.1 + $1.kept) }
  }

  /// Returns how many pictures a folder has.
  private static func pictures(in folder: borrowing TemporaryFolder) throws -> Int {
    // The icon of the site is not drawn.
    try TemporaryFolder.files(in: folder.path).keys.count {
      $0.hasSuffix(".svg") && $0 != "icon.svg"
    }
  }

  private static func clean(_ site: Site) throws -> [String: [UInt8]] {
    let folder = try TemporaryFolder()
    try build(site, into: folder.path)
    return try TemporaryFolder.files(in: folder.path)
  }

  @Test(arguments: [1, 3]) func `an edit makes what it reaches, and the rest is kept`(
    jobs: Int
  ) throws {
    let folder = try TemporaryFolder()
    try Self.build(Self.site(), into: folder.path)
    let edited = try Self.site(title: "two")
    let (made, kept) = try Self.build(edited, into: folder.path, jobs: jobs)
    // All pages are made, and the pictures of one screen out of three.
    #expect(try kept > Self.pictures(in: folder) / 2 && made > 0, "\(made) made, \(kept) kept")
    #expect(try TemporaryFolder.files(in: folder.path) == Self.clean(edited))
    // Going back makes the same ones again.
    #expect(try Self.build(Self.site(), into: folder.path, jobs: jobs) == (made, kept))
    #expect(try TemporaryFolder.files(in: folder.path) == Self.clean(Self.site()))
  }

  @Test func `a file that was edited or lost is restored, with an edit of the app or without`()
    throws
  {
    for title in ["one", "two"] {
      let folder = try TemporaryFolder()
      try Self.build(Self.site(), into: folder.path)
      let pages = try TemporaryFolder.files(in: folder.path).keys.filter {
        $0.hasPrefix("screens/last")
      }.sorted()
      try folder.write("other", to: pages[0])
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(pages[1])")
      let edited = try Self.site(title: title)
      try Self.build(edited, into: folder.path)
      #expect(try TemporaryFolder.files(in: folder.path) == Self.clean(edited))
    }
  }

  @Test func `after a build that was killed, what the one before it made is kept`() throws {
    let folder = try TemporaryFolder()
    let all = try Self.build(Self.site(), into: folder.path).made
    let edited = try Self.site(title: "two")
    let before = try TemporaryFolder.files(in: folder.path).keys.filter { $0 != "site.json" }
      .sorted()
    // It had written a page of the new site, and was about to write others.
    let page = try #require(before.first { $0.hasPrefix("screens/next") })
    try folder.write(String(decoding: #require(Self.clean(edited)[page]), as: UTF8.self), to: page)
    try folder.write(before.map { "\($0)\0" }.joined(), to: ".riverbed/journal")
    let (made, kept) = try Self.build(edited, into: folder.path)
    #expect(
      try kept > Self.pictures(in: folder) / 2 && made + kept == all,
      "\(made) made, \(kept) kept")
    #expect(try TemporaryFolder.files(in: folder.path) == Self.clean(edited))
    // What nothing changed about is not taken for finished.
    try folder.write(before.map { "\($0)\0" }.joined(), to: ".riverbed/journal")
    #expect(try Self.build(edited, into: folder.path).kept == Self.pictures(in: folder))
    #expect(try TemporaryFolder.files(in: folder.path) == Self.clean(edited))
  }

  @Test func `a copy of the folder, in which all times differ, is as good`() throws {
    let folder = try TemporaryFolder()
    let (first, copy) = ("\(folder.path)/first", "\(folder.path)/copy")
    try Self.build(Self.site(), into: first)
    try FileManager.default.copyItem(atPath: first, toPath: copy)
    let edited = try Self.site(title: "two")
    let expected = try Self.build(edited, into: first)
    #expect(try Self.build(edited, into: copy) == expected)
    #expect(try TemporaryFolder.files(in: copy) == Self.clean(edited))
  }

  @Test func `another program and other options make everything`() throws {
    let folder = try TemporaryFolder()
    let all = try Self.build(Self.site(), into: folder.path).made
    #expect(try Self.build(Self.site(), into: folder.path, by: "another") == (all, 0))
    let labeled = try Self.site(label: "a label")
    let (made, kept) = try Self.build(labeled, into: folder.path, by: "another")
    // No picture shows a label, which is in a file of its own.
    #expect(try kept == Self.pictures(in: folder) && made + kept == all + 1)
    #expect(try TemporaryFolder.files(in: folder.path) == Self.clean(labeled))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a damaged state makes more, and never something else`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let folder = try TemporaryFolder()
    try Self.build(Self.site(), into: folder.path)
    var lines = try TemporaryFolder.text(of: "\(folder.path)/.riverbed/state")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let place = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[Int.random(in: 0..<lines.count, using: &random)], at: place)
    case 2: lines[place] = lines[place].dropLast(Int.random(in: 0..<9, using: &random))
    default: lines.shuffle(using: &random)
    }
    try folder.write(lines.joined(separator: "\n"), to: ".riverbed/state")
    let edited = try Self.site(title: "two")
    try Self.build(edited, into: folder.path)
    let clean = try SharedFolders.shared.path("a site to rebuild, edited") {
      try Self.build(edited, into: $0)
    }
    #expect(try TemporaryFolder.files(in: folder.path) == TemporaryFolder.files(in: clean))
  }

  @Test func `a state that is a link to something endless means that everything is made`() throws {
    let folder = try TemporaryFolder()
    let all = try Self.build(Self.site(), into: folder.path).made
    let state = "\(folder.path)/.riverbed/state"
    try FileManager.default.removeItem(atPath: state)
    try FileManager.default.createSymbolicLink(atPath: state, withDestinationPath: "/dev/zero")
    #expect(try Self.build(Self.site(), into: folder.path) == (all, 0))
    #expect(try Self.build(Self.site(), into: folder.path) == (0, 0))
  }

  @Test(arguments: [0, 3])
  func `a state is not read from an endless line on`(intact: Int) throws {
    let folder = try TemporaryFolder()
    let all = try Self.build(Self.site(), into: folder.path).made
    let state = "\(folder.path)/.riverbed/state"
    let lines = try TemporaryFolder.text(of: state).split(separator: "\n").prefix(intact)
    let long = String(repeating: "a", count: 17_000_000)
    try folder.write((lines + [long[...]]).joined(separator: "\n"), to: ".riverbed/state")
    let edited = try Self.site(title: "two")
    #expect(try Self.build(edited, into: folder.path) == (all, 0))
    #expect(try TemporaryFolder.files(in: folder.path) == Self.clean(edited))
  }

  @Test func `no hash of what a picture shows is part of the site`() throws {
    let folder = try TemporaryFolder()
    try Self.build(Self.site(), into: folder.path)
    let state = try TemporaryFolder.text(of: "\(folder.path)/.riverbed/state")
    let hashes = Set(
      state.split(separator: "\n").dropFirst(3).filter { !$0.hasPrefix("-") }.map { $0.prefix(32) })
    #expect(hashes.count > 3)
    for (name, bytes) in try TemporaryFolder.files(in: folder.path) where name.hasSuffix("json") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!hashes.contains { text.contains($0) }, "\(name)")
    }
  }
}
