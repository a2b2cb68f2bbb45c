package import Disk

/// A file of a site in its record: where it is, its content's hash, and what it shows.
package struct RecordEntry: Hashable, Sendable {
  package let path: String
  package let hash: ContentHash
  package let subject: Subject

  package init(path: SitePath, hash: ContentHash, subject: Subject) {
    self.path = path.text
    self.hash = hash
    self.subject = subject
  }

  /// Creates the entry of a file that another record lists.
  package init(_ file: SiteContents.File) {
    path = file.path
    hash = file.hash
    subject = file.subject
  }
}
