package import AppLayout
package import Disk

/// `site.json`: every file that a build made, sorted by path, for programs and for the next build.
/// It is written file by file, one on each line. It is read file by file too, as JSON in any layout
/// and order, so that it is never held as a tree.
package struct SiteRecord: Sendable {
  private let title: String
  private let kind: Kind

  /// What the files are, with what only records of that kind have.
  private enum Kind: Sendable {
    /// A site with its label and axes, or the part of one that a shard is.
    case site(label: String?, SiteContents.Axes, shard: ShardMark?)
    case report
  }

  /// The version of the record's format.
  static let version = 1

  /// Creates the record of a site from its title, and the keys and titles of the screens and
  /// everything else that it shows.
  package init(
    title: String, label: String? = nil, screens: [String], screenTitles: [String],
    axes: VariantAxes, themes: [String]
  ) {
    self.init(
      title: title, label: label,
      axes: SiteContents.Axes(
        screens: screens,
        screenTitles: Dictionary(firstOf: zip(screens, screenTitles)),
        devices: axes.devices.map(\.id), orientations: axes.orientations, themes: themes,
        placements: axes.placements, statusBars: axes.statusBars))
  }

  /// Creates the record of a site whose shards say what it shows.
  package init(title: String, label: String?, axes: SiteContents.Axes) {
    self.title = title
    kind = .site(label: label, axes, shard: nil)
  }

  /// Creates the record of a report about something.
  package init(ofReport title: String) {
    self.title = title
    kind = .report
  }

  private init(title: String, _ kind: Kind) {
    self.title = title
    self.kind = kind
  }

  /// Returns the record of a shard of the site; a report does not have shards.
  package func marked(_ mark: ShardMark) -> SiteRecord {
    switch kind {
    case .site(let label, let axes, _):
      SiteRecord(title: title, .site(label: label, axes, shard: mark))
    case .report: self
    }
  }

  /// Throws if a folder holds a record of another kind: a report does not replace a site.
  package func check(_ folder: borrowing SiteFolder) throws(DiskError) {
    guard let isReport = try RecordFiles(of: folder).isReport else { return }
    let reason: String
    switch (kind, isReport) {
    case (.site, false), (.report, true): return
    case (.site, true): reason = "it holds a report; choose another folder"
    case (.report, false): reason = "it holds a site; choose another folder"
    }
    throw DiskError(attempt: "cannot write into '\(folder.path)'", reason: reason)
  }

  /// Writes the record of these files, one by one, and passes on its bytes in order.
  package func write(_ files: some Sequence<SiteContents.File>, to take: ([UInt8]) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.member(RecordKey.schemaVersion.rawValue, Self.version)
      json.member(RecordKey.title.rawValue, title)
      switch kind {
      case .site(let label, let axes, let mark):
        if let label { json.member(RecordKey.label.rawValue, label) }
        json.member(RecordKey.axes.rawValue) { $0.axes(axes) }
        if let mark { json.member(RecordKey.shard.rawValue) { $0.mark(mark) } }
      case .report: json.member(RecordKey.report.rawValue, true)
      }
      json.member(RecordKey.files.rawValue) { json in
        json.array(files) { json, file in
          json.onOneLine { $0.file(file) }
          take(json.taken())
        }
      }
    }
    take(json.taken() + Array("\n".utf8))
  }
}

extension JSONWriter {
  fileprivate mutating func axes(_ axes: SiteContents.Axes) {
    object { json in
      json.words(.screens, axes.screens)
      json.words(.screenTitles, axes.screens.map { axes.screenTitles[$0] ?? $0 })
      json.words(.devices, axes.devices)
      json.words(.orientations, axes.orientations.map(\.rawValue))
      json.words(.themes, axes.themes)
      json.words(.placements, axes.placements.map(\.rawValue))
      json.words(.statusBars, axes.statusBars.map(\.rawValue))
    }
  }

  fileprivate mutating func mark(_ mark: ShardMark) {
    objectOnOneLine { json in
      json.member(RecordKey.OfShard.number.rawValue, mark.shard.number)
      json.member(RecordKey.OfShard.of.rawValue, mark.shard.count)
      json.member(RecordKey.OfShard.input.rawValue, mark.input.text)
      json.member(RecordKey.OfShard.plan.rawValue, mark.plan.text)
    }
  }

  fileprivate mutating func words(_ key: RecordKey.OfAxes, _ words: [String]) {
    member(key.rawValue) { json in
      json.onOneLine { json in json.array(words) { $0.string($1) } }
    }
  }

  fileprivate mutating func file(_ file: SiteContents.File) {
    object { json in
      json.member(RecordKey.OfFile.path.rawValue, file.path)
      json.member(RecordKey.OfFile.hash.rawValue, file.hash.text)
      for case (let key, let text?) in file.subject.texts { json.member(key.rawValue, text) }
    }
  }
}

/// The keys of a record, `site.json`.
enum RecordKey: String, Hashable {
  case schemaVersion, title, label, axes
  /// Only the record of a shard has it.
  case shard
  /// Only the record of a report has it.
  case report
  case files

  /// The keys of the axes.
  enum OfAxes: String, Hashable {
    case screens, screenTitles, devices, orientations, themes, placements, statusBars
  }

  /// The keys of what makes a record that of a shard.
  enum OfShard: String, Hashable {
    case number, of, input, plan
  }

  /// The keys of a file.
  enum OfFile: String, Hashable, CaseIterable {
    case path, hash, kind, screen, device, orientation, theme, placement, statusBar, entrance
  }
}
