import Markup
import Pages

/// The ways between the pages of a large gallery: by letter and by number.
struct GalleryIndex {
  let order: GalleryOrder
  let page: Int

  func nodes(seenFrom path: SitePath) -> [Node] {
    [
      Node("nav", ["class": "letters", "aria-label": "Screens from A to Z"]) {
        Node("ul") {
          for letter in order.letters {
            Node("li") {
              Node("a", ["href": path.link(to: .gallery(letter.page), at: letter.id)]) {
                letter.name
              }
            }
          }
        }
      },
      pageLinks(seenFrom: path, at: "start"),
    ]
  }

  /// Links to all pages, of which there are two on each.
  func pageLinks(seenFrom path: SitePath, at place: String) -> Node {
    Node("nav", ["class": "pages", "aria-label": "Pages of screens, at the \(place)"]) {
      Node("ul") {
        for index in order.pages.indices {
          Node("li") {
            Node(
              "a",
              [
                "href": path.link(to: .gallery(index)),
                "aria-current": index == page ? "page" : nil,
              ]
            ) { "\(index + 1)" }
          }
        }
      }
    }
  }
}
