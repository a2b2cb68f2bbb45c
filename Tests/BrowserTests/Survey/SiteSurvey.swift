import Support

/// Everything a browser found out about the pages of an app's site: those of each form from a disk,
/// and some of each kind in other ways.
struct SiteSurvey: Sendable {
  /// A way to open the pages.
  enum Way: String, CaseIterable, Sendable {
    case fromDisk, fromDiskWithoutScripts, served, servedWithoutScripts

    /// The policy that a server sends with the pages, if there is a server.
    fileprivate var policy: String? {
      let strictest = "default-src 'none'; img-src 'self'; style-src 'self'"
      switch self {
      case .fromDisk, .fromDiskWithoutScripts: return nil
      case .served: return "\(strictest); script-src 'self'"
      case .servedWithoutScripts: return strictest
      }
    }

    /// Whether the browser runs scripts; it still tries to if the policy forbids them.
    fileprivate var hasScripts: Bool { self != .fromDiskWithoutScripts }
  }

  /// The paths of the pages.
  private(set) var pages: [String] = []
  /// The console messages, by how the pages were opened, then by their paths.
  private(set) var messages: [Way: [String: [BrowserMessage]]] = [:]
  /// The complaints by law, each with the places that break it.
  private(set) var complaints: [PageLaw: [String: [String]]] = [:]

  /// The apps whose sites are checked.
  static let apps =
    ["newsroom", "matinee", "legacy", "rtl", "hostile-names"]
    + ReviewedFolder.allCases.map(\.rawValue)

  /// The pages of each app that are looked at: those with new forms, and all whose names are hostile.
  private static let pages = Result {
    var forms = MarkupForms()
    return try Dictionary(
      uniqueKeysWithValues: apps.map { app in
        let site = try BuiltSite.of(app)
        let pages = try site.files("xhtml").filter { page in
          let isNew = try forms.areNew(in: site.bytes(of: page))
          return app == "hostile-names" || isNew
        }
        return (app, pages)
      })
  }

  private static let surveys = Dictionary(
    uniqueKeysWithValues: apps.map { app in (app, Task.detached { try SiteSurvey(of: app) }) })

  /// Returns the survey of an app, made on first use.
  static func of(_ app: String) async throws -> SiteSurvey {
    guard let survey = surveys[app] else { return try SiteSurvey(of: app) }
    return try await survey.value
  }

  private init(of app: String) throws {
    let site = try BuiltSite.of(app)
    pages = try Self.pages.get()[app] ?? []
    for way in Way.allCases {
      // A browser may still ask for a page's icon when its server has ended, and complains then.
      var browser = try Browser.start()
      try browser.setScripts(areOn: way.hasScripts)
      if let policy = way.policy {
        let server = try SiteServer.start(on: site.path, policy: policy)
        try look(at: server.address, way, in: &browser)
      } else {
        try look(at: "file://\(site.path)/", way, in: &browser)
      }
    }
  }

  private mutating func look(
    at address: String, _ way: Way, in browser: inout Browser
  ) throws {
    for page in way == .fromDisk ? pages : somePages {
      let said = try browser.open(address + page)
      if !said.isEmpty { messages[way, default: [:]][page] = said }
      guard way == .fromDisk else { continue }
      for condition in PageLaw.Condition.all {
        try add(browser.complaints(in: condition), about: "\(page) at \(condition)")
      }
    }
  }

  /// Two pages of each kind: what scripts and policies do depends on nothing else.
  var somePages: [String] {
    var counts: [[Substring]: Int] = [:]
    return pages.filter { page in
      let steps = page.split(separator: "/")
      let isNamed = steps.last == "index.xhtml" || steps.last == "view.xhtml"
      let kind = [steps[0]] + steps.dropFirst().map { _ in "*" } + (isNamed ? steps.suffix(1) : [])
      counts[kind, default: 0] += 1
      return counts[kind, default: 0] <= 2
    }
  }

  private mutating func add(_ found: [PageLaw: [String]], about place: String) {
    for (law, complaints) in found {
      for complaint in complaints {
        self.complaints[law, default: [:]][complaint, default: []].append(place)
      }
    }
  }
}

extension Browser {
  /// Returns the complaints about the open page in a window.
  mutating func complaints(in condition: PageLaw.Condition) throws -> [PageLaw: [String]] {
    try setWindow(width: condition.width, height: 900)
    try setColorScheme(condition.scheme)
    let complaints = try evaluate(
      PageLaw.complaints(in: condition), as: [String: [String]].self)
    return Dictionary(
      uniqueKeysWithValues: complaints.compactMap { name, complaints in
        PageLaw(rawValue: name).map { ($0, complaints) }
      })
  }
}
