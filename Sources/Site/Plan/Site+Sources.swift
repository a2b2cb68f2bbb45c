import AppModel
import Publishing
import SiteFiles

extension DocumentKind {
  /// The positions in the app's files of every source in the pictures.
  static let sources = DocumentKind(at: "sources.json", .data) { .portions($0.writeSources) }
}

extension Site {
  /// Passes on `sources.json` portion by portion: the position in the app's files of every source in
  /// the pictures.
  ///
  /// It is separate from the pictures, so that they do not change when lines move. It can be longer
  /// than the app.
  func writeSources(to take: ([UInt8]) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", 1)
      json.member("sources") { json in
        json.array { json in
          app.forEachSource { source in
            guard let position = positions[source.location] else { return }
            json.element { $0.onOneLine { $0.source(source.path.text, at: position) } }
            if json.bytes.count >= Self.portion { take(json.taken()) }
          }
        }
      }
    }
    take(json.taken() + Array("\n".utf8))
  }

  /// About how many bytes are passed on at once.
  private static let portion = 1 << 16
}

extension JSONWriter {
  fileprivate mutating func source(_ path: String, at position: Position) {
    object { json in
      json.member("source", path)
      json.members(of: position)
    }
  }
}
