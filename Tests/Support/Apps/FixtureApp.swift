package import AppModel
import Testing

/// An app among the fixtures: a folder, or a file of screens alone.
package enum FixtureApp {
  /// The names of the whole apps in `Fixtures/Apps`, sorted; never none.
  package static func names() throws -> [String] { try cases(in: "Apps") }

  /// What comes of reading a whole app, by its folder's name.
  package static func reading(_ name: String) throws -> AppReading {
    AppReading(try files("Apps/\(name)"))
  }

  /// A whole app, by its folder's name.
  package static func named(_ name: String) throws -> App {
    try #require(try reading(name).app)
  }

  /// The files of a folder of fixtures as an app folder, or of a file as a file of screens.
  package static func files(_ path: String) throws -> AppFiles {
    guard !path.hasSuffix(".json") else {
      return AppFiles(["rivers.json": .bytes(try Fixtures.bytes(path))])
    }
    return AppFiles(try contents(path))
  }

  /// What is in a folder of fixtures, by the names that an app folder has.
  package static func contents(_ path: String) throws -> [String: AppFiles.Content] {
    try Fixtures.files(in: path).reduce(into: [:]) { contents, file in
      let isRead =
        AppFiles.names.contains(file.name) || file.name.hasPrefix("\(AppFiles.feedsFolder)/")
      if isRead { contents[file.name] = .bytes(file.bytes) }
    }
  }
}

extension FixtureApp {
  /// The fixtures of a folder, its files and folders without goldens; never none.
  package static func cases(in folder: String) throws -> [String] {
    try Fixtures.names(in: folder) { !$0.hasSuffix(".txt") }
  }

  /// A fixture's path without its ending; its golden is beside it.
  package static func stem(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }
}
