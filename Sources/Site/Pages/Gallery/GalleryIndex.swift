import AppModel
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

  /// The first and the last of a page's screens; home stands first whatever it is called.
  private func range(of page: GalleryOrder.Page) -> [Node] {
    let screens = page.filter { $0.letter != nil }.flatMap(\.screens)
    guard let first = screens.first, let last = screens.last else { return [] }
    return [
      Node("span", ["class": "range muted small"]) {
        Node.own(first.title)
        " – "
        Node.own(last.title)
      }
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
            ) {
              "\(index + 1)"
              range(of: order.pages[index])
            }
          }
        }
      }
    }
  }
}
