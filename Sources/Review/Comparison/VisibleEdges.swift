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
    tree.boxes.first { $0.kind == "window" }?.frame.maxY
  }

  /// Whether a box of the new picture was below the edge of the old one.
  func comesIntoSight(
    _ frame: ExactFrame, after children: ListAlignment, _ old: BoxTree, _ new: BoxTree
  ) -> Bool {
    guard let last = children.pairs.last else { return false }
    let (before, after) = (old.boxes[last.old].frame, new.boxes[last.new].frame)
    return frame.y >= after.y && before.maxY > after.maxY
      && frame.y + before.maxY - after.maxY >= self.old
  }

  /// Whether a box of the old picture is below the edge of the new one.
  func leavesSight(
    _ frame: ExactFrame, after children: ListAlignment, _ old: BoxTree, _ new: BoxTree
  ) -> Bool {
    guard let last = children.pairs.last else { return false }
    let (before, after) = (old.boxes[last.old].frame, new.boxes[last.new].frame)
    return frame.y >= before.y && after.maxY > before.maxY
      && frame.y + after.maxY - before.maxY >= self.new
  }
}
