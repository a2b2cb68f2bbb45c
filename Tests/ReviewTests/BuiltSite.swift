import AppLayout
import AppModel
import Disk
import Publishing
import Site
import Support
import Testing
import Wireframe

@testable import Review

/// A site of an app, built into a folder.
enum BuiltSite {
  /// Builds a site with every orientation and bar, on some devices, and returns it as one side.
  @discardableResult
  static func build(
    _ files: AppFiles, into folder: String, on devices: [String]? = nil,
    themes: [String] = ["paper"], placements: [Placement] = Placement.allCases
  ) throws -> ReviewSide {
    let reading = AppReading(files)
    let app = try #require(reading.app)
    let site = Site(
      of: app, named: "app", axes: try axes(of: app, on: devices, placements: placements),
      themes: try themes.map { try #require(Theme.named($0)) }, sources: reading.sources,
      diagnostics: [])
    let build = try SiteBuild(of: site, jobs: 2, checking: .init(), from: nil)
    _ = try build.run(into: folder) {}
    return .site(try StoredSite(at: folder))
  }

  /// Returns an app as one side.
  static func app(_ files: AppFiles) throws -> ReviewSide {
    let reading = AppReading(files)
    return .app(ReviewedApp(files: files, reading: reading, app: try #require(reading.app)))
  }

  /// Returns axes with some devices, held upright.
  static func axes(on devices: [String]) throws -> VariantAxes {
    VariantAxes(devices: try devices.map { try #require(Device.named($0)) })
  }

  private static func axes(
    of app: App, on devices: [String]?, placements: [Placement] = Placement.allCases
  ) throws -> VariantAxes {
    VariantAxes(
      devices: try devices?.map { try #require(Device.named($0)) } ?? app.devices,
      orientations: app.orientations, placements: placements)
  }
}

extension ReviewTerms {
  /// Terms for one theme and two threads.
  static func plain(tolerance: Int = 0, ignoring ignored: [String] = []) throws -> ReviewTerms {
    ReviewTerms(
      themes: [try #require(Theme.named("paper"))], tolerance: tolerance, ignored: ignored, jobs: 2)
  }
}

extension StoredComparison {
  /// The verdict of each picture that is not the same.
  var verdicts: [String: Verdict] {
    Dictionary(pictures.map { ($0.key, $0.verdict) }, uniquingKeysWith: { first, _ in first })
  }
}
