import AppLayout
import AppModel
import Disk

extension SiteContents.Axes {
  /// Makes the axes of the words of a record.
  init(_ lists: [String: [String]]) throws(RecordRefusal) {
    func words(_ key: String) throws(RecordRefusal) -> [String] {
      guard let found = lists[key] else { throw RecordRefusal("its axes lack '\(key)'") }
      return found
    }
    func values<Value: RawRepresentable<String>>(
      _ key: String, _ name: String
    ) throws(RecordRefusal) -> [Value] {
      try words(key).map { word throws(RecordRefusal) in
        guard let value = Value(rawValue: word) else { throw .unknown(name, word) }
        return value
      }
    }
    let screens = try words("screens")
    let titles = lists["screenTitles"] ?? []
    guard titles.isEmpty || titles.count == screens.count else {
      throw RecordRefusal("its axes have \(screens.count) screens and \(titles.count) titles")
    }
    self.init(
      screens: screens,
      screenTitles: Dictionary(zip(screens, titles), uniquingKeysWith: { first, _ in first }),
      devices: try words("devices"),
      orientations: try values("orientations", "orientation"), themes: try words("themes"),
      placements: try values("placements", "placement"),
      statusBars: try values("statusBars", "status bar"))
  }
}

extension SiteContents.File {
  /// Makes a file of the texts of its entry.
  init(_ texts: [String: String]) throws(RecordRefusal) {
    guard let path = texts["path"], let hash = texts["hash"].flatMap(ContentHash.init(text:)),
      let kind = texts["kind"]
    else { throw RecordRefusal("it is not a record that a build wrote") }
    guard StoredFolder.canHold(path), path != SiteContents.record else {
      throw RecordRefusal("'\(path.quotable)' is not the path of a file of a site")
    }
    func value<Value: RawRepresentable<String>>(
      _ key: String, _ name: String
    ) throws(RecordRefusal) -> Value? {
      guard let text = texts[key] else { return nil }
      guard let value = Value(rawValue: text) else { throw .unknown(name, text) }
      return value
    }
    guard let kind = Subject.Kind(rawValue: kind) else { throw .unknown("kind of file", kind) }
    self.init(
      path: path, hash: hash,
      subject: Subject(
        kind: kind, screen: texts["screen"], device: texts["device"],
        orientation: try value("orientation", "orientation"), theme: texts["theme"],
        placement: try value("placement", "placement"),
        statusBar: try value("statusBar", "status bar"),
        entrance: try value("entrance", "entrance")))
  }
}
