package import FoundationEssentials

extension Fixtures {
  /// The bytes of a published JSON Schema, by the name of what it describes.
  package static func schema(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: repository.appending(path: "Schemas/\(name).schema.json")))
  }

  /// The bytes of one of Riverbed's own themes.
  package static func theme(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: repository.appending(path: "Themes/\(name).json")))
  }

  /// The folder that everything is in.
  package static var repository: URL { folder.deletingLastPathComponent() }
}
