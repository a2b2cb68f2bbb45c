package import Markup
package import SiteFiles
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

/// A document that its schema does not allow: a bug in Riverbed. It is never written.
package struct InvalidDocument: Error, Hashable, Sendable {
  package let path: SitePath
  package let error: MarkupError

  /// The broken rules, one per line, each with its place.
  package var lines: [String] {
    switch error {
    case .outOfMemory: ["\(path.text): out of memory"]
    case .invalid(let violations):
      violations.map { "\(path.text):\($0.line): \($0.message) [\($0.rule)]" }
    }
  }
}
