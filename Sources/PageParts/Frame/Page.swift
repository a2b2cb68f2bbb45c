/// A page of a site or a report: a shared frame around its own content.
package struct Page: Sendable {
  package let path: SitePath
  /// The subject of the page, shown in its only `h1`.
  let title: String
  /// The title as nodes, for titles that mix plain words with the app's own names.
  let heading: [Node]
  private(set) var frame: PageFrame
  /// The pages above this one, outermost first.
  let trail: [Breadcrumb]
  /// A sentence that says what the page shows.
  let lead: [Node]
  /// What only this page needs besides the script of all pages.
  let ownScript: SitePath?
  /// The id of the element to which the link past the frame leads.
  let skip: String
  /// The page to which browsers go on at once; nil to stay.
  let next: SitePath?
  let content: [Node]

  /// A link to another page, by its address relative to this one.
  package struct Breadcrumb: Hashable, Sendable {
    let title: String
    let address: String

    package init(_ title: String, _ address: String) {
      self.title = title
      self.address = address
    }

    /// Creates a link to the first page of a part.
    package init(to part: SitePart, seenFrom path: SitePath) {
      self.init(part.title, path.link(to: part.path))
    }
  }

  /// Creates a page in a frame.
  package init(
    at path: SitePath, _ title: String, in frame: PageFrame, trail: [Breadcrumb] = [],
    heading: [Node] = [], lead: [Node] = [], ownScript: SitePath? = nil, skip: String = "main",
    next: SitePath? = nil, @NodeBuilder content: () -> [Node]
  ) {
    self.path = path
    self.title = title
    self.heading = heading.isEmpty ? [Node("bdi") { title }] : heading
    self.frame = frame
    self.trail = trail
    self.lead = lead
    self.ownScript = ownScript
    self.skip = skip
    self.next = next
    self.content = content()
  }

  /// Returns the page with one more part in its navigation.
  package func linked(to part: SitePart) -> Page {
    var page = self
    page.frame = frame.adding(part)
    return page
  }
}

extension Page {
  /// The links to all parts; those that few readers need are in a menu.
  var navigation: Node {
    let (others, developers) = (
      frame.parts.filter { !$0.isForDevelopers }, frame.parts.filter(\.isForDevelopers)
    )
    return Node("nav", ["aria-label": "Site"]) {
      Node("ul") {
        for part in others where part.sign == nil { item(part) }
        if !developers.isEmpty { Node("li") { menu(developers) } }
        for part in others where part.sign != nil { item(part) }
      }
    }
  }

  private func menu(_ parts: [SitePart]) -> Node {
    Node("details", ["class": "menu"]) {
      Node("summary", ["class": parts.contains { $0 == frame.current } ? "current" : nil]) {
        "For developers"
      }
      Node("ul", ["class": "menu-list"]) {
        for part in parts { item(part) }
      }
    }
  }

  private func item(_ part: SitePart) -> Node {
    Node("li") {
      Node(
        "a",
        [
          "href": path.link(to: part.path, at: part.place),
          "aria-current": part == frame.current ? (part.path == path ? "page" : "true") : nil,
          "aria-label": part.sign.map { _ in part.title },
          "title": part.sign.map { _ in part.title },
        ]
      ) { part.sign ?? part.title }
    }
  }
}
