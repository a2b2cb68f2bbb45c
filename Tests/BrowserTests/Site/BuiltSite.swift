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

/// The site of a fixture app on disk, which all tests that ask for it share.
struct BuiltSite: Sendable {
  let path: String

  /// Returns the site of a fixture app, by its folder's name.
  static func of(
    _ name: String, themes: [String] = ["paper"], orientations: [Orientation]? = nil,
    devices: [String]? = nil, prototype: PrototypeChoice = .firstOfEachClass
  ) throws -> BuiltSite {
    let orientations = orientations ?? []
    let known = "\(name) \(themes) \(orientations) \(devices ?? []) \(prototype)"
    return try shared(known) { folder in
      if let changes = ReviewedFolder(rawValue: name) { return try review(as: changes, in: folder) }
      try build(
        FixtureApp.reading(name), named: name, in: folder, themes: themes,
        orientations: orientations, devices: devices, prototype: prototype)
    }
  }

  /// Returns the site of an app of which only the screens are given.
  static func of(rivers: [UInt8]) throws -> BuiltSite {
    try of(texts: [
      "rivers.json": String(decoding: rivers, as: UTF8.self),
      "riverbed.json": #"{"devices": ["iphone-8"]}"#,
    ])
  }

  /// Returns the site of an app, given its files.
  static func of(texts: [String: String]) throws -> BuiltSite {
    try shared(texts.sorted { $0.key < $1.key }.map(\.value).joined()) { folder in
      try build(AppReading(texts: texts), named: "app", in: folder, themes: ["paper"])
    }
  }

  private static func shared(
    _ name: String, build: (String) throws -> Void
  ) throws -> BuiltSite {
    BuiltSite(path: try SharedFolders.shared.path("browsed \(name)", fill: build))
  }

  private static func build(
    _ reading: AppReading, named name: String, in folder: String, themes: [String],
    orientations: [Orientation] = [], devices: [String]? = nil,
    prototype: PrototypeChoice = .firstOfEachClass
  ) throws {
    let app = try #require(reading.app)
    let known = app.devices + Device.all.filter { !app.devices.contains($0) }
    let site = Site(
      of: app, named: name,
      axes: VariantAxes(
        devices: devices.map { ids in known.filter { ids.contains($0.id) } } ?? app.devices,
        orientations: orientations.isEmpty ? app.orientations : orientations),
      themes: try themes.map { try #require(Theme.named($0)) }, sources: reading.sources,
      diagnostics: reading.diagnostics(with: app.lint), prototype: prototype)
    _ = try SiteBuild(
      of: site, jobs: SystemProcess.coreCount, checking: .init(), from: nil
    ).run(into: folder) {}
  }

  /// Returns the sorted paths in the site of all files of some kinds.
  func files(_ endings: String...) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { file in endings.contains { file.hasSuffix(".\($0)") } }.sorted()
  }

  func bytes(of file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(file)")))
  }
}

extension ThemeFile {
  /// The names of all themes.
  static var names: [String] { allCases.map(\.rawValue) }
}
