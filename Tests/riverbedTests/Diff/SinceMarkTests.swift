import AppModel
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The marks on what changed in a site that `riverbed build --since` makes.
@Suite struct SinceMarkTests {
  /// A site of the new app of a run, with what changed since the old one.
  private struct Marked: ~Copyable {
    let run: DiffRun
    /// The ids of the causes.
    let causes: [String]

    init(_ run: consuming DiffRun) throws {
      causes = try run.json.at("/causes").elements.compactMap { $0["id"]?.text }
      let folder = run.folder.path
      let build = CommandRun(
        "build", "\(folder)/new", "--since", "\(folder)/old", "--device", "iphone-14-pro", "-o",
        "\(folder)/site", "--quiet")
      #expect(build.code == .clean)
      self.run = run
    }

    func page(_ path: String) throws -> String {
      try TemporaryFolder.text(of: "\(run.folder.path)/site/\(path)")
    }

    /// Returns the ids of the causes that a page leads to, each of which has a page.
    func causes(of path: String) throws -> Set<String> {
      let found = Set(
        try page(path).matches(of: #/href="[./]*changes/causes/([0-9a-f]+).xhtml"/#)
          .map { String($0.1) })
      for id in found {
        let file = "\(run.folder.path)/site/changes/causes/\(id).xhtml"
        #expect(FileManager.default.fileExists(atPath: file))
      }
      return found
    }
  }

  /// The pages about a screen on the device.
  private static func pages(of screen: String) -> [String] {
    [
      "screens/\(screen)/index.xhtml", "screens/\(screen)/iphone-14-pro.xhtml",
      "screens/\(screen)/iphone-14-pro/view.xhtml", "play/iphone-14-pro/\(screen).xhtml",
    ]
  }

