import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// A served site has the documents of a build, and nothing else.
@Suite struct ServedDocumentTests {
  @Test(arguments: ["newsroom", "hostile-names", "rtl"])
  func `every document of an app is what a build writes`(name: String) throws {
    try Self.expectDocumentsOfBuild(
      of: Fixtures.url("Apps/\(name)").path,
      ["--device", "iphone-se-1", "--widths", "--label", "x"])
  }

  @Test(arguments: LawSeeds.from(1, 6))
  func `every document of a random app is what a build writes`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let folder = try TemporaryFolder()
    for (name, text) in RandomWays.texts(&random) { try folder.write(text, to: "app/\(name)") }
    try Self.expectDocumentsOfBuild(of: "\(folder.path)/app", ["--device", "iphone-se-1"])
  }

  @Test func `a folder gives its first page, and what a build only keeps is not there`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app(1), to: "rivers.json")
    let served = try ServedCase(folder.path)
    #expect(try served.document("") == served.document("index.html"))
    #expect(try served.document("screens/home/") == served.document("screens/home/index.xhtml"))
    #expect(try served.document("screens/home/") != nil)
    let missing = [
      "/site.json", "/site.zip", "/.riverbed/state", "/screens/home", "/../rivers.json",
      "/%2e%2e/rivers.json", "/rivers.json", "/.live/", "/.live/x", "//index.xhtml",
      "/.live/before/index.xhtml", "/screens/%2e%2e/index.xhtml",
    ]
    for path in missing { #expect(try served.get(path)?.status == 404, "\(path)") }
    let types = [
      "/index.xhtml": "application/xhtml+xml", "/index.html": "text/html; charset=utf-8",
      "/legend.svg": "image/svg+xml", "/style.css": "text/css; charset=utf-8",
      "/script.js": "text/javascript; charset=utf-8", "/sources.json": "application/json",
      "/flow.mmd": "text/plain; charset=utf-8",
    ]
    for (path, type) in types {
      #expect(try served.get(path)?.fields["content-type"] == type, "\(path)")
      let head = try served.get(path, "HEAD")
      #expect(head?.status == 200 && head?.body.isEmpty == true)
    }
  }

  @Test func `nothing is written, whatever is asked for`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app(1), to: "rivers.json")
    let before = try TemporaryFolder.files(in: folder.path)
    let served = try ServedCase(folder.path)
    for path in ["/index.xhtml", "/changes/", "/legend.svg"] {
      #expect(try served.get(path)?.status == 200)
    }
    #expect(try TemporaryFolder.files(in: folder.path) == before)
  }

  /// Compares every document that is served with the file that a build writes.
  private static func expectDocumentsOfBuild(of path: String, _ options: [String]) throws {
    let site = try TemporaryFolder()
    let run = CommandRun(["build", path, "-o", "\(site.path)/site"] + options)
    try #require([.clean, .wrongInput].contains(run.code), "\(run.errors)")
    let files = try TemporaryFolder.files(in: "\(site.path)/site")
    try #require(files.count > 10)
    let served = try ServedCase([path] + options)
    for (name, bytes) in files where name != "site.json" {
      let isSame = try served.document(name) == bytes
      #expect(isSame, "\(name)")
    }
  }

  /// The text of an app with a list of some items.
  static func app(_ limit: Int) -> String {
    #"""
    [{"id": "home", "name": "Home", "home": true, "ui_components": [
       {"id": "top", "component_type": "list",
        "rules": {"item_limit": "\#(limit)"}}]}]
    """#
  }
}
