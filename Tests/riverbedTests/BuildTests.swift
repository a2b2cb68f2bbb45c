import AppLayout
import AppModel
import Disk
import FoundationEssentials
import Printing
import Support
import Testing
import Themes
import Wireframe

@testable import Publishing
@testable import Site
@testable import riverbed

@Suite struct BuildTests {
  private static let newsroom = Fixtures.url("Apps/newsroom").path

  @Test func `a first build writes everything, and a second one nothing`() throws {
    let folder = try TemporaryFolder()
    let site = "\(folder.path)/site"
    let first = CommandRun("build", Self.newsroom, "-o", site)
    #expect(first.code == .clean)
    let files = try TemporaryFolder.files(in: site)
    #expect(
      first.output == "\(files.count - 1) written, 0 unchanged in \(site)\n\(site)/index.xhtml\n")
    let second = CommandRun("build", Self.newsroom, "-o", site)
    #expect(second.output.hasPrefix("0 written, \(files.count - 1) unchanged in"))
    #expect(try TemporaryFolder.files(in: site) == files)
  }

  @Test func `damaged files are fixed, stale ones removed, and others not touched`() throws {
    let folder = try TemporaryFolder()
    _ = CommandRun("build", Self.newsroom, "-o", folder.path, "--quiet")
    let files = try TemporaryFolder.files(in: folder.path)
    try folder.write("damaged", to: "index.xhtml")
    try folder.write("mine", to: "notes/todo.txt")
    #expect(CommandRun("build", Self.newsroom, "-o", folder.path).output.hasPrefix("1 written"))
    var now = try TemporaryFolder.files(in: folder.path)
    #expect(now.removeValue(forKey: "notes/todo.txt") != nil)
    #expect(now == files)
    let home = CommandRun("build", Self.newsroom, "-o", folder.path, "--screen", "home")
    #expect(home.output.contains(" removed in "))
    let left = try TemporaryFolder.files(in: folder.path).keys.filter { $0.hasPrefix("screens/") }
    #expect(!left.isEmpty && left.allSatisfy { $0.hasPrefix("screens/home/") })
  }

  @Test func `any number of jobs makes the same bytes in all four themes`() throws {
    let one = try TemporaryFolder()
    let two = try TemporaryFolder()
    let themes = ThemeFile.allCases.map(\.rawValue).joined(separator: ",")
    for (folder, jobs) in [(one.path, "1"), (two.path, "2")] {
      let run = CommandRun("build", Self.newsroom, "-o", folder, "--theme", themes, "--jobs", jobs)
      #expect(run.code == .clean)
    }
    let files = try TemporaryFolder.files(in: one.path)
    #expect(try files == TemporaryFolder.files(in: two.path))
    for theme in themes.split(separator: ",").dropFirst() {
      #expect(files["themes/\(theme)/screens/home/iphone-14-pro/overlay.merged.svg"] != nil)
    }
  }

  @Test func `filters keep only what was asked for`() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(
      "build", Self.newsroom, "-o", folder.path, "--screen", "home", "--device", "iphone-8",
      "--placement", "overlay", "--status-bar", "hidden,merged", "--orientation", "both",
      "--theme", "paper")
    #expect(run.code == .clean)
    let variants = try TemporaryFolder.files(in: folder.path).keys.filter {
      $0.hasSuffix(".svg") && $0.contains("/overlay.") || $0.contains("/on_top.")
    }
    #expect(
      variants.sorted() == [
        "screens/home/iphone-8-landscape/overlay.hidden.svg",
        "screens/home/iphone-8-landscape/overlay.merged.svg",
        "screens/home/iphone-8/overlay.hidden.svg", "screens/home/iphone-8/overlay.merged.svg",
      ])
  }

  @Test(arguments: [
    ["--status-bar", "separate"], ["--status-bar", "merged,separate"],
  ])
  func `variants that no device can show are a usage error, and nothing is written`(
    filter: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let app = Fixtures.url("Apps/single-tv").path
    let run = CommandRun(["build", app, "-o", folder.path] + filter)
    #expect(run.code == .usage)
    #expect(run.errors.contains("no variant of the app matches these options"))
    #expect(try TemporaryFolder.files(in: folder.path).isEmpty)
  }

  @Test(arguments: SiteFilter.all)
  func `every filter makes valid documents for every kind of screen`(filter: SiteFilter) throws {
    let folder = try TemporaryFolder()
    let app = Fixtures.url("Apps/\(filter.app)").path
    let run = CommandRun(["build", app, "-o", folder.path, "--quiet"] + filter.words)
    #expect(run.code == CommandRun("check", app).code, "\(run.errors)")
    #expect(try TemporaryFolder.files(in: folder.path)["index.xhtml"] != nil)
  }

  @Test func `a changed screen rewrites only what shows it`() throws {
    let folder = try TemporaryFolder()
    for file in try Fixtures.files(in: "Apps/newsroom") {
      try folder.write(String(decoding: file.bytes, as: UTF8.self), to: "app/\(file.name)")
    }
    let site = "\(folder.path)/site"
    let words = ["build", "\(folder.path)/app", "-o", site, "--theme", "paper", "--quiet"]
    _ = CommandRun(words)
    let before = try TemporaryFolder.files(in: site)
    let feed = try Fixtures.bytes("Apps/newsroom/feeds/watch-hero.json")
    let text = String(decoding: feed, as: UTF8.self)
    let changed = text.replacing("The last lighthouse keeper", with: "The first balloonist")
    #expect(changed != text)
    try folder.write(changed, to: "app/feeds/watch-hero.json")
    _ = CommandRun(words)
    let after = try TemporaryFolder.files(in: site)
    let rewritten = after.keys.filter { after[$0] != before[$0] }
    #expect(rewritten.count > 10)
    // The gallery's search knows the titles of items, and the prototype shows them.
    let others =
      ["index.xhtml"]
      + ["ipad-9.7", "iphone-14-pro"].flatMap { device in
        ["journeys/watch-live/2", "watch"].map { "play/\(device)/\($0).xhtml" }
      } + ["site.json"]
    #expect(rewritten.filter { !$0.hasPrefix("screens/watch/") }.sorted() == others)
  }

  @Test func `screens may be separated by commas`() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun("build", Self.newsroom, "-o", folder.path, "--screen", "home,In depth")
    #expect(run.code == .clean)
    #expect(try TemporaryFolder.files(in: folder.path)["screens/in-depth/index.xhtml"] != nil)
  }

  @Test func `a folder with files that no build wrote is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "thesis.txt")
    let run = CommandRun("build", Self.newsroom, "-o", folder.path)
    #expect(run.code == .file && run.errors.contains("it holds files that no build wrote"))
    #expect(try TemporaryFolder.files(in: folder.path).count == 1)
  }

  @Test(arguments: [
    "app", "app/feeds", ".", "app/none/../feeds/new", "app/settings.json", "app/boards",
    "app/boards/ios/new",
  ])
  func `a folder among the app's own files is refused, and nothing is touched`(
    name: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("[{\"id\": \"home\", \"home\": true}]", to: "app/rivers.json")
    try folder.write("[]", to: "app/feeds/index.json")
    try folder.write(
      "{\"storyboards\": [\"boards/ios/Main.storyboard\"]}", to: "app/routes.json")
    try folder.write("<document/>", to: "app/boards/ios/Main.storyboard")
    let before = try TemporaryFolder.files(in: folder.path)
    let run = CommandRun("build", "\(folder.path)/app", "-o", "\(folder.path)/\(name)")
    #expect(run.code == .usage && run.output.isEmpty)
    #expect(
      run.errors.contains(
        #/^riverbed: error: cannot build into '.*': .*; choose another (folder|one)\n$/#))
    #expect(try TemporaryFolder.files(in: folder.path) == before)
  }

  @Test func `a record that no build wrote is refused, and nothing is removed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"files\": [{\"path\": \"thesis.txt\"}]}", to: "site.json")
    try folder.write("mine", to: "thesis.txt")
    let run = CommandRun("build", Self.newsroom, "-o", folder.path)
    #expect(run.code == .file && run.errors.contains("site.json"))
    #expect(try TemporaryFolder.files(in: folder.path).count == 2)
  }

  @Test func `a document that violates its schema ends the build with rule and line`() throws {
    let folder = try TemporaryFolder()
    let reading = AppReading(try AppSource(Self.newsroom).files())
    let app = try #require(reading.app)
    let paper = try #require(Theme.named("paper"))
    let site = Site(
      of: app, named: "Newsroom", axes: VariantAxes(devices: app.devices), themes: [paper],
      sources: reading.sources, diagnostics: [])
    let schema = String(decoding: SchemaFile.wireframe.bytes, as: UTF8.self)
      .split(separator: "<xs:enumeration value=\"navigation-bar\"/>").joined()
    let schemas = try DocumentSchemas(drawing: Array(schema.utf8))
    var console = Console.inMemory
    let code = console.build(
      site, into: folder.path, jobs: 1, checking: schemas, from: nil, isQuiet: true)
    #expect(code == .internal)
    #expect(console.errors.text.contains("cvc-enumeration-valid"))
    #expect(console.errors.text.contains(#/\.svg:\d+: Element/#))
    #expect(try TemporaryFolder.files(in: folder.path)["site.json"] == nil)
  }
}

/// An app, and the options that select some of its variants.
struct SiteFilter: CustomTestStringConvertible {
  let app: String
  let words: [String]

  var testDescription: String { "\(app) \(words.joined(separator: " "))" }

  static let all = ["newsroom", "legacy", "single-tv", "plugin-area"].flatMap { app in
    [
      ["--placement", "hidden"], ["--status-bar", "hidden"],
      ["--device", "apple-tv-hd,iphone-8", "--status-bar", "merged"],
      ["--placement", "overlay", "--orientation", "landscape", "--device", "ipad-9.7"],
    ].map { SiteFilter(app: app, words: $0) }
  }
}
