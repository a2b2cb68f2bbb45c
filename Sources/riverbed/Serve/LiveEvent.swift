import AppModel
import Site

/// What happened, as the live script reads it.
struct LiveEvent: Hashable, Sendable {
  /// The number of what happened: each is larger by one than the one before.
  let number: Int
  /// The time of day; empty if nothing happened since the start.
  var time = ""
  /// What the author did, in words; nil if nothing that is read changed.
  var sentence: String?
  /// The problems that are new, in words; nil where there are none, or none were found yet.
  var problems: String?
  /// The pictures that show something else.
  var pictures = ChangedPictures()
  /// The page of the first screen that looks different.
  var page: String?
  /// Why the app cannot be shown as it is now; nil if it can.
  var trouble: Trouble?

  /// Says what a change did to the pictures of a site.
  mutating func say(_ sentence: String?, _ pictures: ChangedPictures, in site: Site) {
    self.sentence = sentence
    if sentence != nil, pictures.paths.isEmpty { self.sentence? += " No picture changes." }
    self.pictures = pictures
    page = site.pages(of: pictures.screens).first
  }

  /// The most pictures that are named; of more, a page loads all that it has.
  private static let mostPictures = 2000

  /// The event as a stream has it. The network only gets to know that something changed.
  func bytes(toNetwork: Bool) -> [UInt8] {
    guard !toNetwork else { return LiveEvent(number: number).bytes(toNetwork: false) }
    var json = JSONWriter()
    json.objectOnOneLine { json in
      json.member("number", number)
      json.member("time", time)
      json.member("sentence", sentence)
      json.member("problems", problems)
      json.member("page", page)
      json.member("pictures") { json in
        guard pictures.paths.count <= Self.mostPictures else { return json.null() }
        json.array(pictures.paths) { $0.string($1) }
      }
      json.member("trouble") { json in
        guard let trouble else { return json.null() }
        json.object { json in
          json.member("place", trouble.place)
          json.member("message", trouble.message)
          json.member("lines") { json in
            json.array(trouble.lines) { json, line in
              json.array { json in
                json.element { $0.string("\(line.number)") }
                json.element { $0.string(line.text) }
                json.element { $0.bool(line.isWrong) }
              }
            }
          }
        }
      }
    }
    return Array("data: ".utf8) + json.bytes + Array("\n\n".utf8)
  }
}
