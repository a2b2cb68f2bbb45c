package import Markup
package import SiteFiles
import Themes

/// Turns pages and pictures into bytes that their schemas allow. Each thread has its own.
package struct DocumentWriter: ~Copyable {
  private var drawings: MarkupWriter
  private var pages: MarkupWriter

  package init(checking schemas: DocumentSchemas) throws(MarkupError) {
    let drawings = try MarkupWriter(checking: [schemas.drawing])
    let pages = try MarkupWriter(checking: [schemas.page, schemas.inlineDrawing])
    self.drawings = drawings
    self.pages = pages
  }

  /// Returns a page as bytes.
  package mutating func bytes(
    ofPage page: Node, at path: SitePath
  ) throws(InvalidDocument) -> [UInt8] {
    do throws(MarkupError) {
      return try pages.bytes(of: page, as: .xhtml)
    } catch {
      throw InvalidDocument(path: path, error: error)
    }
  }

  /// Returns a picture as bytes.
  package mutating func bytes(
    ofDrawing drawing: Node, at path: SitePath
  ) throws(InvalidDocument) -> [UInt8] {
    do throws(MarkupError) {
      return try drawings.bytes(of: drawing, as: .svg)
    } catch {
      throw InvalidDocument(path: path, error: error)
    }
  }
}

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
