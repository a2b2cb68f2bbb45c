package import FoundationEssentials

/// The inputs and goldens of the tests.
package enum Fixtures {
  /// The folder of all fixtures.
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// Returns the URL of a fixture, by its path inside the folder.
  package static func url(_ path: String) -> URL { folder.appending(path: path) }

  /// Returns the bytes of a fixture.
  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  /// Returns the names of the files and folders directly inside a folder of fixtures, sorted.
  package static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted()
  }
  /// Returns the names with an extension directly inside a folder of fixtures, sorted; never empty.
  package static func names(in path: String, endingIn ending: String) throws -> [String] {
    try names(in: path) { $0.hasSuffix(".\(ending)") }
  }

  /// Returns the names directly inside a folder of fixtures that a closure accepts, sorted; never
  /// empty, so that no test over them is empty.
  static func names(in path: String, where isWanted: (String) -> Bool) throws -> [String] {
    let names = try names(in: path).filter { !$0.hasPrefix(".") && isWanted($0) }
    guard !names.isEmpty else { throw NoFixtures(folder: path) }
    return names
  }

  /// A folder without any of the fixtures that a test needs.
  private struct NoFixtures: Error {
    let folder: String
  }
}
