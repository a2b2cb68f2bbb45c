package import SiteFiles

/// A part of the site that every page links to.
package enum SitePart: Hashable, Sendable, CaseIterable {
  case gallery, map, problems, legend, boot, families, plugins, routes

  /// The name of the part on pages.
  package var title: String {
    switch self {
    case .gallery: "Screens"
    case .map: "Flow"
    case .boot: "Start-up"
    case .families: "Layouts"
    case .plugins: "Plugins"
    case .routes: "Storyboards"
    case .problems: "Problems"
    case .legend: "Legend"
    }
  }

  /// Whether the part explains how the app is built rather than what it shows.
  package var isForDevelopers: Bool {
    switch self {
    case .gallery, .map, .problems, .legend: false
    case .boot, .families, .plugins, .routes: true
    }
  }

  /// The part's first page.
  package var path: SitePath {
    switch self {
    case .gallery: "index.xhtml"
    case .map: "flow.xhtml"
    case .boot: "boot.xhtml"
    case .families: "families.xhtml"
    case .plugins: "plugins.xhtml"
    case .routes: "routes.xhtml"
    case .problems: "problems.xhtml"
    case .legend: "legend.xhtml"
    }
  }
}
