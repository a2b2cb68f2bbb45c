package import AppModel
import Testing

extension AppFiles {
  /// Collects files by names that no two of them share, whatever they look like.
  package init(_ contents: [String: Content], nextTo otherNames: [String] = []) {
    self.init(
      Dictionary(uniqueKeysWithValues: contents.map { (FileName($0), $1) }), nextTo: otherNames)
  }
}

extension AppReading {
  /// Reads files whose texts a test gives.
  package init(texts: [String: String]) {
    self.init(AppFiles(texts.mapValues { .bytes(Array($0.utf8)) }))
  }

  /// Reads a `rivers.json` alone.
  package init(screens: String) { self.init(texts: ["rivers.json": screens]) }
}

extension App {
  /// Makes an app of files whose texts a test gives.
  package init(texts: [String: String]) throws {
    self = try #require(AppReading(texts: texts).app)
  }

  /// Makes an app whose one screen has these components and members, and whose other files are
  /// given by name. A component that does not say otherwise has a source without a snapshot, so that
  /// it shows placeholders.
  package init(
    components: String, screen: String = "", files: [String: String] = [:]
  ) throws {
    let components = components.replacing(
      #""component_type":"#, with: #""data": {"source": "any"}, "component_type":"#)
    let rivers = """
      [{"id": "home", "name": "Home", "home": true, "ui_components": [\(components)]\(screen)}]
      """
    try self.init(texts: files.merging(["rivers.json": rivers]) { $1 })
  }
}

extension App {
  /// Every path that a drawing may name as a source, with its place.
  package var sourcePaths: [PlacedSource] {
    var found: [PlacedSource] = []
    forEachSource { found.append($0) }
    return found
  }
}
