/// The frame of a presented view on a window, and how it looks there.
package struct PresentedFrame: Hashable, Sendable {
  /// The frame in window coordinates.
  package let frame: Rect
  package let form: Form
  /// The style to which it adapts on the window, which is its own where there is room for it.
  package let adapted: PresentationStyle
  /// The point at the edge of a popover's anchor that its arrow touches.
  package let tip: Point?

  /// Whether the presenter's view stays in the hierarchy.
  package var keepsPresenter: Bool { adapted.keepsCovered }

  /// How a presented view looks.
  package enum Form: String, Hashable, Sendable {
    /// It covers the window, or the scene that provides the context.
    case covering
    /// A card whose upper corners are round, above the edge of what it covers.
    case sheet
    /// A card in the middle.
    case form
    /// A card with an arrow.
    case popover
  }

  /// Finds the frame of a presentation. For a style without a context, pass the window as its
  /// context; `source` is the frame of the scene that has a popover's anchor.
  package init(
    _ style: PresentationStyle, in context: Rect, from source: Rect, of window: Window,
    deviceClass: DeviceClass, anchor: PopoverAnchor, isRightToLeft: Bool
  ) {
    let style = deviceClass == .tv ? style.onTV : style
    let isCompact = window.horizontal == .compact
    let isFlat = window.vertical == .compact && deviceClass == .iphone
    switch style {
    case .fullScreen, .overFullScreen, .blurOverFullScreen:
      self.init(window.bounds, .covering, style)
    case .currentContext, .overCurrentContext: self.init(context, .covering, style)
    case .pageSheet, .automatic:
      if isFlat {
        // The sheet is as large as the window, and still in front of its presenter.
        self.init(window.bounds, .covering, style)
      } else if isCompact {
        self.init(Self.card(in: window), .sheet, style)
      } else {
        self.init(Self.page(in: window), .sheet, style)
      }
    case .formSheet:
      guard !isCompact, !isFlat else {
        self.init(window.bounds, .covering, .fullScreen)
        return
      }
      self.init(Self.form(in: window), .form, style)
    case .popover:
      guard !isCompact else {
        self.init(window.bounds, .covering, .fullScreen)
        return
      }
      let popover = Popover(
        at: anchor.frame(in: source, of: window, isRightToLeft: isRightToLeft), in: window,
        isRightToLeft: isRightToLeft)
      self.init(popover.frame, .popover, style, tip: popover.tip)
    }
  }

  /// Returns the frame to which a window shrinks what a presented view covers; nil where that keeps
  /// its own, which is everywhere but below a sheet on a compact width.
  package static func covered(by form: Form, in window: Window) -> Rect? {
    guard form == .sheet, window.horizontal == .compact else { return nil }
    let width = window.size.width - 2 * PresentationMeasures.coveredInset
    return Rect(
      x: PresentationMeasures.coveredInset, y: window.safeArea.top, width: width,
      height: window.size.height * width / window.size.width)
  }

  private init(_ frame: Rect, _ form: Form, _ adapted: PresentationStyle, tip: Point? = nil) {
    self.frame = frame
    self.form = form
    self.adapted = adapted
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
  /// The distance of what such a card covers from the sides of the window, which iOS shrinks and
  /// moves to the safe area, in front of black. Pinned: as iOS 13 and later show it.
  package static let coveredInset = 16.0
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
