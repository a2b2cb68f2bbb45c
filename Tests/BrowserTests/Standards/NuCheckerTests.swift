import AppLayout
import AppModel
import Support
import Testing
import Themes

/// What the HTML checker that the standard's authors recommend reports about whole sites.
@Suite(.needs(.java, .nuChecker)) struct NuCheckerTests {
  /// One device of each class is enough for every kind of page, and one app for all themes.
  @Test func `the checker finds no error in any page or picture of a fixture app`() throws {
    let names = try FixtureApp.names()
    let sites = try names.map { name in
      let devices = try FixtureApp.named(name).devices
      let first = Dictionary(devices.map { ($0.deviceClass, $0.id) }) { first, _ in first }
      return try BuiltSite.of(
        name, themes: name == "newsroom" ? ThemeFile.names : ["paper"],
        devices: first.values.sorted())
    }
    try check(Dictionary(uniqueKeysWithValues: zip(names, sites)))
  }

  @Test(arguments: ReviewedFolder.allCases)
  func `the checker finds no error in a folder with changes`(kind: ReviewedFolder) throws {
    try check([kind.rawValue: BuiltSite.of(kind.rawValue)])
  }

  /// Checks sites, by their names, in one run of the checker.
  private func check(_ sites: [String: BuiltSite]) throws {
    // A checker that does not find these has not looked.
    let planted = try TemporaryFolder()
    try planted.write("<!DOCTYPE html><html><p id='p' id='p'></html>", to: "planted.html")
    try planted.write("<svg xmlns='http://www.w3.org/2000/svg'><bogus/></svg>", to: "planted.svg")
    let messages = try messages(
      about: sites.mapValues(\.path).merging([Self.planted: planted.path]) { $1 })
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

  private func messages(about folders: [String: String]) throws -> [Message] {
    let run = try FinishedProcess(
      running: [
        try Tool.java.installedPath, "-jar", try Tool.nuChecker.installedPath, "--skip-non-html",
        "--also-check-svg", "--format", "gnu",
      ] + folders.values.sorted())
    let lines = run.output.split(separator: "\n")
    let messages = lines.compactMap { Message($0, in: folders) }
    try #require(messages.count == lines.count, "\(run.output.prefix(2000))")
    return messages
  }
}
