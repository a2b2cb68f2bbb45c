import AppModel
import SiteFiles

/// The files of a publication by their paths, each of which is made when it is asked for, with the
/// bytes that a build writes.
package struct FilesOnDemand<Content: Publication>: Sendable {
  private let content: Content
  private let plan: PublicationPlan<Content.Task>
  private let schemas: DocumentSchemas

  /// Plans the files of a publication.
  package init(of content: Content, checking schemas: DocumentSchemas) throws(InvalidPlan) {
    self.content = content
    self.schemas = schemas
    plan = try content.plan()
  }

  /// Makes files, on one thread.
  package struct Maker {
    fileprivate let make: FileMaker<Content.Task>
  }

  package func maker() throws -> Maker { Maker(make: try content.maker(checking: schemas)) }

  /// Makes the file at a path; nil where there is none.
  package func bytes(of path: String, with maker: Maker) throws -> [UInt8]? {
    guard let place = plan.place(of: path) else { return nil }
    let task = plan.tasks[place.task]
    let file = content.files(of: task)[place.number]
    return try maker.make.file(at: file.path, place.number, of: task)?.bytes
  }
}
