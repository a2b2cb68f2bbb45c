import AppLayout

/// A box of a variant in the table of all frames.
struct FrameRow: Hashable {
  /// How deep the box stands inside others.
  let depth: Int
  let what: String
  let name: String
  /// In window coordinates, before scrolling.
  let frame: Rect

  /// So many cells of a section are told one by one; the others are summed up.
  static let mostCells = 12
}
