import AppModel
import SiteFiles
import Wireframe

extension Site {
  /// The text of `sources.json`: the position in the app's files of every source in the pictures.
  ///
  /// It is separate from the pictures, so that they do not change when lines move.
  var sourcesText: String {
    JSONWriter.text { json in
      json.object { json in
        json.member("schemaVersion", 1)
        json.member("sources") { json in
          json.array { json in
            for source in app.sourcePaths {
              guard let position = positions[source.location] else { continue }
              json.element { $0.onOneLine { $0.source(source.path.text, at: position) } }
            }
          }
        }
      }
    }
  }
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
