import SiteFiles

/// A file of the site with its bytes, ready to be written.
package struct SiteDocument: Sendable {
  let plan: PlannedDocument
  package let bytes: [UInt8]

  /// The path of the file in the site's folder.
  package var name: String { plan.path.text }
}
