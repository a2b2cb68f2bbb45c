import AppLayout
import AppModel
import Disk
import Pages
import Wireframe

/// `site.json`: every file that a build made, sorted by path. It tells programs what is where, and the
/// next build what the site owns.
///
/// It is written file by file, one on each line. It is read as JSON, whatever its lines and its order,
/// and file by file too, so that it is never held as a tree.
enum SiteRecord {
  /// The version of the record's shape.
  private static let version = 1

  /// Writes the record of a site, file by file, and hands out its bytes in their order.
  static func write(
    of site: Site, _ entries: some Sequence<RecordEntry>, to take: ([UInt8]) -> Void
  ) {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", version)
      json.member("title", site.name)
      json.member("axes") { $0.axes(of: site) }
      json.member("files") { json in
        json.array(entries) { json, entry in
          json.onOneLine { $0.entry(entry) }
          take(json.taken())
        }
      }
    }
    take(json.taken() + Array("\n".utf8))
  }
}

extension JSONWriter {
  fileprivate mutating func axes(of site: Site) {
    object { json in
      json.words("screens", site.screens.map(\.key))
      json.words("devices", site.axes.devices.map(\.id))
      json.words("orientations", site.axes.orientations.map(\.rawValue))
      json.words("themes", site.themes.map(\.name))
      json.words("placements", site.axes.placements.map(\.rawValue))
      json.words("statusBars", site.axes.statusBars.map(\.rawValue))
    }
  }

  private mutating func words(_ key: String, _ words: [String]) {
    member(key) { json in
      json.onOneLine { json in json.array(words) { $0.string($1) } }
    }
  }

  fileprivate mutating func entry(_ entry: RecordEntry) {
    let subject = entry.subject
    object { json in
      json.member("path", entry.path.text)
      json.member("hash", entry.hash.text)
      json.member("kind", subject.kind.rawValue)
      json.known("screen", subject.screen?.key)
      json.known("device", subject.held?.device.id)
      json.known("orientation", subject.held?.orientation.rawValue)
      json.known("theme", subject.theme?.name)
      json.known("placement", subject.variant?.placement.rawValue)
      json.known("statusBar", subject.variant?.statusBar.rawValue)
      json.known("entrance", subject.variant?.entrance.rawValue)
    }
  }

  /// Writes a member that has a value.
  private mutating func known(_ key: String, _ text: String?) {
    if let text { member(key, text) }
  }
}
