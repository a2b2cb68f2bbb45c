import AppModel
import SiteFiles
import Wireframe

extension Site {
  /// The bytes of `sources.json`: the position in the app's files of every source in the pictures.
  ///
  /// It is separate from the pictures, so that they do not change when lines move.
  var sourcesBytes: [UInt8] {
    var size = 0
    app.forEachSource { size += $0.path.text.utf8.count + Self.sourceSize }
    return JSONWriter.bytes(about: size) { json in
      json.object { json in
        json.member("schemaVersion", 1)
        json.member("sources") { json in
          json.array { json in
            app.forEachSource { source in
              guard let position = positions[source.location] else { return }
              json.element { $0.onOneLine { $0.source(source.path.text, at: position) } }
            }
          }
        }
      }
    }
  }

  /// About how many bytes are written besides the path of a source.
  private static let sourceSize = 90
}

extension JSONWriter {
  fileprivate mutating func source(_ path: String, at position: Position) {
    object { json in
      json.member("source", path)
      json.member("file", position.file)
      json.member("line", position.line)
      json.member("column", position.column)
    }
  }
}
