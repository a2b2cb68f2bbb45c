package import Markup
import Pages
import Themes
import Wireframe

/// Makes the documents of a site, each when it is asked for. One for each thread.
package struct DocumentMaker: ~Copyable {
  let site: Site
  private var drawings: MarkupWriter
  private var pages: MarkupWriter

  /// The schemas that documents must follow, parsed once for all threads.
  package struct Schemas: Sendable {
    let drawing: Schema
    let page: Schema
    let inlineDrawing: Schema

    package init() throws(MarkupError) {
      try self.init(drawing: SchemaFile.wireframe.bytes)
    }

    init(drawing: [UInt8]) throws(MarkupError) {
      self.drawing = try Schema(parsing: drawing)
      page = try Schema(parsing: SchemaFile.page.bytes)
      inlineDrawing = try Schema(parsing: SchemaFile.inlineDrawing.bytes)
    }
  }

  package init(for site: Site, checking schemas: Schemas) throws(MarkupError) {
    let drawings = try MarkupWriter(checking: [schemas.drawing])
    let pages = try MarkupWriter(checking: [schemas.page, schemas.inlineDrawing])
    self.site = site
    self.drawings = drawings
    self.pages = pages
  }

  /// Makes the documents of a task, and hands out each as soon as it is made.
  package mutating func make(
    _ task: SiteTask, _ take: (SiteDocument) throws -> Void
  ) throws {
    switch task {
    case .gallery(let page): try take(self.page(site.galleryPage(page)))
    case .matrix(let screen): try take(page(site.matrixPage(of: screen)))
    case .screen(let screen, let device, let orientation):
      try makeScreen(screen, on: device, in: orientation, take)
    case .menu(let device, let orientation): try makeMenu(on: device, in: orientation, take)
    case .flow:
      try take(page(site.flowPage))
      try take(text(site.flowText, at: .flowText, .data))
    case .boot: try take(page(site.bootPage))
    case .families: try take(page(site.familiesPage))
    case .plugins: try take(page(site.pluginsPage))
    case .routes: try take(page(site.routesPage))
    case .problems: try take(page(site.problemsPage))
    case .legend: try take(page(site.legendPage))
    case .assets: try makeAssets(take)
    case .sources: try take(text(site.sourcesText, at: .sources, .data))
    }
  }

  /// A page as bytes, which its schema allows.
  mutating func page(
    _ page: Page, about subject: Subject = Subject(kind: .page)
  ) throws -> SiteDocument {
    do throws(MarkupError) {
      let bytes = try pages.bytes(of: page.document, as: .xhtml)
      return SiteDocument(path: page.path, bytes: bytes, subject: subject)
    } catch {
      throw InvalidDocument(path: page.path, error: error)
    }
  }

  /// A picture as bytes, which its schema allows.
  mutating func picture(
    _ wireframe: Wireframe, in theme: Theme, at path: SitePath, about subject: Subject
  ) throws -> SiteDocument {
    do throws(MarkupError) {
      let bytes = try drawings.bytes(of: SVGWriter(theme).document(of: wireframe), as: .svg)
      return SiteDocument(path: path, bytes: bytes, subject: subject)
    } catch {
      throw InvalidDocument(path: path, error: error)
    }
  }

  /// A file of text.
  func text(_ text: String, at path: SitePath, _ kind: Subject.Kind) -> SiteDocument {
    SiteDocument(path: path, bytes: Array(text.utf8), subject: Subject(kind: kind))
  }
}
