import Wireframe

/// How the children of a box follow it and each other, one child at a time.
struct SiblingFlow {
  private let outerOld: ExactFrame
  private let outerNew: ExactFrame
  private let isFrame: Bool
  private let isDivided: Bool
  /// The child before, and its row.
  private var last: Placed?
  private var row: Row?
  /// Whether a child in the row of the current one was resized.
  private var isRowResized = false
  /// How far children of a frame moved down themselves; others move with them.
  private var shifts: Set<Int> = []

  /// A child in the coordinates of the box around it.
  private struct Placed {
    let old: ExactFrame
    let new: ExactFrame
  }

  /// Children next to each other.
  private struct Row {
    var oldTop: Int
    var oldFoot: Int
    var newTop: Int
    var newFoot: Int
    let shift: Int
  }

  /// Creates the flow for a box with a frame before and after; a frame determines the height of its
  /// children. A divided box gives each child the same share of its width.
  init(from old: ExactFrame, to new: ExactFrame, isFrame: Bool, isDivided: Bool) {
    outerOld = old
    outerNew = new
    self.isFrame = isFrame
    self.isDivided = isDivided
  }

  /// Returns the change of the next child apart from what it follows.
  mutating func delta(
    _ old: ExactFrame, _ new: ExactFrame, _ pair: ListAlignment.Pair
  ) -> FrameDelta {
    let a = old.offset(x: -outerOld.x, y: -outerOld.y)
    let b = new.offset(x: -outerNew.x, y: -outerNew.y)
    var delta = growth(a, b)
    guard !pair.isReordered else { return delta }
    let isSameRow = row.map { $0.oldTop < a.maxY && a.y < $0.oldFoot } ?? false
    let isStillSameRow = row.map { $0.newTop < b.maxY && b.y < $0.newFoot } ?? false
    if isSameRow && isStillSameRow {
      if a.width != b.width { isRowResized = true }
    } else {
      isRowResized = a.width != b.width
    }
    if isSameRow == isStillSameRow {
      delta.dx = ownX(a, b, pair, isSameRow: isSameRow)
      delta.dy = isSameRow ? ownShift(a, b) : ownY(a, b, pair)
    }
    if isFrame, delta.dy != 0, !shifts.insert(delta.dy).inserted { delta.dy = 0 }
    remember(a, b, isSameRow: isStillSameRow)
    return delta
  }

  /// Returns how much a child grew by itself, wherever it is now.
  func growth(_ old: ExactFrame, _ new: ExactFrame) -> FrameDelta {
    FrameDelta(dw: ownWidth(old, new), dh: ownHeight(old, new))
  }

  private func ownWidth(_ a: ExactFrame, _ b: ExactFrame) -> Int {
    let growth = outerNew.width - outerOld.width
    let own = isDivided ? 0 : b.width - a.width
    return growth != 0 && own.signum() == growth.signum() ? 0 : own
  }

  private func ownHeight(_ a: ExactFrame, _ b: ExactFrame) -> Int {
    let growth = outerNew.height - outerOld.height
    let own = b.height - a.height
    return isFrame && growth != 0 && own == growth && a.y == b.y ? 0 : own
  }

  private func ownX(
    _ a: ExactFrame, _ b: ExactFrame, _ pair: ListAlignment.Pair, isSameRow: Bool
  ) -> Int {
    let dx = b.x - a.x
    if pair.isAfterChange { return 0 }
    let growth = outerNew.width - outerOld.width
    // It may stay at the right edge or in the middle of the box around it.
    if dx == 0
      || growth != 0 && (b.maxX - a.maxX == growth || abs(2 * dx + b.width - a.width - growth) <= 2)
    {
      return 0
    }
    guard isSameRow, let last else { return dx }
    let gap = (b.x - last.new.maxX) - (a.x - last.old.maxX)
    let mirroredGap = (b.maxX - last.new.x) - (a.maxX - last.old.x)
    if gap == 0 || mirroredGap == 0 || isRowResized { return 0 }
    return gap
  }

  /// Returns how far a child moved apart from its row.
  private func ownShift(_ a: ExactFrame, _ b: ExactFrame) -> Int {
    let shift = row?.shift ?? 0
    let top = b.y - a.y
    let foot = b.maxY - a.maxY
    return top == 0 || top == shift || foot == shift || abs(top + foot - 2 * shift) <= 2
      ? 0 : top - shift
  }

  private func ownY(_ a: ExactFrame, _ b: ExactFrame, _ pair: ListAlignment.Pair) -> Int {
    let dy = b.y - a.y
    let growth = outerNew.height - outerOld.height
    if dy == 0 || isFrame && growth != 0 && b.maxY - a.maxY == growth { return 0 }
    guard !pair.isAfterChange else { return 0 }
    guard let above = row else { return dy }
    return (b.y - above.newFoot) - (a.y - above.oldFoot)
  }

  private mutating func remember(_ a: ExactFrame, _ b: ExactFrame, isSameRow: Bool) {
    last = Placed(old: a, new: b)
    if isSameRow, var current = row {
      current.oldTop = min(current.oldTop, a.y)
      current.oldFoot = max(current.oldFoot, a.maxY)
      current.newTop = min(current.newTop, b.y)
      current.newFoot = max(current.newFoot, b.maxY)
      row = current
    } else {
      row = Row(
        oldTop: a.y, oldFoot: a.maxY, newTop: b.y, newFoot: b.maxY, shift: b.y - a.y)
    }
  }
}
