package import FoundationEssentials

extension Fixtures {
  /// Returns the bytes of a published JSON Schema, by the name of its format.
  package static func schema(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: repository.appending(path: "Schemas/\(name).schema.json")))
  }

  /// Returns the bytes of one of Riverbed's own themes.
  package static func theme(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: repository.appending(path: "Themes/\(name).json")))
  }

  /// The root folder of the repository.
  package static var repository: URL { folder.deletingLastPathComponent() }
}
