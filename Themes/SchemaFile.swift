import EmbeddedFiles

/// The XML Schemas of the files that Riverbed writes: closed, so that nothing unintended passes.
package enum SchemaFile: Hashable, Sendable, CaseIterable {
  /// A self-contained wireframe, as SVG.
  case wireframe
  /// A drawing inside a page, which may have ids, links and images.
  case inlineDrawing
  /// A page of the site, as XHTML; a drawing inside it has a schema of its own.
  case page

  /// The complete text of the schema, with the included file inserted.
  package var bytes: [UInt8] {
    let own =
      switch self {
      case .wireframe: EmbeddedFile.wireframe_xsd.bytes
      case .inlineDrawing: EmbeddedFile.inline_drawing_xsd.bytes
      case .page: EmbeddedFile.page_xsd.bytes
      }
    let halves = String(decoding: own, as: UTF8.self).split(separator: Self.include)
    return Array(halves.joined(separator: Self.sharedTypes).utf8)
  }

  /// The include as it is in the file, where editors find the included file next to the schema.
  private static let include = "<xs:include schemaLocation=\"drawing-types.xsd\"/>"

  /// The text between the root's tags of the included file.
  private static let sharedTypes: String = {
    let text = String(decoding: EmbeddedFile.drawing_types_xsd.bytes, as: UTF8.self)
    let opening = text.split(separator: "qualified\">", maxSplits: 1)
    let content = opening.last?.split(separator: "</xs:schema>").first
    return content.map { String($0) } ?? ""
  }()
}
