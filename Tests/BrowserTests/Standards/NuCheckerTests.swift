import AppLayout
import AppModel
import Support
import Testing
import Themes

/// What the HTML checker that the standard's authors recommend reports about whole sites.
@Suite(.needs(.java, .nuChecker)) struct NuCheckerTests {
  /// One device of each class is enough for every kind of page, and one app for all themes. Every page
  /// of the app with hostile names is checked, because their values differ.
  @Test func `the checker finds no error in any form of page or picture of a fixture app`() throws {
    let names = try FixtureApp.names()
    let sites = try names.map { name in
      let devices = try FixtureApp.named(name).devices
      let first = Dictionary(devices.map { ($0.deviceClass, $0.id) }) { first, _ in first }
      return try BuiltSite.of(
        name, themes: name == "newsroom" ? ThemeFile.names : ["paper"],
        devices: first.values.sorted())
    }
    var forms = MarkupForms()
    let files = try zip(names, sites).flatMap { name, site in
      let pages =
        name == "hostile-names"
        ? try site.files("xhtml").map { "\(site.path)/\($0)" }
        : try site.newForms(in: &forms, "xhtml")
      return try pages + site.newForms(in: &forms, "svg")
    }
    try check(Dictionary(uniqueKeysWithValues: zip(names, sites)), files)
  }

  @Test(arguments: ReviewedFolder.allCases)
  func `the checker finds no error in a folder with changes`(kind: ReviewedFolder) throws {
    let site = try BuiltSite.of(kind.rawValue)
    var forms = MarkupForms()
    try check([kind.rawValue: site], site.newForms(in: &forms, "xhtml", "svg"))
  }

  /// Checks files of sites, which have names, in one run of the checker.
  private func check(_ sites: [String: BuiltSite], _ files: [String]) throws {
    #expect(!files.isEmpty)
    // A checker that does not find these has not looked.
    let planted = try TemporaryFolder()
    try planted.write("<!DOCTYPE html><html><p id='p' id='p'></html>", to: "planted.html")
    try planted.write("<svg xmlns='http://www.w3.org/2000/svg'><bogus/></svg>", to: "planted.svg")
    let messages = try messages(
      about: files + [planted.path],
      in: sites.mapValues(\.path).merging([Self.planted: planted.path]) { $1 })
    #expect(
      Set(messages.filter(\.isPlanted).map(\.file))
        == ["\(Self.planted)/planted.html", "\(Self.planted)/planted.svg"])
    let found = messages.filter { !$0.isPlanted && !$0.isAboutNewerSVG && !$0.isAboutSpelling }
    let warnings = Set(found.filter { !$0.isError }.map(\.text))
    #expect(!warnings.contains { $0.hasPrefix("Section lacks heading") })
    for warning in warnings.sorted() {
      print("the Nu checker warns: \(warning)")
    }
    let errors = Dictionary(grouping: found.filter(\.isError), by: \.text)
    for (error, places) in errors.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(error); \(places.count) times, first in \(places[0].file)")
    }
  }

  private static let planted = "planted"

  /// A message of the checker: `"file:/site/index.xhtml":12.5-12.9: error: Bad value`.
  private struct Message {
    let file: String
    let isError: Bool
    let text: String

    init?(_ line: Substring, in folders: [String: String]) {
      let parts = line.split(separator: ": ", maxSplits: 2)
      let files = folders.lazy.compactMap { name, folder in
        parts.first?.firstRange(of: "\(folder)/").map { start in
          "\(name)/\(parts[0][start.upperBound...].prefix { $0 != "\"" })"
        }
      }
      guard parts.count == 3, let file = files.first else { return nil }
      self.file = file
      isError = parts[1].hasSuffix("error")
      text = String(parts[2])
    }

    var isPlanted: Bool { file.hasPrefix("\(NuCheckerTests.planted)/") }

    /// Whether the message is about how an app's author wrote a letter with its marks, which pages
    /// keep and HTML allows.
    var isAboutSpelling: Bool {
      text.hasPrefix("Source text is not in Unicode Normalization Form C")
    }

    /// Whether the message is about an attribute of SVG 2, because the checker only knows SVG 1.1.
    var isAboutNewerSVG: Bool { text.hasPrefix("Attribute “paint-order” not allowed") }
  }

  /// Returns what the checker says about files in some folders, which have names.
  private func messages(
    about files: [String], in folders: [String: String]
  ) throws -> [Message] {
    let run = try FinishedProcess(
      running: [
        try Tool.java.installedPath, "-jar", try Tool.nuChecker.installedPath, "--skip-non-html",
        "--also-check-svg", "--format", "gnu",
      ] + files)
    let lines = run.output.split(separator: "\n")
    let messages = lines.compactMap { Message($0, in: folders) }
    try #require(messages.count == lines.count, "\(run.output.prefix(2000))")
    return messages
  }
}
