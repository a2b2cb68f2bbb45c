import AppLayout

/// What a map shows: boxes by their sizes, and arrows between them.
///
/// The first box is where people start. Everything that is made of a graph follows from the order of
/// its boxes and arrows alone.
struct MapGraph: Hashable, Sendable {
  let boxes: [Size]
  let arrows: [Arrow]
  /// Between the boxes of a column.
  let boxGap: Double

  /// An arrow between two different boxes; at most one leads from a box to another.
  struct Arrow: Hashable, Sendable {
    let from: Int
    let to: Int
    /// How wide the words at the arrow are.
    let labelWidth: Double
  }
}
