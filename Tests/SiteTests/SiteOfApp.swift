import AppLayout
import AppModel
import Publishing
import Support
import Testing
import Themes
import Wireframe

@testable import Site

/// Creates the sites of fixture apps, and of small apps written in a test.
enum SiteOfApp {
  /// Returns the site of a fixture app, by its folder's name.
  static func named(
    _ name: String, themes: [String] = ["paper"], showing axes: ((App) -> VariantAxes)? = nil
  ) throws -> Site {
    try site(FixtureApp.reading(name), named: name, themes: Self.themes(themes), showing: axes)
  }

  /// Returns the site of a fixture app in custom themes.
  static func named(_ name: String, in themes: [Theme]) throws -> Site {
    try site(FixtureApp.reading(name), named: name, themes: themes)
  }

  /// Returns the site of an app whose files have these texts.
  static func with(
    _ files: [String: String], showing axes: ((App) -> VariantAxes)? = nil
  ) throws -> Site {
    try site(
      AppReading(texts: files), named: "app", themes: themes(["paper"]), showing: axes)
  }

  private static func themes(_ names: [String]) throws -> [Theme] {
    try names.map { try #require(Theme.named($0)) }
  }

  private static func site(
    _ reading: AppReading, named name: String, themes: [Theme],
    showing axes: ((App) -> VariantAxes)? = nil
  ) throws -> Site {
    let app = try #require(reading.app)
    let all = VariantAxes(devices: app.devices, orientations: app.orientations)
    return Site(
      of: app, named: name, axes: axes?(app) ?? all,
      themes: themes, sources: reading.sources,
      diagnostics: reading.diagnostics(with: app.lint))
  }
}

extension Site {
  /// Returns the task of a kind with a number.
  func task(of kind: DocumentKind, _ number: Int = 0) throws -> SiteTask {
    try #require(allTasks().first { $0.isOf(kind) && $0.number == number })
  }

  /// Returns all documents of the site, made one after the other.
  func documents() throws -> [SiteDocument] {
    var maker = try DocumentMaker(for: self, checking: .init())
    var documents: [SiteDocument] = []
    for task in try plan().tasks {
      try maker.make(task) { documents.append($0) }
    }
    return documents
  }
}
