import Support
import Testing

@testable import AppModel

@Suite struct `Reading apps` {
  static let folders = ["Apps", "Tolerance", "Samples/rivers", "Samples/docs-samples"]

  @Test(
    arguments: try folders.flatMap { folder in
      try FixtureApp.cases(in: folder).map { "\(folder)/\($0)" }
    })
  func `an app comes to what its golden says`(path: String) throws {
    let reading = AppReading(try FixtureApp.files(path))
    try Golden(FixtureApp.stem(path) + ".txt").expect(reading.outline)
  }

  @Test(
    arguments: try ["manifests", "plugin-configurations"].flatMap { folder in
      try FixtureApp.cases(in: "Samples/\(folder)").map { "Samples/\(folder)/\($0)" }
    })
  func `a real manifest is read and what is odd in it is told`(path: String) throws {
    var contents = try FixtureApp.contents("Apps/no-settings")
    contents["plugin_configurations.json"] = .bytes(try Fixtures.bytes(path))
    let reading = AppReading(AppFiles(contents))
    try Golden(FixtureApp.stem(path) + ".txt").expect(reading.outline)
    #expect(reading.app != nil)
  }

  @Test func `the showcase has no warning`() throws {
    let reading = AppReading(try FixtureApp.files("Apps/newsroom"))
    #expect(reading.diagnostics.filter { $0.severity > .note }.map(\.line) == [])
    #expect(reading.app?.screens.count == 8)
  }

  @Test func `the showcase uses every component type and every placement`() throws {
    let app = try #require(AppReading(try FixtureApp.files("Apps/newsroom")).app)
    let types = Set(app.screens.flatMap(\.allComponents).compactMap(\.typeName?.value))
    let wanted = Set(ComponentKind.builderNames).subtracting(["carousel"])
    #expect(wanted.subtracting(types) == [])
    let placements = app.screens.compactMap { app.navigationBar(of: $0)?.bar.placement }
    #expect(Set(placements) == Set(Placement.allCases))
  }
}
