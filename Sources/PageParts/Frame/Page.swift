package import Markup
package import SiteFiles

/// A page of the site: a shared frame around its own content.
package struct Page: Sendable {
  package let path: SitePath
  /// The subject of the page, shown in its only `h1`.
  let title: String
  /// The title as nodes, for titles that mix plain words with the app's own names.
  let heading: [Node]
  /// The name of the whole site.
  let site: String
  /// The part of the site that the page belongs to.
  let part: SitePart
  /// The pages above this one, outermost first.
  let trail: [Breadcrumb]
  /// A sentence that says what the page shows.
  let lead: [Node]
  let content: [Node]

  /// A link to another page, by its address relative to this one.
  package struct Breadcrumb: Hashable, Sendable {
    let title: String
    let address: String

    package init(_ title: String, _ address: String) {
      self.title = title
      self.address = address
    }
  }

  package init(
    at path: SitePath, _ title: String, of site: String, in part: SitePart,
    trail: [Breadcrumb] = [],
    heading: [Node] = [], lead: [Node] = [], @NodeBuilder content: () -> [Node]
  ) {
    self.path = path
    self.title = title
    self.heading = heading.isEmpty ? [Node("bdi") { title }] : heading
    self.site = site
    self.part = part
    self.trail = trail
    self.lead = lead
    self.content = content()
  }
}
