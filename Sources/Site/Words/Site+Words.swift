package import AppLayout
package import AppModel
import Disk
import Markup
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
    let topics = site.pagesWithWords
    let pages = topics.enumerated().compactMap { number, planned -> SiteWords.Page? in
      let screen = site.screen(of: planned.topic)
      if let screen, let screens, !screens.contains(screen.key) { return nil }
      return SiteWords.Page(
        path: planned.path, screen: screen.map { ($0.key, site.paths[$0]) }, number: number)
    }
    self.init(
      pages: pages, names: app.namesOfThings(onSite: site.name),
      notes: Set(app.site.notes.map(\.text)), jobs: jobs
    ) {
      var maker = PageMaker(site: site)
      return { maker.words(of: topics[$0.number]) }
    }
  }
}

extension Site {
  /// A page, and where it goes.
  fileprivate typealias PlannedPage = (path: SitePath, topic: DocumentContent.Topic)

  /// All pages with words of the app, in the order of reading: the gallery first, those about screens last.
  fileprivate var pagesWithWords: [PlannedPage] {
    let planned = allTasks().flatMap { task -> [PlannedPage] in
      guard task.hasPages else { return [] }
      return documents(of: task).compactMap { document in
        guard case .page(let topic) = document.content else { return nil }
        return (document.path, topic)
      }
    }
    let ofApp = planned.filter { screen(of: $0.topic) == nil }
    return ofApp.filter { $0.topic.isOfGallery } + ofApp.filter { !$0.topic.isOfGallery }
      + planned.filter { screen(of: $0.topic) != nil }
  }

  /// Returns the screen that a page is about; nil for a page about the app.
  fileprivate func screen(of topic: DocumentContent.Topic) -> Screen? {
    switch topic {
    case .matrix(let screen), .inspection(let screen, _), .viewer(let screen, _),
      .prototype(let screen, _):
      screens[screen]
    case .menu(let open): open.owner.flatMap { app.screen($0) }
    case .part, .gallery, .contactSheet, .family, .journeys, .journeyStep: nil
    }
  }
}

extension DocumentContent.Topic {
  fileprivate var isOfGallery: Bool { if case .gallery = self { true } else { false } }
}

extension PageMaker {
  /// Returns the words of a page.
  fileprivate mutating func words(of planned: Site.PlannedPage) -> [SiteWords.Word] {
    PageWords(of: page(about: planned.topic).document, at: planned.path).words
  }
}

extension SiteTask {
  /// Whether some of the documents are pages.
  fileprivate var hasPages: Bool {
    switch self {
    case .document, .menuPage: true
    case .pictures, .windows, .family, .presentation, .menu: false
    }
  }
}

extension App {
  /// Returns the names and titles that people know things by: a site, screens, navigations and
  /// their items, plugins, and the data of components.
  fileprivate func namesOfThings(onSite name: String) -> [String: String] {
    var names = ["site": name]
    for screen in screens {
      names["screen \(screen.key)"] = screen.title
      for (index, navigation) in screen.navigations.enumerated() {
        let thing = "navigation \(screen.key) \(navigation.id ?? "\(index)")"
        names[thing] = navigation.name
        for (index, item) in navigation.items.withDescendants(\.items).enumerated() {
          names["\(thing) \(item.id ?? "\(index)")"] = item.title
        }
      }
      for component in screen.allComponents {
        names["data \(screen.key) \(component.key)"] = feed(of: component)?.title
      }
    }
    for plugin in plugins.plugins { names["plugin \(plugin.identifier)"] = plugin.name }
    return names
  }
}
