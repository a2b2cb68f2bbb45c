import AppLayout

extension CellDrawing {
  /// A card with text only.
  var textOnly: [Shape] {
    [surface] + block(in: bounds, cardExtent).shapes
  }

  /// The height above which a card is tall, and the height for each bar of a tall card.
  private static let tallCard = 150.0
  private static let heightPerBar = 40.0

  /// The maximum that the text of a card may have: more of everything in a tall card.
  var cardExtent: TextBlock.Extent {
    size.height > Self.tallCard
      ? .init(lines: 4, bars: Int(size.height / Self.heightPerBar, within: 5...15))
      : .init(lines: 3, bars: 2)
  }

  /// The height of a web page's address bar, and the share of the cell that it has at most.
  private static let addressBar = 28.0
  private static let mostAddressBar = 0.25
  private static let addressLetters = 10.5
  /// The widths that the sign before the address takes without and with the distance to it.
  private static let signWidth = 16.0
  private static let signRoom = 22.0
  private static let signSide = 13.0
  /// The distances of the lines of a page from its bar and its end, their heights and steps.
  private static let pageMargins = Insets(top: 14, bottom: 10)
  private static let pageLine = 6.0
  private static let pageStep = 15.0
  /// The lengths of the lines, as shares of the page.
  private static let pageLines = [0.5, 0.9, 0.84, 0.88, 0.6]

  /// A web page: its address bar, and lines in place of its content.
  var web: [Shape] {
    let barHeight = min(Self.addressBar * unit, size.height * Self.mostAddressBar)
    let top = Rect(x: 0, y: 0, width: size.width, height: barHeight)
    let sign = Rect(x: padding, y: 0, width: Self.signWidth * unit, height: barHeight)
    let address = top.inset(by: Insets(left: padding + Self.signRoom * unit, right: padding))
    var shapes: [Shape] = [
      .box(bounds.halfInset, radius: .cell, .surface(.web, outline: .cellOutline)),
      .path(Path(through: [(0, barHeight), (size.width, barHeight)]), .line(.hairline)),
      Icon.link.shape(in: directed(sign), side: Self.signSide * unit, .icon(.webText)),
    ]
    shapes += line(
      title ?? "Web page", in: directed(address), size: Self.addressLetters * unit,
      weight: .regular,
      .webText)
    let room = bounds.inset(
      by: Insets(
        top: barHeight + Self.pageMargins.top * unit, left: padding,
        bottom: Self.pageMargins.bottom * unit, right: padding))
    let height = Self.pageLine * unit
    var y = room.y
    for share in Self.pageLines where y + height <= room.maxY {
      let width = room.width * share
      let x = isRightToLeft ? room.maxX - width : room.x
      shapes.append(
        .box(
          Rect(x: x, y: y, width: width, height: height), radius: .textBar, .fill(.textBar)))
      y += Self.pageStep * unit
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

  /// The letters of the name: usual, the largest on a phone, for the width of the cell, and at most
  /// for its height.
  private static let nameLetters = 12.0
  private static let mostNameLetters = 18.0
  private static let widthPerLetters = 36.0
  private static let leastNameLetters = 8.0
  private static let nameShare = 0.3
  /// What the plate is wider than the name, and the least height of a cell that has one.
  private static let plateMargin = 12.0
  private static let leastHeightForPlate = 16.0

  /// The name of the unknown style or type, on a plate that keeps it readable.
  private var plate: [Shape] {
    let letters = Lettering.size(
      min(
        min(
          Self.mostNameLetters * unit, max(Self.nameLetters, size.width / Self.widthPerLetters)),
        max(Self.leastNameLetters, size.height * Self.nameShare)))
    let text = Lettering.fit(
      label, width: size.width - 2 * padding - Self.plateMargin, size: letters, weight: .regular)
    // A shorter beginning of a name says less than the cross alone.
    let isRecognizable =
      text.characters.count >= Self.leastName || text == DrawableText(label)
    guard isRecognizable, !text.isEmpty, size.height >= Self.leastHeightForPlate else { return [] }
    let width = Font(size: letters).width(of: text) + Self.plateMargin
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
