import FoundationEssentials
import Support

@testable import AppModel

/// An app among the fixtures: a folder, or a file of screens alone.
enum FixtureApp {
  /// The files of a folder of fixtures as an app folder, or of a file as a file of screens.
  static func files(_ path: String) throws -> AppFiles {
    guard !path.hasSuffix(".json") else {
      return AppFiles(["rivers.json": .bytes(try Fixtures.bytes(path))])
    }
    return AppFiles(try contents(path))
  }

  /// What stands in a folder of fixtures, by the names that an app folder has.
  static func contents(_ path: String) throws -> [String: AppFiles.Content] {
    var names = Set(AppFiles.names).intersection(try Fixtures.names(in: path))
    if try Fixtures.names(in: path).contains(AppFiles.feedsFolder) {
      names.formUnion(try Fixtures.names(in: path + "/feeds").map { "feeds/" + $0 })
    }
    return try names.reduce(into: [:]) { files, name in
      files[name] = .bytes(try Fixtures.bytes(path + "/" + name))
    }
  }

  /// The stems of the fixtures in a folder: its files and folders, without endings and goldens.
  static func cases(in folder: String) throws -> [String] {
    try Fixtures.names(in: folder).filter { !$0.hasSuffix(".txt") && !$0.hasPrefix(".") }
  }

  /// A fixture's path without its ending, beside which its golden stands.
  static func stem(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }
}

extension PlacedDiagnostic {
  /// The diagnostic in one line, with everything that it says.
  var line: String {
    let suggestion = message.suggestion.map { "; \($0.text)" } ?? ""
    return "\(file):\(position.line):\(position.column): \(severity): \(message.text)\(suggestion) "
      + "[\(rule.code)] \(path ?? "-")"
  }
}

extension AppReading {
  /// What comes of reading files that a test writes down itself.
  init(texts: [String: String]) {
    self.init(AppFiles(texts.mapValues { .bytes(Array($0.utf8)) }))
  }

  /// What comes of reading screens alone.
  init(screens: String) { self.init(texts: ["rivers.json": screens]) }

  /// All diagnostics, one a line, and what the app came to.
  var outlineWithDefaults: String { outline(of: diagnostics) }

  /// The same without the notes about defaults that applied.
  var outline: String { outline(of: diagnostics.filter { $0.rule != .defaultApplied }) }

  private func outline(of diagnostics: [PlacedDiagnostic]) -> String {
    (diagnostics.map(\.line) + ["", app?.outline ?? "no app", ""]).joined(separator: "\n")
  }
}
