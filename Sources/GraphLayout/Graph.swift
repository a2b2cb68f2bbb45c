package import Geometry
import Lists

/// A graph to lay out: boxes with their sizes, and arrows between them. The layout starts with the
/// first box and depends only on the order of boxes and arrows.
package struct Graph: Hashable, Sendable {
  let boxes: [Box]
  let arrows: [Arrow]
  /// The distance between the boxes of a column.
  let boxGap: Double
  /// The column of each box; nil if the layout chooses columns by the arrows.
  let columns: [GraphColumn]?
  /// Whether the column of the first box begins at the top, where readers begin.
  let startsAtTop: Bool

  /// A box of a graph.
  package struct Box: Hashable, Sendable {
    let size: Size
  }

  /// An arrow between two different boxes; at most one goes from one box to another.
  package struct Arrow: Hashable, Sendable {
    let from: ElementIndex<Box>
    let to: ElementIndex<Box>
    /// The width of the words on the arrow.
    let labelWidth: Double
    /// The number of the words, if they are at the start of the arrow: arrows from one box to boxes
    /// further right that have the same words share a line, and the words are on it once. Nil if
    /// the words are at the end.
    let startLabel: Int?

    /// Creates an arrow between boxes given by their indices.
    package init(from: Int, to: Int, labelWidth: Double, startLabel: Int? = nil) {
      self.from = ElementIndex(from)
      self.to = ElementIndex(to)
      self.labelWidth = labelWidth
      self.startLabel = startLabel
    }
  }

  /// Creates a graph; columns are counted from the left.
  package init(
    boxes: [Size], arrows: [Arrow], boxGap: Double, columns: [Int]? = nil,
    startsAtTop: Bool = false
  ) {
    self.startsAtTop = startsAtTop
    self.columns = columns?.map { GraphColumn(number: $0) }
    self.boxes = boxes.map { Box(size: $0) }
    self.arrows = arrows
    self.boxGap = boxGap
  }
}
