package import SiteFiles

/// A file that has not been made yet: where it goes, and what it shows.
package struct PlannedFile: Hashable, Sendable {
  package let path: SitePath
  package let subject: Subject

  package init(_ path: SitePath, _ subject: Subject) {
    self.path = path
    self.subject = subject
  }
}
