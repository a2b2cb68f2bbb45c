import AppModel
import Support
import Testing

@testable import AppLayout

/// Apps for tests of the layout: whole ones of the fixtures, and small ones written in the test.
enum TestApp {
  /// An app of the fixtures, by its folder's name.
  static func named(_ name: String) throws -> App {
    let files = try Fixtures.files(in: "Apps/\(name)").map { ($0.name, $0.bytes) }
    return try app(Dictionary(uniqueKeysWithValues: files))
  }

  /// The names of all apps of the fixtures.
  static let names: [String] = {
    do {
      return try Fixtures.names(in: "Apps").filter { !$0.hasSuffix(".txt") }
    } catch {
      Issue.record("there are no fixture apps: \(error)")
      return []
    }
  }()

  /// An app whose one screen has these components, and whose other files are given by name.
  static func with(
    components: String, screen: String = "", files: [String: String] = [:]
  ) throws -> App {
    let rivers = """
      [{"id": "home", "name": "Home", "home": true, "ui_components": [\(components)]\(screen)}]
      """
    return try app(
      files.merging(["rivers.json": rivers]) { $1 }.mapValues { Array($0.utf8) })
  }

  /// An app of files with these texts.
  static func app(_ files: [String: [UInt8]]) throws -> App {
    try #require(AppReading(AppFiles(files.mapValues { .bytes($0) })).app)
  }
}

extension App {
  /// The content of a screen as a device shows it under a bar on top.
  func content(of key: String, on device: Device) throws -> ContentLayout {
    try variant(of: key, on: device).content
  }

  /// One variant of a screen, laid out by itself.
  func variant(
    of key: String, on device: Device, _ placement: Placement = .onTop,
    _ statusBar: StatusBar = .merged, _ entrance: Entrance? = nil
  ) throws -> VariantLayout {
    let screen = try #require(screen(key) ?? screens.first { $0.slug == key })
    return VariantLayout(
      Variant(
        screen: screen, device: device, orientation: .portrait, placement: placement,
        statusBar: statusBar, entrance: entrance ?? self.entrance(of: screen)), in: self)
  }
}

extension Device {
  /// A built-in device that a test cannot do without.
  static func wanted(_ id: String) throws -> Device { try #require(named(id)) }
}
