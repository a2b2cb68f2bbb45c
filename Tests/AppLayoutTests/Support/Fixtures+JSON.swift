import FoundationEssentials
import Support

extension Fixtures {
  /// Returns what is written in a JSON file, named by its path inside the folder.
  static func json(_ path: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(try bytes(path)))
  }
}
