package import Markup
package import SiteFiles

/// A page of the site: a frame that all of them share, around contents of its own.
package struct Page: Sendable {
  package let path: SitePath
  /// What the page is about: its one `h1`.
  let title: String
  /// The title where its parts are not plain text, such as a name of the app's among words.
  let heading: [Node]
  /// The name of the whole site.
  let site: String
  /// The part of the site to which the page belongs.
  let part: SitePart
  /// The pages above this one, outermost first.
  let trail: [Breadcrumb]
  /// What the page shows, in a sentence.
  let lead: [Node]
  let content: [Node]

  /// Another page, by its address as seen from this one.
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
