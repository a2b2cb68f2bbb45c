import AppLayout
import AppModel
import Disk

extension SiteContents.Axes {
  /// Makes the axes of the words of a record.
  init(_ lists: [String: [String]]) throws(RecordRefusal) {
    func words(_ key: RecordKey.OfAxes) throws(RecordRefusal) -> [String] {
      guard let found = lists[key.rawValue] else {
        throw RecordRefusal("its axes lack '\(key.rawValue)'")
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
      throw RecordRefusal("its axes have \(screens.count) screens and \(titles.count) titles")
    }
    self.init(
      screens: screens,
      screenTitles: Dictionary(zip(screens, titles), uniquingKeysWith: { first, _ in first }),
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
      throw RecordRefusal("'\(path.quotable)' is not the path of a file of a site")
    }
    self.init(path: path, hash: hash, subject: try Subject(texts))
  }
}
