import AppModel
import Markup
import PageParts
import SiteFiles

/// What changed, at the top of the gallery.
struct ChangeStrip {
  let changes: SiteChanges
  let path: SitePath

  var node: Node {
    let more = changes.causeCount - changes.causes.count
    return Node(
      "section", ["class": "callout callout-accent changes", "aria-labelledby": "changes-title"]
    ) {
      Node("h2", ["id": "changes-title"]) { "What changed" }
      Node("p") { changes.sentence }
      if !changes.causes.isEmpty {
        Node("ul") {
          for cause in changes.causes {
            Node("li") { cause.node(seenFrom: path) }
          }
          if more > 0 { Node("li") { more.andMore("cause") } }
        }
      }
      Node("p") { Node.badge("See all changes", .accent, to: path.link(to: changes.report)) }
    }
  }
}
