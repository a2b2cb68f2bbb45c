package import PageParts

extension PageFrame {
  /// Creates the frame of a site's pages in a part. Some have one more stylesheet and a script of
  /// their own, which runs before anything of the page is shown.
  init(
    ofSite name: String, in current: SitePart, style: SitePath? = nil,
    firstScript: SitePath? = nil
  ) {
    self.init(
      name, home: SitePart.gallery.path, parts: DocumentKind.parts, in: current,
      styles: ["style.css"] + [style].compactMap(\.self), script: firstScript ?? "script.js",
      scriptIsFirst: firstScript != nil)
  }
}

extension Page {
  /// Creates a page in a part of a site.
  init(
    at path: SitePath, _ title: String, of site: String, in part: SitePart,
    trail: [Breadcrumb] = [], heading: [Node] = [], lead: [Node] = [], ownScript: SitePath? = nil,
    skip: String = "main", next: SitePath? = nil, @NodeBuilder content: () -> [Node]
  ) {
    self.init(
      at: path, title, in: PageFrame(ofSite: site, in: part), trail: trail, heading: heading,
      lead: lead, ownScript: ownScript, skip: skip, next: next, content: content)
  }
}

extension Site {
  /// The parts that all pages of the site link to, for pages outside of them.
  package var frameParts: [SitePart] { DocumentKind.parts + (hasJourneys ? [.journeys] : []) }

  /// The stylesheet with the label, for all pages; nil without one.
  package var labelStyle: SitePath? { label.map { _ in .label } }
}
