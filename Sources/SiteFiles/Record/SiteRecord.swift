package import AppLayout
import AppModel
import Disk

/// `site.json`: every file that a build made, sorted by path, for programs and for the next build.
/// It is written file by file, one on each line. It is read file by file too, as JSON in any layout
/// and order, so that it is never held as a tree.
package struct SiteRecord: Sendable {
  private let title: String
  /// The keys of the screens that the site shows.
  private let screens: [String]
  private let axes: VariantAxes
  private let themes: [String]

  /// The version of the record's format.
  static let version = 1

  /// Creates the record of a site from its title and what it shows.
  package init(title: String, screens: [String], axes: VariantAxes, themes: [String]) {
    self.title = title
    self.screens = screens
    self.axes = axes
    self.themes = themes
  }

  /// Writes the record of these files, one by one, and passes on its bytes in order.
  package func write(_ entries: some Sequence<RecordEntry>, to take: ([UInt8]) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", Self.version)
      json.member("title", title)
      json.member("axes") { writeAxes(to: &$0) }
      json.member("files") { json in
        json.array(entries) { json, entry in
          json.onOneLine { $0.entry(entry) }
          take(json.taken())
        }
      }
    }
    take(json.taken() + Array("\n".utf8))
  }

  private func writeAxes(to json: inout JSONWriter) {
    json.object { json in
      json.words("screens", screens)
      json.words("devices", axes.devices.map(\.id))
      json.words("orientations", axes.orientations.map(\.rawValue))
      json.words("themes", themes)
      json.words("placements", axes.placements.map(\.rawValue))
      json.words("statusBars", axes.statusBars.map(\.rawValue))
    }
  }
}

extension JSONWriter {
  fileprivate mutating func words(_ key: String, _ words: [String]) {
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
      json.known("screen", subject.screen)
      json.known("device", subject.device)
      json.known("orientation", subject.orientation?.rawValue)
      json.known("theme", subject.theme)
      json.known("placement", subject.placement?.rawValue)
      json.known("statusBar", subject.statusBar?.rawValue)
      json.known("entrance", subject.entrance?.rawValue)
    }
  }

  /// Writes a member if it has a value.
  private mutating func known(_ key: String, _ text: String?) {
    if let text { member(key, text) }
  }
}
