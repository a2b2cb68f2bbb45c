import AppLayout
import AppModel
package import Markup
import PageParts
package import Publishing
import SiteFiles
import Themes
import Wireframe

/// Makes the documents of a site on request. Each thread has its own.
package struct DocumentMaker: ~Copyable {
  private var pages: PageMaker
  private var writer: DocumentWriter

  package init(for site: Site, checking schemas: DocumentSchemas) throws(MarkupError) {
    let writer = try DocumentWriter(checking: schemas)
    pages = PageMaker(site: site)
    self.writer = writer
  }

  var site: Site { pages.site }

  /// Makes the documents of a task and passes on each one as soon as it is made.
  mutating func make(
    _ task: SiteTask, _ take: (SiteDocument) throws -> Void
  ) throws {
    for document in site.documents(of: task) {
      try take(SiteDocument(plan: document, content: content(of: document)))
    }
  }

  private mutating func content(
    of document: PlannedDocument
  ) throws(InvalidDocument) -> MadeFile {
    switch document.content {
    case .asset(let asset): .whole(asset.bytes)
    case .mapText: .whole(Array(site.mapText.utf8))
    case .names: .whole(Array(site.namesScript.utf8))
    case .looks: .whole(Array(site.looksStyle.utf8))
    case .marks: .whole(SiteAsset.marks)
    case .sources: .portions(site.writeSources)
    case .page(let topic): .whole(try bytes(of: pages.page(about: topic)))
    case .picture(let drawing, let theme):
      .whole(try bytes(of: drawing, in: site.themes[theme], for: document.path))
    }
  }

  private mutating func bytes(of page: Page) throws(InvalidDocument) -> [UInt8] {
    let styles: [SitePath] =
      (site.looks.count > 1 ? [.looks] : []) + (site.changes == nil ? [] : [.marks])
    let linked = site.journeysPart(seenFrom: page.path).map { page.linked(to: $0) } ?? page
    let page = site.changes.map { linked.linked(to: .changes(at: $0.report)) } ?? linked
    return try writer.bytes(
      ofPage: page.document(labeled: site.label, styles: styles), at: page.path)
  }

  private mutating func bytes(
    of drawing: DocumentContent.Drawing, in theme: Theme, for path: SitePath
  ) throws(InvalidDocument) -> [UInt8] {
    let drawn = drawn(drawing)
    let picture = SVGWriter(theme.wearing(drawn.brand)).document(of: drawn.wireframe)
    return try writer.bytes(ofDrawing: picture, at: path)
  }
}

/// A file of the site with its content, ready to be written.
package struct SiteDocument: Sendable {
  let plan: PlannedDocument
  let content: MadeFile

  /// All bytes of the file.
  package var bytes: [UInt8] { content.bytes }

  /// The path of the file in the site's folder.
  package var name: String { plan.path.text }
}

extension DocumentMaker {
  /// Returns what a picture shows, and the colors of the app's own bar in it.
  mutating func drawn(
    _ drawing: DocumentContent.Drawing
  ) -> (wireframe: Wireframe, brand: BrandColors?) {
    let app = site.app
    switch drawing {
    case .state(.bars, let variant), .state(.entrance, let variant), .window(_, _, let variant):
      let layout = pages.layouts.layout(of: variant, in: app)
      let shown = pages.layouts.shown(layout, in: app)
      return (Wireframe(shown), shown.brand)
    case .state(.full, let variant):
      let layout = pages.layouts.layout(of: variant, in: app)
      let shown = pages.layouts.shown(layout, in: app)
      return (Wireframe(fullContentOf: shown), shown.brand?.ofContent)
    case .redlines(let variant):
      let layout = pages.layouts.layout(of: variant, in: app)
      let shown = pages.layouts.shown(layout, in: app)
      return (Wireframe(redlinesOf: shown, over: Wireframe(shown)), shown.brand)
    case .menu(let open):
      let shown = ShownMenu(open, in: app)
      return (Wireframe(shown), shown.screen.brand)
    case .presentation(_, let picture): return (Wireframe(picture), nil)
    case .measures(let family, let device):
      return (Wireframe(measuresOf: site.families.entries[family].family, on: device), nil)
    case .specimen(let style, let family, let held):
      let family = site.families.entries[family].family
      return (site.specimen(of: style, in: family, on: held), nil)
    case .legend: return (.legend, nil)
    }
  }
}
