package import Markup
import Themes

/// The schemas that documents must follow, parsed once and shared by all threads.
package struct DocumentSchemas: Sendable {
  let drawing: Schema
  let page: Schema
  let inlineDrawing: Schema

  package init() throws(MarkupError) {
    try self.init(drawing: SchemaFile.wireframe.bytes)
  }

  /// Creates the schemas with another one for drawings.
  init(drawing: [UInt8]) throws(MarkupError) {
    self.drawing = try Schema(parsing: drawing)
    page = try Schema(parsing: SchemaFile.page.bytes)
    inlineDrawing = try Schema(parsing: SchemaFile.inlineDrawing.bytes)
  }
}
