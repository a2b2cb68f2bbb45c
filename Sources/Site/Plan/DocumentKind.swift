import AppLayout
import PageParts
import Publishing
import Wireframe

/// A kind of documents of a site: which there are, where they go, what they show, and what makes
/// them. It is a value next to what makes its documents, and is listed here.
struct DocumentKind: Sendable {
  /// All kinds; those about the app in the order in which people read the pages.
  static let all =
    assets + [
      .gallery, .contactSheet, .map, .problems, .legend, .boot, .families, .plugins, .routes,
      .family, .journeys, .journeySteps, .menuPages, .prototype, .matrix, .neighbors, .inspection,
      .viewer, .windows, .screenPictures, .formerPages, .legendPicture, .specimens, .presentations,
      .menus, .mapText, .names, .looks, .marks, .label, .sources,
    ]

  /// The parts that all pages of a site link to.
  static let parts =
    all.compactMap(\.part)
    + [SitePart("Problem codes", SitePart.problems.path, at: "rules", isForDevelopers: true)]

  /// A name that no other kind has.
  let name: String
  /// The part of the site whose first page is of the kind.
  let part: SitePart?
  /// What the tasks are listed for.
  let scope: Scope
  /// Whether its documents are pictures, those of each task in one theme.
  private(set) var isOfPictures = false
  /// Returns the tasks, each without what the scope says.
  let tasks: @Sendable (Site) -> [SiteTask]
  /// Returns the documents of a task.
  let documents: @Sendable (Site, SiteTask) -> [PlannedDocument]

  /// What tasks are listed for. The tasks of a screen come together, and so do those of a device.
  enum Scope {
    case app, screen, device
  }

  /// Creates a kind; without tasks, it has one for all that is in its scope.
  init(
    _ name: String, part: SitePart? = nil, ofEach scope: Scope = .app,
    tasks: @escaping @Sendable (Site) -> [SiteTask] = { _ in [SiteTask()] },
    documents: @escaping @Sendable (Site, SiteTask) -> [PlannedDocument]
  ) {
    self.name = name
    self.part = part
    self.scope = scope
    self.tasks = tasks
    self.documents = documents
  }

  /// Creates the kind of the only page of a part.
  init(_ name: String, _ part: SitePart, page: @escaping @Sendable (Site) -> Page) {
    self.init(name, part: part) { _, _ in [.page(at: part.path) { page($0.site) }] }
  }

  /// Creates a kind of pictures, with as many tasks in each theme as there are of something. A
  /// closure returns the pictures of a task in the theme with a name.
  init(
    picturesOf name: String, ofEach scope: Scope = .app,
    count: @escaping @Sendable (Site) -> Int = { _ in 1 },
    pictures: @escaping @Sendable (Site, SiteTask, String) -> [PlannedDocument]
  ) {
    self.init("pictures of \(name)", ofEach: scope) { site in
      site.themes.elementIndices.flatMap { theme in
        (0..<count(site)).map { SiteTask(number: $0, theme: theme) }
      }
    } documents: { site, task in
      pictures(site, task, site.themes[task.theme].name)
    }
    isOfPictures = true
  }

  /// Creates the kind of one file for pages or programs, which not every site may have.
  init(
    at path: SitePath, _ kind: Subject.Kind,
    if exists: @escaping @Sendable (Site) -> Bool = { _ in true },
    content: @escaping @Sendable (Site) -> MadeFile
  ) {
    self.init(path.text, tasks: { exists($0) ? [SiteTask()] : [] }) { _, _ in
      [PlannedDocument(path: path, subject: Subject(kind: kind), content: .file(content))]
    }
  }
}

// Other pages link to these.

extension SitePart {
  static let gallery = SitePart("Screens", "index.xhtml")
  static let map = SitePart("Flow", "flow.xhtml")
  static let problems = SitePart("Problems", "problems.xhtml")
  static let legend = SitePart("Legend", "legend.xhtml", sign: "?")
  static let boot = SitePart("Start-up", "boot.xhtml", isForDevelopers: true)
  static let families = SitePart("Layouts", "families.xhtml", isForDevelopers: true)
  static let plugins = SitePart("Plugins", "plugins.xhtml", isForDevelopers: true)
  static let routes = SitePart("Storyboards", "routes.xhtml", isForDevelopers: true)
  /// The part about journeys, which only some sites have.
  static let journeys = SitePart("Journeys", "journeys.xhtml")
}

extension SitePath {
  static let contactSheet: SitePath = "print.xhtml"
  static let mapText: SitePath = "flow.mmd"
  /// The archive of the whole site.
  static let archive: SitePath = "site.zip"
  static let looks: SitePath = "looks.css"
  /// A stylesheet that only sites with a label have.
  static let label: SitePath = "label.css"
  /// A stylesheet in the folder of the report, which only sites with changes have.
  static let marks: SitePath = "changes/marks.css"
  static let names: SitePath = "names.js"
}
