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
  /// The names with an ending directly inside a folder of fixtures, sorted; never none.
  package static func names(in path: String, endingIn ending: String) throws -> [String] {
    try names(in: path) { $0.hasSuffix(".\(ending)") }
  }

  /// Some of the names directly inside a folder of fixtures, sorted; never none, so that no test over
  /// them is empty.
  static func names(in path: String, where isWanted: (String) -> Bool) throws -> [String] {
    let names = try names(in: path).filter { !$0.hasPrefix(".") && isWanted($0) }
    guard !names.isEmpty else { throw NoFixtures(folder: path) }
    return names
  }

  /// A folder has none of the fixtures that a test is about.
  private struct NoFixtures: Error {
    let folder: String
  }
}
