import AppModel
import PageParts

/// The links between the pages of a large gallery, by letter and by number.
struct GalleryIndex {
  let order: GalleryOrder
  let page: Int

  func nodes(seenFrom path: SitePath) -> [Node] {
    letters(seenFrom: path) + [pageLinks(seenFrom: path, at: "start")]
  }

  /// Returns the links to the letters; nothing if all screens share one.
  private func letters(seenFrom path: SitePath) -> [Node] {
    guard order.headings.count > 1 else { return [] }
    return [
      Node("nav", ["class": "letters", "aria-label": "Screens from A to Z"]) {
        Node("ul") {
          for start in order.headings {
            Node("li") {
              Node("a", ["href": path.link(to: .gallery(start.page), at: start.heading.id)]) {
                start.heading.name
              }
            }
          }
        }
      }
    ]
  }

  /// Returns the first and last screens of a page.
  private func range(of page: Int) -> [Node] {
    guard let ends = order.ends[page] else { return [] }
    return [
      Node("span", ["class": "range muted small"]) {
        Node.appText(ends.first.title)
        " – "
        Node.appText(ends.last.title)
      }
    ]
  }

  /// How many pages on either side of this one have links; the letters lead to all others.
  private static let reach = 50

  /// Returns the pages that a page links to: out of many, the first, the last, and those nearby.
  static func linked(from page: Int, of count: Int) -> [Int] {
    let near = (0..<count).clamped(to: page - reach..<page + reach + 1)
    return (near.contains(0) ? [] : [0]) + near + (near.contains(count - 1) ? [] : [count - 1])
  }

  /// Returns the links to the pages; each page has them twice.
  func pageLinks(seenFrom path: SitePath, at place: String) -> Node {
    Node("nav", ["class": "pages", "aria-label": "Pages of screens, at the \(place)"]) {
      Node("ul") {
        for index in Self.linked(from: page, of: order.pages.count) {
          Node("li") {
            Node(
              "a",
              [
                "href": path.link(to: .gallery(index)),
                "aria-current": index == page ? "page" : nil,
              ]
            ) {
              "\(index + 1)"
              range(of: index)
            }
          }
        }
      }
    }
  }
}
