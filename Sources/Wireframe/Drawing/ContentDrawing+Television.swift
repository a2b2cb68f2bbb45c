import AppLayout
import AppModel

/// What a television shows of content: one item has the focus, and what a television may cut off,
/// next to its safe area, shows images and cards, but no text.
extension ContentDrawing {
  static let focusWidth = 6.0

  /// The section whose first cell has the focus; nil where nothing has it.
  var focused: ElementIndex<SectionLayout>? {
    deviceClass.hasFocus
      ? content.sections.firstIndex { !$0.cells.isEmpty }.map { ElementIndex($0) } : nil
  }

  /// Returns the ring around the focused item, which has a frame in window coordinates: around what
  /// a bar over the content leaves of it, so that it does not run through the words of the bar.
  func focus(on frame: Rect) -> Shape {
    let covered = barEnd - frame.y
    let clear = covered < frame.height - Self.leastRing ? max(0, covered) : 0
    return .box(
      Rect(size: frame.size).inset(by: Insets(top: clear)).inset(
        by: Insets(all: Self.focusWidth / 2)),
      radius: .cell, .line(.accent, width: .points(Self.focusWidth)))
  }

  /// The least height of an item that a ring shows.
  private static let leastRing = 4 * focusWidth

  /// Returns shapes in a frame of the window without the texts that leave the room for texts.
  func keepingSafeTexts(_ shapes: [Shape], in frame: Rect) -> [Shape] {
    guard let textRoom, !textRoom.holds(frame) else { return shapes }
    let room = textRoom.offset(by: Point(x: -frame.x, y: -frame.y))
    return shapes.compactMap { $0.keepingTexts(in: room, isTextBar: false) }
  }
}

extension VariantFrame {
  /// The visible part of the content, in its own coordinates.
  var seenContent: Rect {
    seenArea.offset(by: Point(x: -contentArea.x, y: -contentArea.y))
  }

  /// Where texts of the content can be, in window coordinates; nil without a limit.
  var textRoom: Rect? {
    seenArea == contentArea ? nil : Rect(size: window).inset(by: safeArea)
  }
}

extension Shape {
  /// Returns the shape without the texts, and the bars in place of texts, that leave a room.
  fileprivate func keepingTexts(in room: Rect, isTextBar: Bool) -> Shape? {
    switch self {
    case .text(let line): room.holds(line.reach) ? self : nil
    case .box(let box):
      room.holds(box.frame) || !(box.paint.fill.map { $0 == .role(.textBar) } ?? isTextBar)
        ? self : nil
    case .circle, .path: self
    case .group(let group):
      .group(
        Group(
          group.identity, at: group.origin, clip: group.clip, clipRadius: group.clipRadius,
          paint: group.paint,
          group.shapes.compactMap {
            $0.keepingTexts(
              in: room.offset(by: Point(x: -group.origin.x, y: -group.origin.y)),
              isTextBar: group.paint.fill.map { $0 == .role(.textBar) } ?? isTextBar)
          }))
    }
  }
}

extension TextLine {
  /// The frame of the line, from the height of its letters down to the baseline.
  fileprivate var reach: Rect {
    let width = Font(size: size, weight).width(of: text)
    let x =
      switch anchor {
      case .start: origin.x
      case .middle: origin.x - width / 2
      case .end: origin.x - width
      }
    return Rect(x: x, y: origin.y - size, width: width, height: size)
  }
}

extension Rect {
  /// Whether another rectangle is inside this one, as far as anyone could see.
  fileprivate func holds(_ other: Rect) -> Bool {
    let tolerance = 0.5
    return other.x >= x - tolerance && other.maxX <= maxX + tolerance
      && other.y >= y - tolerance && other.maxY <= maxY + tolerance
  }
}
