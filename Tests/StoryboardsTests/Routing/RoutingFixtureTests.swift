import AppLayout
import AppModel
import Support
import Testing

@testable import Storyboards

/// Each file of `Fixtures/Routing` is a routes.json; its golden has the steps and outcome of every
/// transition, and what is reported.
@Suite struct RoutingFixtureTests {
  static let folder = "Routing"

  @Test(arguments: try Fixtures.names(in: folder, endingIn: "json"))
  func `the steps and outcomes of routes are those of its golden`(name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let reading = AppReading(
      texts: [
        "rivers.json": #"[{"id": "home", "name": "Home", "home": true}]"#,
        "routes.json": String(decoding: try Fixtures.bytes(path), as: UTF8.self),
      ])
    let routing = try #require(reading.app).routing
    #expect(!routing.routes.isEmpty)
    let sketch = try RoutingSketch(routing)
    let found = Set(routing.diagnostics.map(\.message))
    let reported = reading.diagnostics(with: routing.diagnostics)
      .filter { found.contains($0.message) }
    try Golden("\(Self.folder)/\(FixtureApp.stem(name)).txt")
      .expect(sketch.text + reported.map { $0.line + "\n" }.joined())
  }

  @Test func `a fixture exists for every step, outcome and rule`() throws {
    let goldens = try Fixtures.names(in: Self.folder, endingIn: "txt").map {
      String(decoding: try Fixtures.bytes("\(Self.folder)/\($0)"), as: UTF8.self)
    }
    #expect(goldens.count > 40)
    let steps = [
      "search-router", "create-router", "destinationFromExternalPrepared", "search-source", "delay",
      "assertion-failure", "prepareDestinationFromExternal", "aop-callbacks", "prepareDestination",
      "didFinishPrepareDestination",
    ]
    let outcomes = ["prepared", "no-router", "not-created", "fails"].map { "= \($0)" }
    // Only a storyboard can have a popover without an anchor, and a thousand scenes in containers
    // are in a fixture of the rule.
    let rules = RoutingCheck.all.flatMap(\.rules).map { "[\($0.code)]" }.filter {
      !["[scene-popover-anchor]", "[route-brought-scenes]"].contains($0)
    }
    for word in steps + outcomes + rules {
      #expect(goldens.contains { $0.contains(word) }, "\(word)")
    }
  }
}
