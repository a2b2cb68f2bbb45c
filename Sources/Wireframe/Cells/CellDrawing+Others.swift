import AppLayout
import AppModel

extension CellDrawing {
  /// A card with text only.
  var textOnly: [Shape] {
    [surface] + block(in: bounds, cardExtent).shapes
  }

  /// The maximum that the text of a card may have: more of everything in a tall card.
  var cardExtent: TextBlock.Extent {
    size.height > 150
      ? .init(lines: 4, bars: Int(size.height / 40, within: 5...15)) : .init(lines: 3, bars: 2)
  }

  /// A web page: its address bar, and lines in place of its content.
  var web: [Shape] {
    let barHeight = min(28, size.height * 0.25)
    let top = Rect(x: 0, y: 0, width: size.width, height: barHeight)
    let sign = Rect(x: padding, y: 0, width: 16, height: barHeight)
    let address = top.inset(by: Insets(left: padding + 22, right: padding))
    var shapes: [Shape] = [
      .box(bounds.halfInset, radius: .cell, .surface(.web, outline: .cellOutline)),
      .path(Path(through: [(0, barHeight), (size.width, barHeight)]), .line(.hairline)),
      Icon.link.shape(in: directed(sign), side: 13, .icon(.webText)),
    ]
    shapes += line(
      title ?? "Web page", in: directed(address), size: 10.5, weight: .regular, .webText)
    let room = bounds.inset(
      by: Insets(top: barHeight + 14, left: padding, bottom: 10, right: padding))
    var y = room.y
    for share in [0.5, 0.9, 0.84, 0.88, 0.6] where y + 6 <= room.maxY {
      let width = room.width * share
      let x = isRightToLeft ? room.maxX - width : room.x
      shapes.append(
        .box(Rect(x: x, y: y, width: width, height: 6), radius: .textBar, .fill(.textBar)))
      y += 15
    }
    return shapes
  }

  /// A visible placeholder for something that Riverbed cannot draw.
  var placeholder: [Shape] {
    let inner = bounds.inset(by: Insets(all: 1))
    return [
      .box(
        inner, radius: .cell,
        Paint(
          fill: .role(.placeholder), stroke: .role(.placeholderOutline), strokeWidth: 1,
          dash: [4, 3])),
      .path(.cross(inner), .line(.imageCross)),
    ] + plate
  }

  /// How many characters of a truncated name are needed to recognize it.
  private static let leastName = 9

  /// The name of the unknown style or type, on a plate that keeps it readable.
  private var plate: [Shape] {
    let letters = Lettering.size(min(max(12, size.width / 36), max(8, size.height * 0.3)))
    let text = Lettering.fit(
      label, width: size.width - 2 * padding - 12, size: letters, weight: .regular)
    // A shorter beginning of a name says less than the cross alone.
    let isRecognizable =
      text.characters.count >= Self.leastName || text == DrawableText(label)
    guard isRecognizable, !text.isEmpty, size.height >= 16 else { return [] }
    let width = Font(size: letters).width(of: text) + 12
    let plate = Rect(
      x: (size.width - width) / 2, y: size.height / 2 - letters, width: width,
      height: letters * 2)
    return [
      .box(plate, radius: .cell, .fill(.placeholder)),
      .text(
        TextLine(
          text: text,
          origin: Point(
            x: size.width / 2, y: Lettering.baseline(of: letters, around: size.height / 2)),
          size: letters, weight: .regular, anchor: .middle, paint: .fill(.placeholderText))),
    ]
  }
}
