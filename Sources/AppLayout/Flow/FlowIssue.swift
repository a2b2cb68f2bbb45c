/// Something about the input that the system's own layout would log, refuse or die of.
///
/// The layout goes on with a stated choice. A section has at most one issue of each kind, the first.
package struct FlowIssue: Hashable, Sendable {
  /// What is wrong.
  package let kind: Kind
  /// The section it is in, or nothing where the container itself is at fault.
  package let section: Int?
  /// The part of the section that it is about.
  package let part: Part

  /// What can be wrong.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A cell is longer than its line; it gets a line of its own and the content grows.
    case oversizeItem
    /// The insets leave nothing for cells; each gets a line of its own.
    case noRoom
    /// A cell has no extent; it is laid out like any other.
    case emptyItem
    /// A size is below zero; taken as zero.
    case negativeSize
    /// A size is no finite number; taken as zero.
    case sizeNotFinite
    /// A spacing or an inset is no finite number; taken as zero.
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
