import Markup
import SiteFiles

extension Page {
  /// The links to all parts; those that few readers need are in a menu.
  var navigation: Node {
    let (others, developers) = (
      frame.parts.filter { !$0.isForDevelopers }, frame.parts.filter(\.isForDevelopers)
    )
    return Node("nav", ["aria-label": "Site"]) {
      Node("ul") {
        for part in others { item(part) }
        if !developers.isEmpty { Node("li") { menu(developers) } }
      }
    }
  }

  private func menu(_ parts: [PageFrame.Part]) -> Node {
    Node("details", ["class": "menu"]) {
      Node("summary", ["class": parts.contains(where: \.isCurrent) ? "current" : nil]) {
        "For developers"
      }
      Node("ul", ["class": "menu-list"]) {
        for part in parts { item(part) }
      }
    }
  }

  private func item(_ part: PageFrame.Part) -> Node {
    Node("li") {
      Node(
        "a",
        [
          "href": path.link(to: part.path, at: part.place),
          "aria-current": part.isCurrent ? (part.path == path ? "page" : "true") : nil,
        ]
      ) { part.title }
    }
  }
}
