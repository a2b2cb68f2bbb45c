package import AppLayout

/// A graph to lay out: boxes with their sizes, and arrows between them. The layout starts with the
/// first box and depends only on the order of boxes and arrows.
package struct Graph: Hashable, Sendable {
  let boxes: [Size]
  let arrows: [Arrow]
  /// The distance between the boxes of a column.
  let boxGap: Double

  /// An arrow between two different boxes; at most one goes from one box to another.
  package struct Arrow: Hashable, Sendable {
    let from: Int
    let to: Int
    /// The width of the words on the arrow.
    let labelWidth: Double

    /// Creates an arrow between boxes given by their indices.
    package init(from: Int, to: Int, labelWidth: Double) {
      self.from = from
      self.to = to
      self.labelWidth = labelWidth
    }
  }

  package init(boxes: [Size], arrows: [Arrow], boxGap: Double) {
    self.boxes = boxes
    self.arrows = arrows
    self.boxGap = boxGap
  }
}
