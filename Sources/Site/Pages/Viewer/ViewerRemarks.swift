import AppModel
import PageParts

/// What is known about a screen that no picture shows: its notes and its problems, once for all
/// pictures of a viewer.
struct ViewerRemarks {
  let site: Site
  let viewed: ViewedScreen

  /// The maximum number of notes; the page of the screen has them all.
  private static let most = 8

  var nodes: [Node] {
    let notes = site.notes.on(viewed.screen)
    let problems = site.problems.of(viewed.screen)
    let link = site.app.outsideLink(to: viewed.screen)
    guard !notes.isEmpty || !problems.isEmpty || link != nil else { return [] }
    let page = site.paths.page(of: viewed.screen)
    return [
      Node("div", ["class": "viewer-remarks"]) {
        if !problems.isEmpty {
          Node("p") {
            Node("a", ["href": viewed.path.link(to: page, at: "problems")]) {
              Problems.Tally(of: problems).words.sentenceStart
            }
          }
        }
        if let link {
          Node.details("Link from outside") { Node.copyable(link) }
        }
        if !notes.isEmpty {
          Node("h2") { notes.count == 1 ? "Note" : "Notes" }
          Node("ol", ["class": "screen-notes"]) {
            for (index, note) in notes.prefix(Self.most).enumerated() {
              Node("li") {
                Node(
                  "a",
                  [
                    "class": "remark-number", "aria-label": "Note \(index + 1)",
                    "href": viewed.path.link(to: page, at: Notes.id(ofNote: index + 1)),
                  ]
                ) { "\(index + 1)" }
                Node("p", ["dir": "auto"]) { note.text }
              }
            }
          }
          Node.more(notes.count - Self.most, of: "note", " on the page of the screen")
        }
      }
    ]
  }
}
