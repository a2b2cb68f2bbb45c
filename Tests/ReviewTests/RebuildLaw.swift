import AppLayout
import AppModel
import Disk
import Publishing
import Support
import Testing
import Wireframe

@testable import Site

/// The law of rebuilds: a document that is made from the same as before has the same bytes. A build
/// keeps those documents, so each rebuild equals a clean build, byte for byte.
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

  /// Returns the paths of the documents that a rebuild keeps although they differ, if fingerprints
  /// leave out a part of what documents are made from, and how many it keeps.
  func kept(omitting omitted: Ingredient? = nil) throws -> (stale: [String], count: Int) {
    let before = Dictionary(
      uniqueKeysWithValues: try old.tasks(omitting: omitted).flatMap { task, fingerprint in
        old.documents[task]?.map { ($0.path, (fingerprint, $0.hash)) } ?? []
      })
    var kept: (stale: [String], count: Int) = ([], 0)
    for (task, fingerprint) in try new.tasks(omitting: omitted) {
      let documents = new.documents[task] ?? []
      guard documents.allSatisfy({ before[$0.path]?.0 == fingerprint }) else { continue }
      kept.count += documents.count
      kept.stale += documents.filter { before[$0.path]?.1 != $0.hash }.map(\.path)
    }
    return kept
  }

  /// How many documents the new site has.
  var count: Int { new.documents.values.reduce(0) { $0 + $1.count } }
}

/// All documents of a site by their tasks, of which only the hashes are kept.
struct MadeSite {
  private let site: Site
  let documents: [SiteTask: [(path: String, hash: ContentHash)]]

  /// Makes all documents of a site of an app.
  init(
    of files: AppFiles, label: String? = nil, tryingWidths triesWidths: Bool = false,
    withTelevision isOnTV: Bool = false
  ) throws {
    site = try Self.site(
      of: files, label: label, tryingWidths: triesWidths, withTelevision: isOnTV)
    var documents: [SiteTask: [(path: String, hash: ContentHash)]] = [:]
    var maker = try DocumentMaker(for: site, checking: .init())
    for task in try site.plan().tasks {
      try maker.make(task) {
        documents[task, default: []].append(($0.name, ContentHash(of: $0.bytes)))
      }
    }
    self.documents = documents
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

  /// Returns the tasks with their fingerprints.
  func tasks(
    by program: ContentHash = ContentHash(of: Array("program".utf8)), omitting omitted: Ingredient?
  ) throws -> [(SiteTask, ContentHash)] {
    let origin = site.origin(of: program)
    let fingerprints = DocumentFingerprints(of: site, from: origin, omitting: omitted)
    return documents.keys.map { ($0, fingerprints?[$0] ?? origin.all) }
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
