import SiteFiles

/// A file of the site with its bytes, on its way to the disk.
package struct SiteDocument: Sendable {
  let path: SitePath
  package let bytes: [UInt8]
  let subject: Subject

  /// Where the file stands in the site's folder.
  package var name: String { path.text }
}
