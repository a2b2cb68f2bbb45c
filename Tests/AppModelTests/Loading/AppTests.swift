import Support
import Testing

@testable import AppModel

@Suite struct `Reading apps` {
  @Test(arguments: try FixtureApp.cases(in: "Apps"))
  func `an app is read as its golden says`(name: String) throws {
    let reading = AppReading(try FixtureApp.files("Apps/\(name)"))
    try Golden("Apps/\(name).txt").expect(reading.outlineWithDefaults)
  }

  @Test(arguments: try FixtureApp.cases(in: "Tolerance"))
  func `tolerated input is read, and ignored input is reported`(name: String) throws {
    let reading = AppReading(try FixtureApp.files("Tolerance/\(name)"))
    try Golden("Tolerance/\(FixtureApp.stem(name)).txt").expect(reading.outline)
    #expect(reading.app != nil)
    #expect(reading.diagnostics.allSatisfy { $0.severity < .error })
  }

  @Test func `every point of tolerance has a fixture`() throws {
    let points = try FixtureApp.cases(in: "Tolerance").map { Int($0.prefix(2)) }
    #expect(Set(points) == Set(1...20))
  }

  @Test func `the showcase has no warnings`() throws {
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
