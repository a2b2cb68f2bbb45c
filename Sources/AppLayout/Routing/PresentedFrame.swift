package import AppModel

/// The frame of a presented view on a window, and how it looks there.
package struct PresentedFrame: Hashable, Sendable {
  /// The frame in window coordinates.
  package let frame: Rect
  package let form: Form
  /// The point at the edge of a popover's anchor that its arrow touches.
  package let tip: Point?

  /// How a presented view looks.
  package enum Form: Hashable, Sendable {
    /// It covers the window, or the scene that provides the context.
    case covering
    /// A card whose upper corners are round, above the edge of what it covers.
    case sheet
    /// A card in the middle.
    case form
    /// A card with an arrow.
    case popover
  }

  /// Finds the frame of a style in a context, which is the window for the styles without one, when
  /// a scene with a frame of its own has the anchor.
  package init(
    _ style: PresentationStyle, in context: Rect, from source: Rect, of window: Window,
    family: DeviceFamily, anchor: PopoverAnchor
  ) {
    let isCompact = window.horizontal == .compact
    let isFlat = window.vertical == .compact && family == .iphone
    switch style {
    case .fullScreen, .overFullScreen: self.init(window.bounds, .covering)
    case .currentContext, .overCurrentContext: self.init(context, .covering)
    case .pageSheet, .automatic:
      if family == .appletv || isFlat {
        self.init(window.bounds, .covering)
      } else if isCompact {
        self.init(Self.card(in: window), .sheet)
      } else {
        self.init(Self.page(in: window), .sheet)
      }
    case .formSheet:
      guard !isCompact, !isFlat, family != .appletv else {
        self.init(window.bounds, .covering)
        return
      }
      self.init(Self.form(in: window), .form)
    case .popover:
      guard !isCompact, family != .appletv else {
        self.init(window.bounds, .covering)
        return
      }
      let (frame, tip) = Self.popover(in: window, anchor.frame(in: source, of: window))
      self.init(frame, .popover, tip: tip)
    }
  }

  private init(_ frame: Rect, _ form: Form, tip: Point? = nil) {
    self.frame = frame
    self.form = form
    self.tip = tip
  }

  private static func page(in window: Window) -> Rect {
    let width = min(window.size.width, PresentationMeasures.readableWidth)
    let top = min(PresentationMeasures.pageTop, window.size.height)
    return Rect(
      x: (window.size.width - width) / 2, y: top, width: width,
      height: window.size.height - top)
  }

  private static func card(in window: Window) -> Rect {
    let top = min(
      window.safeArea.top + PresentationMeasures.cardGap, window.size.height)
    return window.bounds.inset(by: Insets(top: top))
  }

  private static func form(in window: Window) -> Rect {
    let room = window.bounds.inset(by: window.safeArea)
    let width = min(PresentationMeasures.formSheet.width, room.width)
    let height = min(PresentationMeasures.formSheet.height, room.height)
    // In the middle of the window, moved only as far as the safe area needs it.
    let x = min(max((window.size.width - width) / 2, room.x), room.maxX - width)
    let y = min(max((window.size.height - height) / 2, room.y), room.maxY - height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Returns the frame below the anchor, or above it where there is more room.
  private static func popover(in window: Window, _ anchor: Rect) -> (Rect, Point) {
    let room = window.bounds.inset(by: window.safeArea)
      .inset(by: Insets(all: PresentationMeasures.popoverMargin))
    let width = min(PresentationMeasures.popover.width, room.width)
    let arrow = PresentationMeasures.popoverArrow
    let below = max(0, room.maxY - anchor.maxY - arrow)
    let above = max(0, anchor.y - arrow - room.y)
    let isBelow = below >= min(above, PresentationMeasures.popover.height)
    let height = min(PresentationMeasures.popover.height, isBelow ? below : above)
    let x = min(max(anchor.midX - width / 2, room.x), max(room.x, room.maxX - width))
    let y = isBelow ? anchor.maxY + arrow : anchor.y - arrow - height
    return (
      Rect(x: x, y: y, width: width, height: height),
      Point(x: anchor.midX, y: isBelow ? anchor.maxY : anchor.y)
    )
  }
}

/// What a popover points at, as far as a storyboard says it.
package enum PopoverAnchor: Hashable, Sendable {
  /// A bar button, which is pinned to the end of its scene's bar, where one button usually is.
  case barButton
  /// A view, which is pinned to the middle of its scene, because constraints are not solved.
  case view

  /// Returns the frame of the anchor in its scene.
  func frame(in scene: Rect, of window: Window) -> Rect {
    let side = PresentationMeasures.anchor
    let safeArea = window.safeArea.inherited(by: scene, in: window.size)
    let room = scene.inset(by: safeArea)
    switch self {
    case .barButton:
      return Rect(
        x: room.maxX - side - PresentationMeasures.popoverMargin, y: room.y, width: side,
        height: side)
    case .view:
      return Rect(
        x: room.midX - side / 2, y: room.y + room.height / 3 - side / 2, width: side,
        height: side)
    }
  }
}

/// The measures of presentations and split views.
///
/// UIKit does not document them all. Those marked as pinned are chosen from what it shows.
package enum PresentationMeasures {
  /// The size of a form sheet on a regular width; UIKit's since iOS 3.2.
  package static let formSheet = Size(width: 540, height: 620)
  /// The widest page sheet, which is as wide as readable text. Pinned: it follows the text size.
  package static let readableWidth = 712.0
  /// The distance of a page sheet from the top. Pinned: UIKit does not document it.
  package static let pageTop = 20.0
  /// The distance of a card from the safe area on a compact width, which leaves the presenter's
  /// edge visible. Pinned: as iOS 13 and later show it.
  package static let cardGap = 10.0
  /// The size of a popover that does not say its own. Pinned: UIKit's default is that of a phone.
  package static let popover = Size(width: 320, height: 480)
  /// The distance between a popover and its anchor, where its arrow is. Pinned.
  package static let popoverArrow = 13.0
  /// The least distance between a popover and the safe area. Pinned.
  package static let popoverMargin = 10.0
  /// The side of an anchor, which is that of a bar button. Pinned: a storyboard does not say it.
  package static let anchor = 44.0
  /// The radius of the corners of sheets and popovers. Pinned: as iOS 13 and later show it.
  package static let corner = 10.0
  /// The part of a split view's width that is its primary column's, and its limit, in the classic
  /// style. Pinned: the column styles of iOS 14 have other widths.
  package static let primaryPart = 0.4
  /// The greatest width of the primary column.
  package static let widestPrimary = 320.0
}
