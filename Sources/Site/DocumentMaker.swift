import AppLayout
import Disk
package import Markup
import PageParts
package import Publishing
import Wireframe

/// Makes the documents of a site on request. Each thread has its own.
package struct DocumentMaker: ~Copyable {
  private var laidOut: LaidOutSite
  private var writer: DocumentWriter
  /// The hashes of the themes, in their order.
  private let themes: [ContentHash]
  /// The pictures of the task that was asked for last.
  private var found: (task: SiteTask, pictures: [(PlannedDocument, SitePicture?)])?

  package init(for site: Site, checking schemas: DocumentSchemas) throws(MarkupError) {
    let writer = try DocumentWriter(checking: schemas)
    laidOut = LaidOutSite(site)
    themes = site.themes.map { theme in
      var hash = RunningHash()
      hash.write(theme.values)
      return hash.hash
    }
    self.writer = writer
  }

  var site: Site { laidOut.site }

  /// Makes the documents of a task and passes on each one as soon as it is made.
  mutating func make(
    _ task: SiteTask, _ take: (SiteDocument) throws -> Void
  ) throws {
    let known = found?.task == task ? found?.pictures : nil
    found = nil
    for (document, picture) in known ?? site.documents(of: task).map({ ($0, nil) }) {
      let content = try content(of: document, picture, in: task.theme)
      try take(SiteDocument(plan: document, content: content))
    }
  }

  /// Makes one of the documents of a task; nil where it does not have that.
  mutating func make(_ path: SitePath, of task: SiteTask) throws(InvalidDocument) -> MadeFile? {
    guard let document = site.documents(of: task).first(where: { $0.path == path }) else {
      return nil
    }
    return try content(of: document, nil, in: task.theme)
  }

  /// Returns the hash of all that the pictures of a task show, with their theme; nil for documents
  /// that are always made.
  mutating func shown(by task: SiteTask) -> ContentHash? {
    guard task.kind.isOfPictures else { return nil }
    var pictures: [(PlannedDocument, SitePicture?)] = []
    var hash = RunningHash()
    for document in site.documents(of: task) {
      guard case .picture(let find) = document.content else { return nil }
      let picture = find(&laidOut)
      hash.add(themes[task.theme.index])
      picture.write(to: &hash, in: site.themes[task.theme])
      pictures.append((document, picture))
    }
    found = (task, pictures)
    return hash.hash
  }

  private mutating func content(
    of document: PlannedDocument, _ known: SitePicture?, in theme: ElementIndex<Theme>
  ) throws(InvalidDocument) -> MadeFile {
    switch document.content {
    case .file(let content): content(site)
    case .page(let make): .whole(try bytes(of: make(&laidOut)))
    case .picture(let find):
      .whole(
        try bytes(of: known ?? find(&laidOut), in: site.themes[theme], for: document.path))
    }
  }

  private mutating func bytes(of page: Page) throws(InvalidDocument) -> [UInt8] {
    let styles: [SitePath] =
      (site.looks.count > 1 ? [.looks] : []) + (site.changes == nil ? [] : [.marks])
      + [site.labelStyle].compactMap(\.self)
    let linked = site.hasJourneys ? page.linked(to: .journeys) : page
    let page = site.changes.map { linked.linked(to: .changes(at: $0.report)) } ?? linked
    let label = page.path == SitePart.gallery.path ? site.label : nil
    return try writer.bytes(ofPage: page.document(labeled: label, styles: styles), at: page.path)
  }

  private mutating func bytes(
    of picture: SitePicture, in theme: Theme, for path: SitePath
  ) throws(InvalidDocument) -> [UInt8] {
    let drawing = SVGWriter(theme.wearing(picture.brand)).document(of: picture.draw())
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
