import AppModel
import Support

@testable import riverbed

/// Two states of an app in which many screens have another name, each of which is a cause.
struct ManyChanges: ~Copyable {
  let run: DiffRun

  /// Makes a number of screens, whose names contain a word.
  init(count: Int, word: String = "name") throws {
    run = try DiffRun(
      old: Self.app(count, "old \(word)"), new: Self.app(count, "new \(word)"))
  }

  private static func app(_ count: Int, _ word: String) -> AppFiles {
    let text = JSONWriter.text { json in
      json.array(0..<count) { json, number in
        json.object { json in
          json.member("id", "screen-\(number)")
          json.member("name", "\(word) \(number)")
          json.member("type", "general_content")
          if number == 0 { json.member("home", true) }
          json.member("ui_components") { json in
            json.array { json in
              json.element { json in
                json.object { json in
                  json.member("id", word)
                  json.member("component_type", "list")
                }
              }
            }
          }
        }
      }
    }
    return AppFiles(["rivers.json": .bytes(Array(text.utf8))])
  }
}
