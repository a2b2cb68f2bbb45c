package import Disk

/// A file of a site in its record: where it is, its content's hash, and what it shows.
package struct RecordEntry: Hashable, Sendable {
  package let path: SitePath
  package let hash: ContentHash
  package let subject: Subject

  package init(path: SitePath, hash: ContentHash, subject: Subject) {
    self.path = path
    self.hash = hash
    self.subject = subject
  }
}
