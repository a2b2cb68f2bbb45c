import AppLayout
import AppModel
import Disk
import Publishing
import Support
import Testing
import Wireframe

@testable import Site

/// The law of rebuilds: pictures that show the same as before have the same bytes. A build keeps
/// them, so each rebuild equals a clean build, byte for byte.
struct RebuildLaw {
  private let old: MadeSite
  private let new: MadeSite

  init(from old: MadeSite, to new: MadeSite) {
    (self.old, self.new) = (old, new)
  }

  /// Makes the sites of two states of an app, on its first device, or also on a TV before it.
  init(
    _ pair: ReviewCase, tryingWidths triesWidths: Bool = false, withTelevision isOnTV: Bool = false
  ) throws {
    let sites = try [pair.old, pair.new].map { files in
      try MadeSite(of: files, tryingWidths: triesWidths, withTelevision: isOnTV)
    }
    self.init(from: sites[0], to: sites[1])
  }

  /// The paths of the pictures that a rebuild keeps although they differ, how many it keeps, and
  /// how many it draws although they do not differ.
  var kept: (stale: [String], count: Int, needless: Int) {
    let before = Dictionary(
      uniqueKeysWithValues: old.pictures.flatMap { made in
        made.documents.map { ($0.path, (made.shown, $0.hash)) }
      })
    var kept: (stale: [String], count: Int, needless: Int) = ([], 0, 0)
    for made in new.pictures {
      let differing = made.documents.filter { before[$0.path]?.1 != $0.hash }.map(\.path)
      if made.documents.allSatisfy({ before[$0.path]?.0 == made.shown }) {
        kept.count += made.documents.count
        kept.stale += differing
      } else if differing.isEmpty {
        kept.needless += made.documents.count
      }
    }
    return kept
  }

  /// How many pictures of screens, menus and presentations the new site has.
  var count: Int { new.pictures.reduce(0) { $0 + $1.documents.count } }
}

/// The pictures of a site by their tasks, with what they show.
struct MadeSite {
  let pictures: [(shown: ContentHash, documents: [(path: String, hash: ContentHash)])]

  /// Makes all pictures of a site of an app.
  init(
    of files: AppFiles, label: String? = nil, tryingWidths triesWidths: Bool = false,
    withTelevision isOnTV: Bool = false
  ) throws {
    let site = try Self.site(
      of: files, label: label, tryingWidths: triesWidths, withTelevision: isOnTV)
    var maker = try DocumentMaker(for: site, checking: .init())
    pictures = try site.plan().tasks.compactMap { task in
      guard let shown = maker.shown(by: task) else { return nil }
      var documents: [(path: String, hash: ContentHash)] = []
      try maker.make(task) { documents.append(($0.name, ContentHash(of: $0.bytes))) }
      return (shown, documents)
    }
  }

  /// Returns the site of an app on one device with one pair of bars; with a TV before it, of which
  /// no picture with these bars exists, the others differ in where the bar is.
  static func site(
    of files: AppFiles, label: String? = nil, tryingWidths triesWidths: Bool = false,
    withTelevision isOnTV: Bool = false
  ) throws -> Site {
    let reading = AppReading(files)
    let app = try #require(reading.app)
    let tv = isOnTV ? try [#require(Device.named("apple-tv-hd"))] : []
    let devices = tv + app.devices.prefix(1).filter { !tv.contains($0) }
    let bar: StatusBar =
      devices.allSatisfy { $0.deviceClass == .tv } ? .hidden : isOnTV ? .merged : .separate
    let axes = VariantAxes(
      devices: devices, orientations: app.orientations,
      placements: isOnTV ? Placement.allCases : [.onTop], statusBars: [bar])
    let listed = app.lint
    let widths = triesWidths ? WidthReport(of: app, listed: listed) : nil
    return Site(
      of: app, named: "app", axes: axes, themes: [try #require(Theme.named("paper"))],
      sources: reading.sources,
      diagnostics: reading.diagnostics(
        with: widths?.diagnostics(replacing: listed) ?? listed, atAllWidths: triesWidths),
      label: label
    ).showing(widths: widths)
  }
}

extension WidthReport {
  /// Lays out all screens of an app at every width.
  fileprivate init(of app: App, listed: [Diagnostic]) {
    let devices = WidthDevices(of: app)
    self.init(
      of: app, app.screens.map { ScreenWidths(of: $0, in: app, on: devices) }, listed: listed)
  }
}
