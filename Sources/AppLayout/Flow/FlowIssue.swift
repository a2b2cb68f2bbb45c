/// Something about the input that the system's own layout would log, refuse or crash on.
///
/// The layout continues with a documented choice. A section has at most one issue of each kind, the
/// first.
package struct FlowIssue: Hashable, Sendable {
  /// The kind of problem.
  package let kind: Kind
  /// The section it is in; nil where the problem is in the container.
  package let section: Int?
  /// The part of the section with the problem.
  package let part: Part

  /// A kind of problem.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A cell is longer than its line; it gets a line of its own and the content grows.
    case oversizeItem
    /// The insets leave nothing for cells; each gets a line of its own.
    case noRoom
    /// A cell has no extent; it is laid out like any other.
    case emptyItem
    /// A size is below zero; taken as zero.
    case negativeSize
    /// A size is not a finite number; taken as zero.
    case sizeNotFinite
    /// A spacing or an inset is not a finite number; taken as zero.
    case spacingNotFinite
    /// A number is larger than anything that can be drawn; taken as the limit.
    case beyondLimit
    /// There are more cells than can be laid out; those after the limit are left out.
    case tooManyItems
  }

  /// A part of a section.
  package enum Part: Hashable, Sendable {
    case container
    case header
    case footer
    case inset
    case spacing
    case items
    case item(Int)
  }
}
