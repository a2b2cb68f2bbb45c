import AppLayout
import AppModel
import Disk
import FoundationEssentials
import Publishing
import Site
import Support
import Testing
import Themes
import Wireframe

/// The site of a fixture app on disk, until this goes out of scope.
struct BuiltSite: ~Copyable {
  private let folder: TemporaryFolder

  /// Builds the site of a fixture app, by its folder's name.
  static func of(
    _ name: String, themes: [String] = ["paper"], orientations: [Orientation]? = nil,
    devices: [String]? = nil, prototype: PrototypeChoice = .firstOfEachClass
  ) throws -> BuiltSite {
    if let changes = ReviewedFolder(rawValue: name) { return try reviewed(as: changes) }
    return try of(
      FixtureApp.reading(name), named: name, themes: themes, orientations: orientations,
      devices: devices, prototype: prototype)
  }

  /// Builds the site of an app of which only the screens are given.
  static func of(rivers: [UInt8]) throws -> BuiltSite {
    let text = String(decoding: rivers, as: UTF8.self)
    let devices = #"{"devices": ["iphone-8"]}"#
    return try of(
      AppReading(texts: ["rivers.json": text, "riverbed.json": devices]), named: "app",
      themes: ["paper"])
  }

  private static func of(
    _ reading: AppReading, named name: String, themes: [String],
    orientations: [Orientation]? = nil, devices: [String]? = nil,
    prototype: PrototypeChoice = .firstOfEachClass
  ) throws -> BuiltSite {
    let app = try #require(reading.app)
    let site = Site(
      of: app, named: name,
      axes: VariantAxes(
        devices: devices.map { ids in Device.all.filter { ids.contains($0.id) } } ?? app.devices,
        orientations: orientations ?? app.orientations),
      themes: try themes.map { try #require(Theme.named($0)) }, sources: reading.sources,
      diagnostics: reading.diagnostics(with: app.lint), prototype: prototype)
    let folder = try TemporaryFolder()
    _ = try SiteBuild(
      of: site, jobs: SystemProcess.coreCount, checking: .init(), from: nil
    ).run(into: folder.path) {}
    return BuiltSite(folder: folder)
  }

  init(folder: consuming TemporaryFolder) {
    self.folder = folder
  }

  var path: String { folder.path }

  /// Returns the sorted paths in the site of all files of some kinds.
  func files(_ endings: String...) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { file in endings.contains { file.hasSuffix(".\($0)") } }.sorted()
  }

  /// Adds a file that the site does not have.
  func write(_ text: String, to file: String) throws {
    try folder.write(text, to: file)
  }

  func bytes(of file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(file)")))
  }
}

extension ThemeFile {
  /// The names of all themes.
  static var names: [String] { allCases.map(\.rawValue) }
}
