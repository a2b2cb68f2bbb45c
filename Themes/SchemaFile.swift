/// The XML Schemas of what Riverbed writes: closed, so that nothing passes that is not meant.
package enum SchemaFile: Hashable, Sendable, CaseIterable {
  /// A wireframe, as SVG.
  case wireframe
  /// A page of the site, as XHTML; a drawing inside it has a schema of its own.
  case page

  /// The text of the schema.
  package var bytes: [UInt8] {
    switch self {
    case .wireframe: PackageResources.wireframe_xsd
    case .page: PackageResources.page_xsd
    }
  }
}
