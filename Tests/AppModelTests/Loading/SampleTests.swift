import Support
import Testing

@testable import AppModel

@Suite struct `Reading real files` {
  @Test(
    arguments: try ["rivers", "docs-samples"].flatMap { folder in
      try FixtureApp.cases(in: "Samples/\(folder)").map { "Samples/\(folder)/\($0)" }
    })
  func `real screens are read and oddities in them are reported`(path: String) throws {
    let reading = AppReading(try FixtureApp.files(path))
    try Golden(FixtureApp.stem(path) + ".txt").expect(reading.outline)
  }

  @Test(arguments: try FixtureApp.cases(in: "Samples/rivers"))
  func `real screens have no errors`(name: String) throws {
    let reading = AppReading(try FixtureApp.files("Samples/rivers/\(name)"))
    #expect(reading.diagnostics.allSatisfy { $0.severity < .error })
  }

  @Test(
    arguments: try ["manifests", "plugin-configurations"].flatMap { folder in
      try FixtureApp.cases(in: "Samples/\(folder)").map { "Samples/\(folder)/\($0)" }
    })
  func `a real manifest is read and oddities in it are reported`(path: String) throws {
    let reading = try reading(path, as: "plugin_configurations.json")
    let reported = reading.diagnostics.filter { $0.file == "plugin_configurations.json" }.map(
      \.line)
    let plugins = try #require(reading.app).plugins.plugins.map(\.outline)
    try Golden(FixtureApp.stem(path) + ".txt")
      .expect((reported + [""] + plugins + [""]).joined(separator: "\n"))
  }

  @Test(
    arguments: zip(
      [
        "river-test.rivers-by-id", "navigationUtils.fixtures", "appBuildParams.PARTIAL",
        "theme-mock",
      ],
      ["rivers.json", "rivers.json", "settings.json", "families.json"]))
  func `a fragment is read as the file that it most resembles`(name: String, file: String) throws {
    let path = "Samples/fragments/\(name)"
    try Golden(path + ".txt").expect(try reading(path + ".json", as: file).outline)
  }

  @Test func `a truncated file is reported where its last string begins`() throws {
    let bytes = try Fixtures.bytes("Samples/fragments/riverWithHooks.PARTIAL.json.txt")
    let note = try #require(bytes.lastIndex(of: UInt8(ascii: "/")))
    let reading = AppReading(AppFiles(["rivers.json": .bytes(Array(bytes[...note]))]))
    #expect(
      reading.diagnostics.map(\.line) == [
        "rivers.json:48:37: error: the file ends inside the string that begins here "
          + "[json-truncated] -"
      ])
  }

  /// Reads a small app with one sample file in it.
  private func reading(_ path: String, as name: String) throws -> AppReading {
    var contents = try FixtureApp.contents("Apps/no-settings")
    contents[name] = .bytes(try Fixtures.bytes(path))
    return AppReading(AppFiles(contents))
  }
}

extension Plugin {
  /// What the manifest says, on one line.
  fileprivate var outline: String {
    let roles = (isScreen ? ["screen"] : []) + (isHook ? ["hook"] : [])
    return (["\(identifier.debugDescription) \(kind)"] + roles).joined(separator: ", ")
  }
}
