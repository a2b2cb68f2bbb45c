import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// What `inspect --routes` prints for the apps of `Fixtures/Routes`.
@Suite struct InspectRoutesTests {
  private static let apps = ["demo", "presentations", "containers", "television"]
  private static let devices = "iphone-14-pro,ipad-9.7"

  @Test(arguments: apps)
  func `the text says what happens at every transition`(app: String) throws {
    try Golden("Routes/\(app).txt").expect(try inspected(app))
  }

  @Test(arguments: apps)
  func `the JSON matches its golden and obeys the schema`(app: String) throws {
    let text = try inspected(app, "--json")
    try Golden("Routes/\(app).golden.json").expect(text)
    let schema = try JSONSchema(named: "inspect-routes")
    let document = try JSONTree(strictly: Array(text.utf8))
    #expect(!document.elements.isEmpty)
    #expect(schema.violations(in: document) == [])
  }

  @Test(arguments: [
    (#""kind": "initial""#, #""kind": "start""#), (#""step": "search-router""#, #""step": "find""#),
    (#""outcome": "no-router""#, #""outcome": "none""#), (#""segue": null,"#, ""),
    (#""keepsPresenter": true"#, #""keepsPresenter": 1"#), (#""line": 7,"#, #""line": 0,"#),
  ])
  func `other JSON is not valid`(right: String, wrong: String) throws {
    let text = try inspected("presentations", "--json")
    let place = try #require(text.firstRange(of: right))
    let damaged = text[..<place.lowerBound] + wrong + text[place.upperBound...]
    let document = try JSONTree(strictly: Array(damaged.utf8))
    #expect(try JSONSchema(named: "inspect-routes").violations(in: document).count == 1)
  }

  @Test func `JSON has either the routes or the start of the app`() throws {
    let words = ["inspect", Fixtures.url("Routes/demo").path, "--routes", "--boot"]
    let refused = CommandRun(words + ["--json"])
    #expect(refused.code == .usage && refused.output.isEmpty)
    #expect(refused.errors.contains("'--routes' and '--boot' cannot be combined in JSON"))
    #expect(CommandRun(words).output.hasPrefix("start of the app\n"))
  }

  @Test func `what a presented navigation controller shows is prepared by the source`() throws {
    let run = CommandRun(["check", Fixtures.url("Routes/containers").path])
    #expect(run.code == .clean)
    let text = try inspected("containers")
    #expect(
      text.contains(
        "HomeViewController 'home' → DetailViewController 'detail' in UINavigationController"))
  }

  private func inspected(_ app: String, _ options: String...) throws -> String {
    let path = Fixtures.url("Routes/\(app)").path
    let words = [
      "inspect", path, "--routes", "--orientation", "both", "--device",
      Self.devices + (app == "television" ? ",apple-tv-hd" : ""),
    ]
    let run = CommandRun(words + options)
    #expect(run.code == CommandRun("check", path).code)
    return run.output.replacing("\(path)/", with: "")
  }
}
