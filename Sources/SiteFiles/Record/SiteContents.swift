package import AppLayout
package import Disk

/// What the record of a site says: its title, its axes and all of its files.
package struct SiteContents: Hashable, Sendable {
  package let title: String
  package let axes: Axes
  /// The files in the order of the record.
  package let files: [File]
  /// The part of a site that the files are; nil for a whole site.
  package let shard: Shard?

  /// What a site shows, in its own order.
  package struct Axes: Hashable, Sendable {
    /// The keys of the screens.
    package let screens: [String]
    /// The titles of the screens, by their keys; older records do not have them.
    package let screenTitles: [String: String]
    /// The ids of the devices.
    package let devices: [String]
    package let orientations: [Orientation]
    /// The names of the themes; the first one's pictures are in the main folders.
    package let themes: [String]
    package let placements: [Placement]
    package let statusBars: [StatusBar]
  }

  /// A file of the site, with a path that does not lead out of the site.
  package struct File: Hashable, Sendable {
    package let path: String
    package let hash: ContentHash
    package let subject: Subject
  }
}

extension SiteContents.File {
  /// Creates a file that was made.
  package init(path: SitePath, hash: ContentHash, subject: Subject) {
    self.init(path: path.text, hash: hash, subject: subject)
  }
}

extension SiteContents {
  /// The name of the record in the folder of a site.
  package static let recordName = "site.json"

  /// The largest record that is read: more than a site with five million files has. It is read in
  /// pieces, and what is kept of it is not larger.
  private static let largest = 1 << 30

  private static let wanted = RecordReading.Wanted(
    members: [.schemaVersion, .title, .axes, .shard, .files],
    ofFile: Set(RecordKey.OfFile.allCases), longestText: 1 << 20, isAll: false)

  /// Reads the record of a site in a folder, which is neither locked nor changed; nil if there is
  /// none. Throws if it is not clearly a record that this version of Riverbed can read.
  package init?(of folder: borrowing StoredFolder) throws(DiskError) {
    let path = folder.path
    guard let portions = try folder.portions(of: Self.recordName, atMost: Self.largest) else {
      return nil
    }
    do throws(RecordRefusal) {
      try self.init(portions)
    } catch {
      throw DiskError(attempt: "cannot compare the site '\(path)'", reason: error.reason)
    }
  }

  /// Returns the hash of the record in a folder; nil if there is none.
  package static func hash(in folder: borrowing StoredFolder) throws(DiskError) -> ContentHash? {
    try folder.portions(of: recordName, atMost: largest)?.hash()
  }

  private init(_ portions: consuming FilePortions) throws(RecordRefusal) {
    var files: [File] = []
    /// Why the first file that cannot be used is refused: once all of the record was read, because
    /// other reasons come first.
    var refusal: RecordRefusal?
    let said: RecordReading.Said
    do throws(JSONStream.Failure) {
      var reading = try RecordReading(of: portions, Self.wanted)
      while let texts = try reading.next() {
        guard refusal == nil else { continue }
        do throws(RecordRefusal) {
          files.append(try File(texts))
        } catch {
          refusal = error
        }
      }
      said = reading.said
    } catch {
      throw .unusable(error.reason)
    }
    guard !said.members.contains(.report) else {
      throw .unusable("it is the record of a report, which is not compared")
    }
    guard let version = said.version, let title = said.title, let axes = said.axes,
      !files.isEmpty || refusal != nil || said.mark != nil
    else { throw .notARecord }
    guard version == SiteRecord.version else {
      throw .unusable(
        "it has version \(version), and this version of Riverbed reads \(SiteRecord.version)")
    }
    if let refusal { throw refusal }
    self.title = title
    self.axes = try Axes(axes)
    self.files = files
    shard = said.mark?.shard
  }
}

extension SiteContents.Axes {
  /// Makes the axes of the words of a record.
  init(_ lists: [String: [String]]) throws(RecordRefusal) {
    func words(_ key: RecordKey.OfAxes) throws(RecordRefusal) -> [String] {
      guard let found = lists[key.rawValue] else {
        throw .unusable("its axes lack '\(key.rawValue)'")
      }
      return found
    }
    func values<Value: RawRepresentable<String>>(
      _ key: RecordKey.OfAxes, _ name: String
    ) throws(RecordRefusal) -> [Value] {
      try words(key).map { word throws(RecordRefusal) in
        guard let value = Value(rawValue: word) else { throw .unknown(name, word) }
        return value
      }
    }
    let screens = try words(.screens)
    let titles = lists[RecordKey.OfAxes.screenTitles.rawValue] ?? []
    guard titles.isEmpty || titles.count == screens.count else {
      throw .unusable("its axes have \(screens.count) screens and \(titles.count) titles")
    }
    self.init(
      screens: screens,
      screenTitles: Dictionary(firstOf: zip(screens, titles)),
      devices: try words(.devices),
      orientations: try values(.orientations, "orientation"), themes: try words(.themes),
      placements: try values(.placements, "placement"),
      statusBars: try values(.statusBars, "status bar"))
  }
}

extension SiteContents.File {
  /// Makes a file of the texts of its entry.
  init(_ texts: [RecordKey.OfFile: String]) throws(RecordRefusal) {
    guard let path = texts[.path], let hash = texts[.hash].flatMap(ContentHash.init(text:)),
      texts[.kind] != nil
    else { throw .notARecord }
    guard StoredFolder.canHold(path), path != SiteContents.recordName else {
      throw .unusable("'\(path.quotable)' is not the path of a file of a site")
    }
    self.init(path: path, hash: hash, subject: try Subject(texts))
  }
}
