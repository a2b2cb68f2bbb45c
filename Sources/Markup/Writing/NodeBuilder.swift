/// A builder that collects the content of an element from a block of elements and texts, conditions
/// and loops.
@resultBuilder
package enum NodeBuilder {
  package static func buildExpression(_ node: Node) -> [Node] { [node] }
  package static func buildExpression(_ text: String) -> [Node] { [.text(text)] }
  package static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }

  package static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  package static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
  package static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  package static func buildEither(first part: [Node]) -> [Node] { part }
  package static func buildEither(second part: [Node]) -> [Node] { part }
}
