import FoundationEssentials

/// A file in the folder of fixtures, read whole.
enum Fixture {
  /// Returns what is written in a JSON file, named by its path inside the folder.
  static func json(_ path: String, from file: String = #filePath) throws -> JSONValue {
    let root = URL(filePath: file)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let bytes = try Data(contentsOf: root.appending(path: "Fixtures").appending(path: path))
    return try JSONDecoder().decode(JSONValue.self, from: bytes)
  }
}
