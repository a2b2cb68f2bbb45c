/// One thing that a flow layout placed, as a query finds it.
package struct FlowElement: Hashable, Sendable {
  /// The section it is in.
  package let section: Int
  /// What it is.
  package let kind: Kind
  /// Where it is, in content coordinates.
  package let frame: Rect

  /// The parts of a section that have frames.
  package enum Kind: Hashable, Sendable {
    case header
    case item(Int)
    case footer
  }
}
