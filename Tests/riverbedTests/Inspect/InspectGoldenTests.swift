import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The layout of every fixture app, as text for people.
@Suite struct InspectGoldenTests {
  /// The devices of apps that are not shown on a phone.
  private static let devices = ["single-tv": "apple-tv-hd"]

  @Test(arguments: try FixtureApp.names())
  func `the text of an app shows its screens`(app: String) throws {
    let device = Self.devices[app] ?? "iphone-14-pro"
    let text = try inspected(app, "--device", device, "--boot")
    try Golden("Inspect/\(app).txt").expect(text)
  }

  @Test(arguments: [
    ("newsroom", "home"), ("plugin-area", "tv-guide"), ("many-buttons", "search"),
    ("footers", "all-stories"),
  ])
  func `a variant as JSON matches its golden`(app: String, screen: String) throws {
    let text = try inspected(
      app, "--device", "iphone-se-1", "--screen", screen, "--placement", "on_top",
      "--status-bar", "merged", "--boot", "--json")
    try Golden("Inspect/\(app)-\(screen).json").expect(text)
  }

  private func inspected(_ app: String, _ options: String...) throws -> String {
    let run = CommandRun(["inspect", Fixtures.url("Apps/\(app)").path] + options)
    #expect(run.code == .clean)
    return run.output
  }
}
