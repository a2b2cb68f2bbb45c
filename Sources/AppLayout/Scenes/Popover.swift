/// The place of a popover next to its anchor.
struct Popover: Hashable, Sendable {
  let frame: Rect
  /// The point at the edge of the anchor that the arrow touches.
  let tip: Point

  /// The sides of an anchor.
  private enum Side { case below, above, left, right }

  /// Places a popover below its anchor, or above it, or next to it, where there is room for its
  /// whole size first; else below or above, where there is more room.
  init(at anchor: Rect, in window: Window, isRightToLeft: Bool) {
    let room = window.bounds.inset(by: window.safeArea)
      .inset(by: Insets(all: PresentationMeasures.popoverMargin))
    let arrow = PresentationMeasures.popoverArrow
    let whole = PresentationMeasures.popover
    let below = max(0, room.maxY - anchor.maxY - arrow)
    let above = max(0, anchor.y - arrow - room.y)
    let right = room.maxX - anchor.maxX - arrow
    let left = anchor.x - arrow - room.x
    let sides: [(Side, isRoom: Bool)] = [
      (.below, below >= whole.height), (.above, above >= whole.height),
      isRightToLeft ? (.left, left >= whole.width) : (.right, right >= whole.width),
      isRightToLeft ? (.right, right >= whole.width) : (.left, left >= whole.width),
    ]
    let side = sides.first(where: \.isRoom)?.0 ?? (below >= above ? .below : .above)
    let width = min(whole.width, room.width)
    let height: Double =
      switch side {
      case .below: min(whole.height, below)
      case .above: min(whole.height, above)
      case .left, .right: min(whole.height, room.height)
      }
    let x = min(max(anchor.midX - width / 2, room.x), max(room.x, room.maxX - width))
    let y = min(max(anchor.midY - height / 2, room.y), max(room.y, room.maxY - height))
    let origin: Point
    switch side {
    case .below:
      origin = Point(x: x, y: anchor.maxY + arrow)
      tip = Point(x: anchor.midX, y: anchor.maxY)
    case .above:
      origin = Point(x: x, y: anchor.y - arrow - height)
      tip = Point(x: anchor.midX, y: anchor.y)
    case .right:
      origin = Point(x: anchor.maxX + arrow, y: y)
      tip = Point(x: anchor.maxX, y: anchor.midY)
    case .left:
      origin = Point(x: anchor.x - arrow - width, y: y)
      tip = Point(x: anchor.x, y: anchor.midY)
    }
    frame = Rect(origin: origin, size: Size(width: width, height: height))
  }
}

extension PopoverAnchor {
  /// Returns the frame of the anchor in its scene.
  func frame(in scene: Rect, of window: Window, isRightToLeft: Bool) -> Rect {
    let side = PresentationMeasures.anchor
    let safeArea = window.safeArea.inherited(by: scene, in: window.size)
    let room = scene.inset(by: safeArea)
    switch self {
    case .barButton:
      let margin = PresentationMeasures.popoverMargin
      return Rect(
        x: isRightToLeft ? room.x + margin : room.maxX - side - margin, y: room.y, width: side,
        height: side)
    case .view:
      return Rect(
        x: room.midX - side / 2, y: room.y + room.height / 3 - side / 2, width: side,
        height: side)
    }
  }
}
