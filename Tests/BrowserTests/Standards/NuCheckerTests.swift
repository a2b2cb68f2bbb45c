import Support
import Testing
import Themes

/// What the HTML checker that the standard's authors recommend reports about whole sites.
@Suite(.needs(.java, .nuChecker)) struct NuCheckerTests {
  @Test func `the checker finds no error in any page or picture`() throws {
    try check(BuiltSite.of("newsroom", themes: ThemeFile.names))
  }

  @Test(arguments: ReviewedFolder.allCases)
  func `the checker finds no error in a folder with changes`(kind: ReviewedFolder) throws {
    try check(BuiltSite.of(kind.rawValue))
  }

  private func check(_ site: BuiltSite) throws {
    // A checker that does not find these has not looked.
    let planted = try TemporaryFolder()
    try planted.write("<!DOCTYPE html><html><p id='p' id='p'></html>", to: "planted.html")
    try planted.write("<svg xmlns='http://www.w3.org/2000/svg'><bogus/></svg>", to: "planted.svg")
    let messages = try messages(about: [site.path, planted.path])
    #expect(Set(messages.filter(\.isPlanted).map(\.file)) == ["planted.html", "planted.svg"])
    let found = messages.filter { !$0.isPlanted && !$0.isAboutNewerSVG }
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

  /// A message of the checker: `"file:/site/index.xhtml":12.5-12.9: error: Bad value`.
  private struct Message {
    let file: String
    let isError: Bool
    let text: String

    init?(_ line: Substring, in folders: [String]) {
      let parts = line.split(separator: ": ", maxSplits: 2)
      let starts = folders.lazy.compactMap { parts.first?.firstRange(of: "\($0)/") }
      guard parts.count == 3, let start = starts.first else { return nil }
      file = String(parts[0][start.upperBound...].prefix { $0 != "\"" })
      isError = parts[1].hasSuffix("error")
      text = String(parts[2])
    }

    var isPlanted: Bool { file.hasPrefix("planted.") }

    /// Whether the message is about an attribute of SVG 2, because the checker only knows SVG 1.1.
    var isAboutNewerSVG: Bool { text.hasPrefix("Attribute “paint-order” not allowed") }
  }

  private func messages(about folders: [String]) throws -> [Message] {
    let run = try FinishedProcess(
      running: [
        try Tool.java.installedPath, "-jar", try Tool.nuChecker.installedPath, "--skip-non-html",
        "--also-check-svg", "--format", "gnu",
      ] + folders)
    let lines = run.output.split(separator: "\n")
    let messages = lines.compactMap { Message($0, in: folders) }
    try #require(messages.count == lines.count, "\(run.output.prefix(2000))")
    return messages
  }
}
