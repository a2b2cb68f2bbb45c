package import AppModel
import Testing

extension AppReading {
  /// What comes of reading files that a test writes down itself.
  package init(texts: [String: String]) {
    self.init(AppFiles(texts.mapValues { .bytes(Array($0.utf8)) }))
  }

  /// What comes of reading screens alone.
  package init(screens: String) { self.init(texts: ["rivers.json": screens]) }
}

extension App {
  /// An app of files that a test writes down itself.
  package init(texts: [String: String]) throws {
    self = try #require(AppReading(texts: texts).app)
  }

  /// An app whose one screen has these components and members, and whose other files are given by
  /// name.
  package init(
    components: String, screen: String = "", files: [String: String] = [:]
  ) throws {
    let rivers = """
      [{"id": "home", "name": "Home", "home": true, "ui_components": [\(components)]\(screen)}]
      """
    try self.init(texts: files.merging(["rivers.json": rivers]) { $1 })
  }
}
