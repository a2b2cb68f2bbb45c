import AppLayout
import AppModel

extension JSONWriter {
  /// Writes a member whose value is a frame, or null where there is none.
  mutating func member(_ key: String, _ frame: Rect?) {
    guard let frame else { return member(key) { $0.null() } }
    numbers(
      key,
      [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)])
  }

  mutating func member(_ key: String, _ size: Size) {
    numbers(key, [("width", size.width), ("height", size.height)])
  }

  mutating func member(_ key: String, _ insets: Insets) {
    numbers(
      key,
      [
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
        ("right", insets.right),
      ])
  }

  /// Writes a position in the app's files under `at`, or null where there is none.
  mutating func place(_ position: Position?) {
    member("at") { json in
      guard let position else { return json.null() }
      json.onOneLine { json in
        json.object { json in
          json.member("file", position.file)
          json.member("line", position.line)
          json.member("column", position.column)
        }
      }
    }
  }

  private mutating func numbers(_ key: String, _ members: [(key: String, value: Double)]) {
    member(key) { json in
      json.onOneLine { json in
        json.object { json in
          for (key, value) in members { json.member(key, value) }
        }
      }
    }
  }
}
