package import AppModel
import Testing

/// A fixture app: a folder, or a file of screens alone.
package enum FixtureApp {
  /// Returns the names of the whole apps in `Fixtures/Apps`, sorted; never empty.
  package static func names() throws -> [String] { try cases(in: "Apps") }

  /// Reads a whole app, by its folder's name.
  package static func reading(_ name: String) throws -> AppReading {
    AppReading(try files("Apps/\(name)"))
  }

  /// Returns a whole app, by its folder's name.
  package static func named(_ name: String) throws -> App {
    try #require(try reading(name).app)
  }

  /// Returns the files of an app: a folder of fixtures, or a single file as its screens.
  package static func files(_ path: String) throws -> AppFiles {
    guard !path.hasSuffix(".json") else {
      return AppFiles(["rivers.json": .bytes(try Fixtures.bytes(path))])
    }
    return AppFiles(try contents(path))
  }

  /// Returns the contents of a folder of fixtures by the names that files of an app have, wherever
  /// in the folder these are.
  package static func contents(_ path: String) throws -> [String: AppFiles.Content] {
    let files = try Fixtures.files(in: path)
    let names = found(among: files.map(\.name)).paths.reduce(into: [:]) { $0[$1.value] = $1.key }
    return files.reduce(into: [:]) { contents, file in
      let name = names[file.name] ?? file.name
      let isRead =
        AppFile(named: name) != nil || AppFile.isInFeeds(name)
        || name.hasSuffix(AppFiles.storyboardEnding)
      if isRead { contents[name] = .bytes(file.bytes) }
    }
  }

  /// Finds the files that Zapp publishes among those of an app's folder, by their paths.
  package static func found(among paths: [String]) -> FoundFiles {
    var search = FileSearch()
    let places = paths.map { $0.split(separator: "/") }
    for steps in places.sorted(by: { $0.count < $1.count }) {
      let folder = steps.dropLast().joined(separator: "/")
      search.see(String(steps[steps.count - 1]), in: folder.isEmpty ? nil : folder, steps.count - 1)
    }
    return search.found
  }
}

extension FixtureApp {
  /// Returns the files of an app as texts.
  package static func texts(_ path: String) throws -> [String: String] {
    try contents(path).compactMapValues { content in
      if case .bytes(let bytes) = content { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  /// Returns the files of the showcase with other texts in some of them: all places of a text change.
  package static func showcase(
    editing edits: (file: String, text: String, other: String)...
  ) throws -> AppFiles {
    try files("Apps/newsroom", editing: edits)
  }

  /// Returns the files of the app whose texts are Arabic, with another text in its screens.
  package static func rtl(replacing text: String, with other: String) throws -> AppFiles {
    try files("Apps/rtl", editing: [("rivers.json", text, other)])
  }

  private static func files(
    _ path: String, editing edits: [(file: String, text: String, other: String)]
  ) throws -> AppFiles {
    var contents = try contents(path)
    for (file, text, other) in edits {
      guard case .bytes(let bytes)? = contents[file] else { throw Missing(name: file) }
      let whole = String(decoding: bytes, as: UTF8.self)
      guard whole.contains(text) else { throw Missing(name: text) }
      contents[file] = .bytes(Array(whole.replacing(text, with: other).utf8))
    }
    return AppFiles(contents)
  }

  /// A file, or a text in it, that is not there.
  private struct Missing: Error {
    let name: String
  }

  /// Returns the fixtures of a folder: its files and folders without goldens; never empty.
  package static func cases(in folder: String) throws -> [String] {
    try Fixtures.names(in: folder) { !$0.hasSuffix(".txt") }
  }

  /// Returns a fixture's path without its extension, which its golden shares.
  package static func stem(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }
}