  @Test func `every page about what changed says it and leads to its cause, and no other does`()
    throws
  {
    let site = try Marked(DiffRun(of: "two-unrelated.json"))
    try #require(site.causes.count == 2)
    let words = [
      "home": "became “Election night”", "departments": "“Sections” became “Departments”",
    ]
    for (screen, cause) in [("home", site.causes[0]), ("departments", site.causes[1])] {
      for path in Self.pages(of: screen) {
        #expect(try site.causes(of: path) == [cause], "\(path)")
        let page = try site.page(path)
        #expect(page.contains(try #require(words[screen])), "\(path)")
        #expect(page.contains("changes/marks.css"), "\(path)")
      }
    }
    for path in Self.pages(of: "in-depth") { #expect(try site.causes(of: path) == [], "\(path)") }
    for path in ["index.xhtml", "flow.xhtml"] {
      #expect(try site.causes(of: path) == Set(site.causes), "\(path)")
    }
    let map = try site.page("flow.xhtml")
    for cause in site.causes {
      #expect(map.contains("<a class=\"map-mark\" href=\"changes/causes/\(cause).xhtml\">"))
    }
    let gallery = try site.page("index.xhtml")
    #expect(gallery.matches(of: #/class="screen [^"]*has-changes/#).count == 2)
    #expect(gallery.contains("Changed only (2)"))
  }

  @Test func `a screen of which only some pictures came or went has changed`() throws {
    let old = try FixtureApp.showcase()
    // The menu and the button Live are the only ways in which Live is presented.
    let live = "\"target\": \"d9a83b6e-41c7-4f52-90de-7b5c12e8fa05\""
    let explore = "\"target\": \"64f2c0d7-b83a-4169-8e5d-c3a97b1f0e06\""
    let new = try FixtureApp.showcase(editing: ("rivers.json", live, explore))
    for (old, new, word) in [(old, new, "removed"), (new, old, "added")] {
      let site = try Marked(DiffRun(old: old, new: new))
      let verdicts = try site.run.json.at("/variants").elements
        .filter { $0["screen"]?.text == "d9a83b6e-41c7-4f52-90de-7b5c12e8fa05" }
        .compactMap { $0["verdict"]?.text }
      #expect(Set(verdicts) == [word])
      #expect(try site.page("screens/live/index.xhtml").contains("<strong>Changed</strong>"))
      let gallery = try site.page("index.xhtml")
      #expect(!gallery.contains(">Added</a>") && !gallery.contains(">Removed</a>"))
      #expect(gallery.matches(of: #/>Changed<\/a>/#).count == 3)
    }
    let added = try Marked(DiffRun(of: "screen-added.json"))
    #expect(try added.page("index.xhtml").contains(">Added</a>"))
  }

  @Test func `a report in a site links to its journeys, as all pages do`() throws {
    let site = try Marked(DiffRun(of: "two-unrelated.json"))
    let pages =
      ["index.xhtml", "problems.xhtml", "changes/index.xhtml"] + [
        "changes/causes/\(site.causes[0]).xhtml"
      ]
    for path in pages {
      let parts = try site.page(path).matches(of: #/<nav[^>]*>.*?<\/nav>/#.dotMatchesNewlines())
        .first.map { $0.output.matches(of: #/<a [^>]*>([^<]*)<\/a>/#).map { String($0.output.1) } }
      let shown = try #require(parts)
      let place = try #require(shown.firstIndex(of: "Journeys"), "\(path): \(shown)")
      #expect(shown.dropFirst(place + 1).first == "Changes", "\(path): \(shown)")
    }
  }

  @Test func `a picture that did not change says that the screen did`() throws {
    let site = try Marked(DiffRun(of: "two-unrelated.json"))
    // The new name is the title of a bar, if there is a bar.
    let page = try site.page("screens/departments/iphone-14-pro/view.xhtml")
    #expect(page.contains("<strong>Changed</strong>"))
    #expect(page.contains("<strong>The screen changed, but not this picture</strong>"))
  }

  @Test func `another target is a mark that says that nothing looks different`() throws {
    let site = try Marked(DiffRun(of: "target.json"))
    try #require(site.causes.count == 1)
    for path in Self.pages(of: "home") {
      #expect(try site.page(path).contains("<strong>Changed, but looks the same</strong>"))
      #expect(try site.causes(of: path) == Set(site.causes), "\(path)")
    }
    #expect(try site.page("flow.xhtml").contains("<a class=\"map-mark\""))
    #expect(try site.page("index.xhtml").contains("Changed only (2)"))
    // No cell of the matrix looks different.
    let matrix = try site.page("screens/home/index.xhtml")
    #expect(!matrix.contains("<a class=\"badge badge-accent\""))
  }

  @Test func `many causes of one screen are counted after the first`() throws {
    let old = try FixtureApp.contents("Apps/newsroom")
    var new = old
    for (file, title) in [
      ("home-hero", "Election night, live from nine cities"), ("top-stories", "Harbour reopens"),
      ("top-stories", "Top stories"),
    ] {
      let name = "feeds/\(file).json"
      let text = String(decoding: try #require(new[name]?.bytes), as: UTF8.self)
      new[name] = .bytes(Array(text.replacing(title, with: "New \(title)").utf8))
    }
    let all = String(decoding: try #require(old["rivers.json"]?.bytes), as: UTF8.self)
    let start = try #require(all.firstRange(of: #""id": "home-top-stories""#)).upperBound
    let limit = try #require(all[start...].firstRange(of: #""item_limit": "4""#))
    new["rivers.json"] = .bytes(
      Array((all[..<limit.lowerBound] + #""item_limit": "2""# + all[limit.upperBound...]).utf8))
    let site = try Marked(DiffRun(old: AppFiles(old), new: AppFiles(new)))
    try #require(site.causes.count == 4)
    for path in Self.pages(of: "home") {
      #expect(try site.page(path).contains("<li>and 1 more cause</li>"), "\(path)")
      #expect(try site.causes(of: path).count == 3, "\(path)")
    }
  }
}
