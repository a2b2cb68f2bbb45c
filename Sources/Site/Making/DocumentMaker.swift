import AppLayout
import AppModel
package import Markup
import PageParts
import SiteFiles
import Themes
import Wireframe

/// Makes the documents of a site on request. Each thread has its own.
package struct DocumentMaker: ~Copyable {
  let site: Site
  private var drawings: MarkupWriter
  private var pages: MarkupWriter
  var layouts = LayoutMemory()

  /// The schemas that documents must follow, parsed once and shared by all threads.
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

  /// Makes the documents of a task and passes on each one as soon as it is made.
  mutating func make(
    _ task: SiteTask, _ take: (SiteDocument) throws -> Void
  ) throws {
    for document in site.documents(of: task) {
      try take(SiteDocument(plan: document, bytes: bytes(of: document)))
    }
  }

  private mutating func bytes(of document: PlannedDocument) throws(InvalidDocument) -> [UInt8] {
    switch document.content {
    case .asset(let asset): asset.bytes
    case .flowText: Array(site.flowText.utf8)
    case .sources: Array(site.sourcesText.utf8)
    case .page(let topic): try bytes(of: page(about: topic))
    case .picture(let drawing, let theme): try bytes(of: drawing, in: theme, for: document.path)
    }
  }

  private mutating func page(about topic: PlannedDocument.Topic) -> Page {
    switch topic {
    case .part(let part): page(part)
    case .gallery(let page): site.galleryPage(page)
    case .matrix(let screen): site.matrixPage(of: screen)
    case .inspection(let screen, let held): inspectPage(of: screen, on: held)
    case .family(let family): site.familyPage(family)
    }
  }

  private func page(_ part: SitePart) -> Page {
    switch part {
    case .gallery: site.galleryPage(0)
    case .flow: site.mapPage
    case .boot: site.bootPage
    case .families: site.familiesPage
    case .plugins: site.pluginsPage
    case .routes: site.routesPage
    case .problems: site.problemsPage
    case .legend: site.legendPage
    }
  }

  private mutating func inspectPage(of screen: Screen, on held: HeldDevice) -> Page {
    let variant = site.configuredVariant(of: screen, on: held.device, in: held.orientation)
    let layout = layouts.layout(of: variant, in: site.app)
    return site.inspectPage(of: layout, drawn: Wireframe(layout, in: site.app))
  }

  /// Returns a page as bytes, checked against its schema.
  private mutating func bytes(of page: Page) throws(InvalidDocument) -> [UInt8] {
    do throws(MarkupError) {
      return try pages.bytes(of: page.document, as: .xhtml)
    } catch {
      throw InvalidDocument(path: page.path, error: error)
    }
  }

  /// Returns a picture as bytes, checked against its schema.
  private mutating func bytes(
    of drawing: PlannedDocument.Drawing, in theme: Theme, for path: SitePath
  ) throws(InvalidDocument) -> [UInt8] {
    let drawn = drawn(drawing)
    let writer = SVGWriter(theme.wearing(drawn.brand))
    do throws(MarkupError) {
      return try drawings.bytes(of: writer.document(of: drawn.wireframe), as: .svg)
    } catch {
      throw InvalidDocument(path: path, error: error)
    }
  }
}
