import Support
import Testing

@testable import AppLayout
@testable import AppModel

/// One of Riverbed's own formats for files of an app; each has a schema in `Schemas/`. Themes and
/// accepted causes have schemas too, with tests of their own.
enum OwnFormat: String, CaseIterable {
  case riverbed, routes, families
  case feedsIndex = "feeds-index"

  /// Reads the format that the name of a fixture begins with, such as `routes--no-id.json`.
  init(fixture name: String) throws {
    let parts = name.split(separator: "--")
    self = try #require(OwnFormat(rawValue: String(parts[0])), "\(name) begins with no format")
  }

  /// The name of such a file in an app folder.
  var fileName: String {
    switch self {
    case .riverbed, .routes, .families: "\(rawValue).json"
    case .feedsIndex: "feeds/index.json"
    }
  }

  /// The name of the schema's file, which is also its identifier.
  var schemaName: String { "\(rawValue).schema.json" }

  func schema() throws -> JSONSchema {
    try JSONSchema(named: rawValue)
  }

  /// Returns the diagnostics about such a file in a small app when it is read, and about its words:
  /// warnings, errors and unknown keys, but not near misses of other names, which a schema cannot
  /// express.
  func diagnostics(about bytes: [UInt8]) throws -> [PlacedDiagnostic] {
    var files = try FixtureApp.contents("Schemas/app")
    files[fileName] = .bytes(bytes)
    let reading = AppReading(AppFiles(files))
    guard case .app(let words) = LayoutCheck.siteWords.run else { return [] }
    return reading.diagnostics(with: reading.app.map(words) ?? []).filter {
      $0.file == fileName && $0.rule != .unknownSection
        && ($0.severity > .note || $0.rule == .unknownKey)
        // Only a routable view needs a class, which the schema does not say.
        && !$0.message.text.hasPrefix("a routable view has no class")
    }
  }
}
