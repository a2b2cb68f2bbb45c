package import SiteFiles

/// A part of the site that every page links to.
package enum SitePart: Hashable, Sendable, CaseIterable {
  case gallery, flow, boot, families, plugins, routes, problems, legend

  /// The name of the part on pages.
  package var title: String {
    switch self {
    case .gallery: "Screens"
    case .flow: "Flow"
    case .boot: "Boot"
    case .families: "Families"
    case .plugins: "Plugins"
    case .routes: "Routes"
    case .problems: "Problems"
    case .legend: "Legend"
    }
  }

  /// The part's first page.
  package var path: SitePath {
    switch self {
    case .gallery: "index.xhtml"
    case .flow: "flow.xhtml"
    case .boot: "boot.xhtml"
    case .families: "families.xhtml"
    case .plugins: "plugins.xhtml"
    case .routes: "routes.xhtml"
    case .problems: "problems.xhtml"
    case .legend: "legend.xhtml"
    }
  }
}
