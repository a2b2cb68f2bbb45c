package import SiteFiles

/// A file in the folder of a publication that contains all other files, to be passed on.
///
/// It cannot contain itself, or the record with its hash. So it contains exactly what the folder
/// would without an archive: the pages that link to it are made again without that link.
package struct SiteArchive<Content: Publication>: Sendable {
  let path: SitePath
  /// The publication without an archive.
  let content: Content
  /// Whether the files of a task are different without an archive.
  let differs: @Sendable (Content.Task) -> Bool

  /// Creates the archive at a path of a publication.
  package init(
    at path: SitePath, of content: Content, differs: @escaping @Sendable (Content.Task) -> Bool
  ) {
    self.path = path
    self.content = content
    self.differs = differs
  }
}
