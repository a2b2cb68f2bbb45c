package import FoundationEssentials

/// The inputs of the tests, which are the specification.
package enum Fixtures {
  /// The folder that holds them all.
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The place of a fixture, by its path inside the folder.
  package static func url(_ path: String) -> URL { folder.appending(path: path) }

  /// The bytes of a fixture.
  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  /// The names of what stands directly inside a folder of fixtures, sorted.
  package static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted()
  }
}
