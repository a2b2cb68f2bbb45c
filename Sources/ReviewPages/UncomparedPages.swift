import AppModel
import PageParts
package import Publishing
package import SiteFiles
package import Themes

/// The report of two sides that could not be compared: a page that says why, in the place of what an
/// earlier run found.
package struct UncomparedPages: Publication {
  private let name: String
  private let sentence: String

  /// Creates the report of the app with a name, from the sentence.
  package init(of name: String, saying sentence: String) {
    self.name = name
    self.sentence = sentence
  }

  /// One of its files.
  package enum Task: Hashable, Sendable {
    case siteAsset(SiteAsset)
    case asset(ReportAsset)
    case page
  }

  private static let path: SitePath = "index.xhtml"

  package var record: SiteRecord { SiteRecord(ofReport: name) }

  package func allTasks() -> [Task] {
    [.siteAsset(.icon), .siteAsset(.style)] + ReportAsset.allCases.map { .asset($0) } + [.page]
  }

  package func files(of task: Task) -> [PlannedFile] {
    switch task {
    case .siteAsset(let asset): [PlannedFile("\(asset)", Subject(kind: .asset))]
    case .asset(let asset): [PlannedFile("\(asset)", Subject(kind: .asset))]
    case .page: [PlannedFile(Self.path, Subject(kind: .page))]
    }
  }

  package func maker(checking schemas: DocumentSchemas) throws -> FileMaker<Task> {
    var writer = try DocumentWriter(checking: schemas)
    return FileMaker { task, take in
      switch task {
      case .siteAsset(let asset): try take(.whole(asset.bytes))
      case .asset(let asset): try take(.whole(asset.bytes))
      case .page: try take(.whole(writer.bytes(ofPage: page.document, at: page.path)))
      }
    }
  }

  private var page: Page {
    let changes = SitePart.changes(at: Self.path)
    return Page(
      at: Self.path, "Nothing was compared",
      in: PageFrame(
        name, home: Self.path, parts: [changes], in: changes,
        styles: ["\(SiteAsset.style)", "\(ReportAsset.style)"], script: "\(ReportAsset.script)"),
      heading: [.directed(sentence.withTypographicQuotes)]
    ) {
      Node("p") { "The run’s own messages say more." }
    }
  }
}
