import AppLayout
import AppModel
import Disk
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
  /// The hashes of the themes, in their order.
  private let themes: [ContentHash]
  /// What the pictures of a task show that was asked for last, with their paths and themes.
  private var found: (task: SiteTask, documents: [(PlannedDocument, SitePicture?)])?

  package init(for site: Site, checking schemas: DocumentSchemas) throws(MarkupError) {
    let writer = try DocumentWriter(checking: schemas)
    pages = PageMaker(site: site)
    themes = site.themes.map { theme in
      var hash = RunningHash()
      hash.write(theme.values)
      return hash.hash
    }
    self.writer = writer
  }

  var site: Site { pages.site }

  /// Makes the documents of a task and passes on each one as soon as it is made.
  mutating func make(
    _ task: SiteTask, _ take: (SiteDocument) throws -> Void
  ) throws {
    let documents = documents(of: task)
    found = nil
    for (document, picture) in documents {
      try take(SiteDocument(plan: document, content: content(of: document, picture)))
    }
  }

  /// Returns the hash of all that the pictures of a task show, with their theme; nil for documents
  /// that are always made.
  mutating func shown(by task: SiteTask) -> ContentHash? {
    guard task.isOfPictures else { return nil }
    let documents = documents(of: task)
    found = (task, documents)
    var hash = RunningHash()
    for (document, picture) in documents {
      guard case .picture(_, let theme) = document.content, let picture else { return nil }
      hash.add(themes[theme.index])
      picture.write(to: &hash)
    }
    return hash.hash
  }

  /// Returns the documents of a task in the order of their paths, with what the pictures show.
  private mutating func documents(of task: SiteTask) -> [(PlannedDocument, SitePicture?)] {
    if let found, found.task == task { return found.documents }
    var documents: [(PlannedDocument, SitePicture?)] = []
    for document in site.documents(of: task) {
      var picture: SitePicture?
      if case .picture(let drawing, _) = document.content {
        picture = SitePicture(drawing, in: site, &pages.layouts)
      }
      documents.append((document, picture))
    }
    return documents
  }

  private mutating func content(
    of document: PlannedDocument, _ picture: SitePicture?
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
      .whole(
        try bytes(
          of: picture ?? SitePicture(drawing, in: site, &pages.layouts),
          in: site.themes[theme], for: document.path))
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
    of picture: SitePicture, in theme: Theme, for path: SitePath
  ) throws(InvalidDocument) -> [UInt8] {
    let drawing = SVGWriter(theme.wearing(picture.brand)).document(of: picture.wireframe)
    return try writer.bytes(ofDrawing: drawing, at: path)
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
