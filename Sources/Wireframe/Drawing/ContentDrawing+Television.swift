import AppLayout

/// What a television shows of content: one item has the focus, and what a television may cut off,
/// next to its safe area, shows images and cards, but no text.
extension ContentDrawing {
  static let focusWidth = 6.0

  /// Returns the ring around the focused item, which has a frame in window coordinates: around the
  /// part that is not below a bar, so that it does not run through the words of the bar, nor below
  /// the safe area.
  func focus(on frame: Rect) -> Shape {
    let top = belowBar(frame).y - frame.y
    let bottom = textRoom.map { max(0, min(frame.maxY - $0.maxY, frame.height - Self.leastRing)) }
    let ring = Rect(size: frame.size).inset(by: Insets(top: top, bottom: bottom ?? 0))
    return .box(
      ring.inset(by: Insets(all: Self.focusWidth / 2)), radius: .cell,
      Paint(fill: .transparent, stroke: .focus, strokeWidth: .points(Self.focusWidth)))
  }

  /// Returns the part of a frame in window coordinates that is not below a bar when the screen opens.
  func belowBar(_ frame: Rect) -> Rect {
    frame.inset(
      by: Insets(top: max(0, min(barEnd - frame.y, frame.height * ShownScreen.mostCovered))))
  }

  /// The least height of a ring.
  private static let leastRing = 4 * focusWidth

  /// Returns shapes in a frame of the window without the texts that leave the room for texts.
  func keepingSafeTexts(_ shapes: [Shape], in frame: Rect) -> [Shape] {
    guard let textRoom, !textRoom.holds(frame) else { return shapes }
    let room = textRoom.offset(by: Point(x: -frame.x, y: -frame.y))
    return shapes.compactMap { $0.keepingTexts(in: room) }
  }
}

extension VariantFrame {
  /// Where texts of the content can be, in window coordinates; nil without a limit.
  var textRoom: Rect? {
    seenArea == contentArea ? nil : Rect(size: window).inset(by: safeArea)
  }
}

extension Shape {
  /// Returns the shape without the texts, and the bars in place of texts, that leave a room; a nil
  /// room keeps none of them.
  func keepingTexts(in room: Rect?, isTextBar: Bool = false) -> Shape? {
    switch self {
    case .text(let line): room?.holds(line.frame) ?? false ? self : nil
    case .box(let box):
      room?.holds(box.frame) ?? false
        || !(box.paint.fill.map { $0 == .role(.textBar) } ?? isTextBar) ? self : nil
    case .circle, .path: self
    case .group(let group):
      .group(
        Group(
          group.identity, at: group.origin, clip: group.clip, clipRadius: group.clipRadius,
          paint: group.paint,
          group.shapes.compactMap {
            $0.keepingTexts(
              in: room?.offset(by: Point(x: -group.origin.x, y: -group.origin.y)),
              isTextBar: group.paint.fill.map { $0 == .role(.textBar) } ?? isTextBar)
          }))
    }
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

extension ShownScreen {
  /// The section whose first cell has the focus when the screen opens, which a bar does not cover
  /// much of; nil where nothing has it.
  var focusedSection: ElementIndex<SectionLayout>? { focusedSection(of: content) }

  /// Returns the same for other content in place of the screen's own.
  func focusedSection(of content: ShownContent) -> ElementIndex<SectionLayout>? {
    guard device.deviceClass.hasFocus else { return nil }
    let barEnd = (frame.shownBar?.maxY ?? 0) - frame.contentArea.y
    let filled = content.sections.indices.lazy.filter { !content.sections[$0].cells.isEmpty }
    let clear = filled.first { place in
      let section = content.sections[place]
      let cell = section.cells.frames[0].offset(by: section.strip?.frame.origin ?? .zero)
      return barEnd - cell.y <= cell.height * Self.mostCovered
    }
    return (clear ?? filled.first).map { ElementIndex($0) }
  }

  /// The share of an item with the focus that a bar may cover.
  fileprivate static let mostCovered = 0.2
}
