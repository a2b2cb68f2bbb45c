package import AppLayout
import Disk
import PageParts
package import SiteFiles
package import Wireframe

extension SiteWords {
  /// Creates what the site of an app says, which is read from the pages as they would be written:
  /// those about some screens, or all if it is nil, and those about the app as a whole.
  package init(
    of app: App, named name: String, axes: VariantAxes, themes: [Theme],
    on screens: Set<String>? = nil, jobs: Int = 1
  ) {
    // Without files and diagnostics, no page says where something is written, quotes it or reports
    // anything about it.
    let site = Site(
      of: app, named: name, axes: axes, themes: themes, sources: SourceTable(), diagnostics: [])
    // A page that only leads to another one says nothing.
    let planned = site.allTasks().filter { !$0.kind.isOfPictures && !$0.isOf(.formerPages) }
      .flatMap { $0.kind.documents(site, $0) }
    let pages = planned.enumerated().compactMap { number, document -> SiteWords.Page? in
      guard case .page = document.content else { return nil }
      let screen = document.subject.screen.flatMap { app.screen($0) }
      if let screen, let screens, !screens.contains(screen.key) { return nil }
      return SiteWords.Page(
        path: document.path, screen: screen.map { ($0.key, site.paths[$0]) }, number: number)
    }
    self.init(
      pages: pages, names: app.namesOfThings(onSite: site.name),
      notes: Set(app.site.notes.map(\.text)), jobs: jobs
    ) {
      var laidOut = LaidOutSite(site)
      return { planned[$0.number].words(of: &laidOut) }
    }
  }
}

extension PlannedDocument {
  /// Returns the words of a page; nothing else has any.
  fileprivate func words(of site: inout LaidOutSite) -> [SiteWords.Word] {
    guard case .page(let make) = content else { return [] }
    return PageWords(of: make(&site).document, at: path).words
  }
}

extension App {
  /// Returns the names and titles that people know things by: a site, screens, navigations and
  /// their items, plugins, and the data of components.
  fileprivate func namesOfThings(onSite name: String) -> [String: String] {
    var names = ["site": name]
    for screen in screens {
      names["screen \(screen.key)"] = screen.title
      names.merge(Self.names(in: screen.navigations, of: " \(screen.key)")) { $1 }
      for component in screen.allComponents {
        names["data \(screen.key) \(component.key)"] = feed(of: component)?.title
      }
    }
    names.merge(Self.names(in: sharedNavigations, of: "")) { $1 }
    for plugin in plugins.plugins { names["plugin \(plugin.identifier)"] = plugin.name }
    return names
  }

  private static func names(
    in navigations: [Navigation], of screen: String
  ) -> [String: String] {
    var names: [String: String] = [:]
    for (index, navigation) in navigations.enumerated() {
      let thing = "navigation\(screen) \(navigation.id ?? "\(index)")"
      names[thing] = navigation.name
      for (index, item) in navigation.items.withDescendants(\.items).enumerated() {
        names["\(thing) \(item.id ?? "\(index)")"] = item.title
      }
    }
    return names
  }
}
