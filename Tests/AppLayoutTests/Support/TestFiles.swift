import Support

/// The files of fixture apps, for tests that change one of them.
enum TestFiles {
  static func files(of app: String) throws -> [(name: String, bytes: [UInt8])] {
    try Fixtures.files(in: "Apps/\(app)")
  }
}
