package import AppLayout

/// What is laid out: boxes by their sizes, and arrows between them.
///
/// The layout begins with the first box. It follows from the order of boxes and arrows alone.
package struct Graph: Hashable, Sendable {
  let boxes: [Size]
  let arrows: [Arrow]
  /// The distance between the boxes of a column.
  let boxGap: Double

  /// An arrow between two different boxes; at most one leads from a box to another.
  package struct Arrow: Hashable, Sendable {
    let from: Int
    let to: Int
    /// How wide the words at the arrow are.
    let labelWidth: Double

    /// An arrow between boxes by their places in the graph.
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
