import Wireframe

/// Where the visible parts of two pictures of a window end.
///
/// If nothing is known about the rest of a screen, a box below everything else that both pictures
/// show is not new if it was below the edge before what is above it became shorter.
struct VisibleEdges {
  private let old: Int
  private let new: Int

  /// Finds the edges; nil for pictures that do not show a window, because these show everything.
  init?(_ old: BoxTree, _ new: BoxTree) {
    guard let before = Self.foot(of: old), let after = Self.foot(of: new) else { return nil }
    (self.old, self.new) = (before, after)
  }

  private static func foot(of tree: BoxTree) -> Int? {
    tree.boxes.first { $0.kind == .window }?.frame.maxY
  }

  /// Whether a box of the new picture was below the edge of the old one.
  func comesIntoSight(
    _ frame: ExactFrame, after children: ListAlignment, _ old: BoxTree, _ new: BoxTree
  ) -> Bool {
    guard let last = children.pairs.last else { return false }
    return Self.isBelow(
      self.old, frame, after: new.boxes[last.new].frame, at: old.boxes[last.old].frame)
  }

  /// Whether a box of the old picture is below the edge of the new one.
  func leavesSight(
    _ frame: ExactFrame, after children: ListAlignment, _ old: BoxTree, _ new: BoxTree
  ) -> Bool {
    guard let last = children.pairs.last else { return false }
    return Self.isBelow(
      self.new, frame, after: old.boxes[last.old].frame, at: new.boxes[last.new].frame)
  }

  /// Whether a box that comes after another one would be below the edge of the other picture, where
  /// the other box ends lower.
  private static func isBelow(
    _ edge: Int, _ frame: ExactFrame, after own: ExactFrame, at other: ExactFrame
  ) -> Bool {
    let shift = other.maxY - own.maxY
    return frame.y >= own.y && shift > 0 && frame.y + shift >= edge
  }
}
