package import Disk
import Markup
import Pages

/// Brings a folder up to date with a site, on several threads at once.
package struct SiteBuild: Sendable {
  let site: Site
  let jobs: Int
  let schemas: DocumentMaker.Schemas
  /// Stands for what the site is made from; nil where that cannot be told.
  let fingerprint: ContentHash?

  /// What a build came to.
  package struct Summary: Hashable, Sendable {
    package internal(set) var written = 0
    package internal(set) var unchanged = 0
    package internal(set) var removed = 0
  }

  package init(
    of site: Site, jobs: Int, checking schemas: DocumentMaker.Schemas, fingerprint: ContentHash?
  ) {
    self.site = site
    self.jobs = jobs
    self.schemas = schemas
    self.fingerprint = fingerprint
  }
}
