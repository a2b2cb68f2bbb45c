package import Markup
package import SiteFiles

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
