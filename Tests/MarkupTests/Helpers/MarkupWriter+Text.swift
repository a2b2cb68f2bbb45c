import Markup
import Support

extension MarkupWriter {
  /// Returns a writer for the small languages of the tests.
  static func forTests() throws -> MarkupWriter {
    try MarkupWriter(checking: [
      Schema(parsing: Fixtures.bytes("Markup/drawing.xsd")),
      Schema(parsing: Fixtures.bytes("Markup/page.xsd")),
    ])
  }

  mutating func text(
    of node: Node, as language: MarkupLanguage = .svg
  ) throws(MarkupError) -> String {
    String(decoding: try bytes(of: node, as: language), as: UTF8.self)
  }

  /// Returns the reasons that a document is refused, as lines; empty if it is not.
  mutating func complaints(about node: Node, as language: MarkupLanguage = .svg) -> [String] {
    do {
      _ = try bytes(of: node, as: language)
      return []
    } catch {
      switch error {
      case .invalid(let violations):
        return violations.map { "\($0.line): \($0.rule): \($0.message)" }
      case .outOfMemory: return ["out of memory"]
      }
    }
  }
}
