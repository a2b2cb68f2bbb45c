import AppLayout
import AppModel

extension CellDrawing {
  private static let barHeight = 6.0
  /// How long the bars are that stand for lines of text, as shares of the line.
  private static let barShares = [0.82, 0.55, 0.7]

  /// A title and what follows it, as much as fits: the real title, or bars where there is none.
  func lettering(in frame: Rect, isLarge: Bool = false) -> [Shape] {
    let room = frame.inset(by: Insets(all: min(margin, 9)))
    guard room.width >= 8, room.height >= Self.barHeight else { return [] }
    let letters = min(titleSize + (isLarge ? 1.5 : 0), room.height / 1.25)
    guard let title = title, letters >= 6 else { return bars(in: room, from: room.y) }
    let most = max(1, min(2, Int(room.height / (letters * 1.3)) - 1))
    let lines = Lettering.lines(
      title, width: room.width, size: letters, weight: .bold, most: most)
    let height = Double(lines.count) * letters * 1.25
    return text(lines, in: room, size: letters)
      + bars(in: room, from: room.y + height + Self.barHeight, withKind: true)
  }

  private func text(_ lines: [DrawableText], in room: Rect, size letters: Double) -> [Shape] {
    lines.enumerated().map { index, line in
      .text(
        TextLine(
          text: line,
          origin: Point(
            x: isRightToLeft ? room.maxX : room.x,
            y: room.y + letters * 0.95 + Double(index) * letters * 1.25), size: letters,
          weight: .bold, anchor: isRightToLeft ? .end : .start, paint: .fill(.text)))
    }
  }

  /// Bars that stand for lines of text, and under them what the item is, where there is room.
  private func bars(in room: Rect, from top: Double, withKind: Bool = false) -> [Shape] {
    var shapes: [Shape] = []
    var y = top
    let step = Self.barHeight + 5
    let kindHeight = withKind && kindName != nil ? titleSize + 2 : 0
    for share in Self.barShares.prefix(2) where y + Self.barHeight + kindHeight <= room.maxY + 0.5 {
      let width = min(room.width * share, 240)
      shapes.append(
        .box(
          directedBar(x: room.x, y: y, width: width, in: room), radius: Self.barHeight / 2,
          .fill(.textBar)))
      y += step
    }
    if kindHeight > 0, let kindName, y + kindHeight <= room.maxY + 2 {
      shapes.append(
        .text(
          TextLine(
            text: DrawableText(kindName),
            origin: Point(x: isRightToLeft ? room.maxX : room.x, y: y + titleSize * 0.8),
            size: max(8, titleSize - 2.5), weight: .regular,
            anchor: isRightToLeft ? .end : .start, paint: .fill(.mutedText))))
    }
    return shapes
  }

  private func directedBar(x: Double, y: Double, width: Double, in room: Rect) -> Rect {
    Rect(
      x: isRightToLeft ? room.maxX - width : x, y: y, width: width, height: Self.barHeight)
  }

  /// What the item is, in a word.
  private var kindName: String? {
    switch kind {
    case .video: "Video"
    case .article: "Article"
    case .gallery: "Gallery"
    case .link: "Link"
    case .other, nil: nil
    }
  }
}
