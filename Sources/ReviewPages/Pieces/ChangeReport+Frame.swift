import AppModel
import PageParts
import Review

extension ChangeReport {
  /// The frame of the report's pages; in a site, with the parts of the site.
  var frame: PageFrame {
    let changes = SitePart.changes(at: paths.index())
    let parts = (siteParts ?? []) + [changes]
    return PageFrame(
      name, home: parts[0].path, parts: parts, in: changes,
      styles: ["style.css", paths.style] + [siteLabel].compactMap(\.self),
      script: paths.script)
  }

  /// Returns the link to the first page that every other page begins with.
  func trail(from path: SitePath) -> [Page.Breadcrumb] {
    [Page.Breadcrumb("Changes", path.link(to: paths.index()))]
  }

  /// Returns the link to a cause, with its sentence. In a list of all causes, keys move from one to
  /// the next.
  func link(
    toCause cause: ElementIndex<Cause>, seenFrom path: SitePath, isStep: Bool = false
  ) -> Node {
    Node(
      "a",
      ["href": path.link(to: paths.causes[cause]), "data-step": isStep ? "cause" : nil]
    ) {
      review.causes[cause].phrase.node
    }
  }

  /// Returns the link from a cause to a picture's comparison, with what it shows.
  func comparisonLink(
    to picture: ElementIndex<ComparedPicture>, showing cause: ElementIndex<Cause>,
    seenFrom path: SitePath
  ) -> [Node] {
    let address = comparison(of: picture, showing: cause, seenFrom: path)
    return [
      Node("a", ["class": "more", "href": address]) {
        "Compare "
        Node.directed(title(of: picture))
      },
      Node("span", ["class": "muted"]) { " \(state(of: picture))" },
    ]
  }
}
