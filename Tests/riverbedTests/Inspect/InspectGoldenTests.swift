import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The layout of every fixture app, as text for people; of apps with many screens, of those that they
/// were made for.
@Suite struct InspectGoldenTests {
  /// The devices of apps that are not shown on a phone.
  private static let devices = ["single-tv": "apple-tv-hd"]

  private static let screens = [
    "hostile-names": ["evil-x"], "legacy": ["home", "contact-us"], "matinee": ["film", "sign-in"],
    "nested-menu": ["home", "news"], "newsroom": ["home", "in-depth"],
    "own-menus": ["story", "account"], "presentations": ["compare", "shout"],
    "qa-app": ["list-screen", "settings-applicas"], "quick-brick": ["home", "my-list"],
    "rtl": ["screen-7a20d4e13c584f96b07de15c8a93f001"], "tab-bar": ["home", "more"],
  ]

  @Test(arguments: try FixtureApp.names())
  func `the text of an app shows its screens`(app: String) throws {
    let device = Self.devices[app] ?? "iphone-14-pro"
    let texts = try (Self.screens[app].map { $0.map { ["--screen", $0] } } ?? [[]]).map {
      try inspected(app, ["--device", device, "--boot"] + $0)
    }
    try Golden("Inspect/\(app).txt").expect(texts.joined(separator: "\n\n"))
  }

  @Test(arguments: [
    ("newsroom", "home"), ("plugin-area", "tv-guide"), ("many-buttons", "search"),
    ("footers", "all-stories"),
  ])
  func `a variant as JSON matches its golden`(app: String, screen: String) throws {
    let text = try inspected(
      app,
      [
        "--device", "iphone-se-1", "--screen", screen, "--placement", "on_top", "--status-bar",
        "merged", "--boot", "--json",
      ])
    try Golden("Inspect/\(app)-\(screen).json").expect(text)
  }

  private func inspected(_ app: String, _ options: [String]) throws -> String {
    let run = CommandRun(["inspect", Fixtures.url("Apps/\(app)").path] + options)
    #expect(run.code == .clean)
    return run.output
  }
}
