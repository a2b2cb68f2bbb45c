import FoundationEssentials
import Support
import Testing

@testable import AppModel

@Suite struct `JSON Schemas of Riverbed's own formats` {
  /// Returns the files in these formats among the fixture apps, each after its format.
  static func filesOfApps() throws -> [(OwnFormat, String)] {
    try FixtureApp.cases(in: "Apps").flatMap { app in
      OwnFormat.allCases.compactMap { format in
        let path = "Apps/\(app)/\(format.fileName)"
        let isThere = FileManager.default.fileExists(atPath: Fixtures.url(path).path)
        return isThere ? (format, path) : nil
      }
    }
  }

  @Test(arguments: try filesOfApps())
  func `the files of the fixture apps are valid`(format: OwnFormat, path: String) throws {
    let document = try JSONTree(strictly: Fixtures.bytes(path))
    #expect(try format.schema().violations(in: document) == [])
  }

  @Test(arguments: [
    (OwnFormat.families, "Families/default-families.json"), (.riverbed, "Devices/devices.json"),
  ])
  func `Riverbed's own families and devices are valid`(format: OwnFormat, path: String) throws {
    let file = Fixtures.folder.deletingLastPathComponent()
      .appending(path: "Sources/AppModel/\(path)")
    let bytes = [UInt8](try Data(contentsOf: file))
    #expect(try format.schema().violations(in: try JSONTree(strictly: bytes)) == [])
    #expect(try format.diagnostics(about: bytes).map(\.line) == [])
  }

  @Test func `every entry of the device table is a device that a user may describe`() throws {
    let table = try JSONTree(strictly: Fixtures.bytes("Devices/devices.json"))
    let devices = try table.at("/devices").written
    let bytes = Array("{\"devices\": \(devices)}".utf8)
    #expect(try OwnFormat.riverbed.schema().violations(in: try JSONTree(strictly: bytes)) == [])
    #expect(try OwnFormat.riverbed.diagnostics(about: bytes).map(\.line) == [])
  }

  @Test(arguments: try FixtureApp.cases(in: "Schemas/right"))
  func `a correct document is accepted by schema and loader`(name: String) throws {
    let format = try OwnFormat(fixture: name)
    let bytes = try Fixtures.bytes("Schemas/right/\(name)")
    #expect(try format.schema().violations(in: try JSONTree(strictly: bytes)) == [])
    #expect(try format.diagnostics(about: bytes).map(\.line) == [])
  }

  @Test(arguments: try FixtureApp.cases(in: "Schemas/wrong"))
  func `a wrong document is rejected by schema and loader`(name: String) throws {
    let format = try OwnFormat(fixture: name)
    let bytes = try Fixtures.bytes("Schemas/wrong/\(name)")
    let violations = try format.schema().violations(in: try JSONTree(strictly: bytes))
    let diagnostics = try format.diagnostics(about: bytes)
    #expect(!violations.isEmpty)
    #expect(diagnostics.contains { $0.severity > .note })
    let lines = violations.map { "schema: \($0)" } + diagnostics.map { "loader: \($0.line)" }
    try Golden("Schemas/wrong/\(FixtureApp.stem(name)).txt")
      .expect(lines.map { $0 + "\n" }.joined())
  }

  @Test(arguments: try FixtureApp.cases(in: "Schemas/right"))
  func `schema and loader agree on every change of a value or key`(name: String) throws {
    let format = try OwnFormat(fixture: name)
    let schema = try format.schema()
    let document = try JSONTree(strictly: Fixtures.bytes("Schemas/right/\(name)"))
    for variation in Variation.all(of: document) {
      let violations = schema.violations(in: try JSONTree(strictly: variation.bytes))
      let diagnostics = try format.diagnostics(about: variation.bytes)
      #expect(
        violations.isEmpty == diagnostics.isEmpty,
        "\(variation.change): schema \(violations), loader \(diagnostics.map(\.line))")
    }
  }
}
