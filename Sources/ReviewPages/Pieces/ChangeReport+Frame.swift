import AppModel
import Markup
import PageParts
import Review
import SiteFiles

extension ChangeReport {
  /// The frame of the report's pages; in a site, with the parts of the site.
  var frame: PageFrame {
    let changes = PageFrame.Part.changes(at: paths.index(), isCurrent: true)
    let parts = isInSite ? PageFrame.parts(ofSite: nil) : []
    return PageFrame(
      name, home: isInSite ? SitePart.gallery.path : paths.index(), parts: parts + [changes],
      styles: ["style.css", paths.style])
  }

  /// Returns the link to the first page that every other page begins with.
  func trail(from path: SitePath) -> [Page.Breadcrumb] {
    [Page.Breadcrumb("Changes", path.link(to: paths.index()))]
  }

  /// Returns the link to a cause, with its sentence.
  func link(toCause cause: ElementIndex<Cause>, seenFrom path: SitePath) -> Node {
    Node("a", ["href": path.link(to: paths.causes[cause])]) {
      review.causes[cause].phrase.node
    }
  }

  /// Returns the link to a picture's comparison, with what it shows.
  func comparisonLink(
    to picture: ElementIndex<ComparedPicture>, seenFrom path: SitePath
  ) -> [Node] {
    [
      Node("a", ["class": "more", "href": comparison(of: picture, seenFrom: path)]) {
        "Compare "
        Node.appText(title(of: picture))
      },
      Node("span", ["class": "muted"]) { " \(state(of: picture))" },
    ]
  }

  /// Returns the address of a picture's comparison.
  func comparison(of picture: ElementIndex<ComparedPicture>, seenFrom path: SitePath) -> String {
    path.link(to: paths.pages[picture], at: paths.ids[picture])
  }
}
