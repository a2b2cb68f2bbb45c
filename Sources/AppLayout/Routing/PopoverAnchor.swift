import AppModel

/// What a popover points at, as far as a storyboard says it.
package enum PopoverAnchor: Hashable, Sendable {
  /// A bar button, which is pinned to the end of its scene's bar, where one button usually is.
  case barButton
  /// A view, which is pinned to the middle of its scene, because constraints are not solved.
  case view

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
