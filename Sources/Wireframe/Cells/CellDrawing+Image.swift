import AppLayout

/// The cells that have an image.
extension CellDrawing {
  /// Returns a placeholder for an image: a box with a cross in the part that nothing covers, and
  /// there an icon that shows what the item is.
  private func image(in frame: Rect, clear: Rect? = nil) -> [Shape] {
    guard frame.width > 1, frame.height > 1 else { return [] }
    let inner = frame.halfInset
    let crossed = clear.map { inner.inset(by: Insets(bottom: inner.maxY - $0.maxY)) } ?? inner
    return [
      .box(inner, radius: .image, .surface(.image, outline: .imageCross)),
      .path(.cross(crossed.inset(by: Self.crossInsets(clear == nil))), .line(.imageCross)),
    ] + typeIcon(in: clear ?? frame)
  }

  /// Returns how far the ends of a cross are from the edges, so that they are inside round corners; at
  /// the bottom it may touch what covers the rest.
  private static func crossInsets(_ isWhole: Bool) -> Insets {
    Insets(
      top: cornerInset, left: cornerInset, bottom: isWhole ? cornerInset : 0, right: cornerInset)
  }

  private static let cornerInset = 1.0

  /// The radius of the disc behind an icon: usual on a phone, as a share of the image, and the
  /// smallest one in which the icon can be recognized.
  private static let plainDisc = 18.0
  private static let discShare = 0.07
  private static let mostDiscShare = 0.18
  private static let leastDisc = 5.0
  /// The side of the icon for each point of the disc's radius.
  private static let iconPerDisc = 1.3

  /// Returns the icon of an item that is more than a picture.
  private func typeIcon(in frame: Rect) -> [Shape] {
    let icon: Icon? =
      switch kind {
      case .video, .audio: .play
      case .gallery: .gallery
      case .link: .link
      case .article, .other, nil: nil
      }
    let side = min(frame.width, frame.height)
    let radius = min(max(Self.plainDisc * unit, side * Self.discShare), side * Self.mostDiscShare)
    guard let icon, radius >= Self.leastDisc else { return [] }
    let middle = Point(x: frame.midX, y: frame.midY)
    return [
      .circle(middle, radius: radius, .surface(.iconDisc, outline: .icon, width: 1)),
      icon.shape(
        in: frame, side: radius * Self.iconPerDisc, .icon(.icon), isMirrored: isRightToLeft),
    ]
  }

  /// Returns the text under or on an image: as high as it needs to be, or, next to other cells, as
  /// high as theirs, at the bottom of the cell.
  private func foot(atMost share: Double, _ extent: TextBlock.Extent) -> PlacedText {
    let most = Rect(x: 0, y: 0, width: size.width, height: size.height * share)
    let text = isAlone ? block(in: most, extent).height : height(ofBlockIn: most, extent)
    let height = text + 2 * padding
    let area = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    return (area, block(in: area, extent))
  }

  /// A part of the cell, and the text in it.
  typealias PlacedText = (area: Rect, text: TextBlock)

  /// The least size of a cell with both an image and a text: with the text on the image, and below
  /// it.
  private static let leastSide = 40.0
  private static let leastHeight = 48.0
  /// The heights above which the text below an image has two bars, two lines and three bars.
  private static let heightForBars = 120.0
  private static let heightForLines = 240.0
  private static let heightForMoreBars = 400.0
  /// The share of a cell that the text below an image may have.
  private static let mostText = 0.48

  /// The text below an image; nil where there is room only for the image.
  var imageTopText: PlacedText? {
    guard size.height >= Self.leastHeight, size.width >= Self.leastSide else { return nil }
    let bars = size.height > Self.heightForMoreBars ? 3 : size.height > Self.heightForBars ? 2 : 1
    let lines = size.height > Self.heightForLines ? 2 : 1
    return foot(atMost: Self.mostText, .init(lines: lines, bars: bars))
  }

  /// An image above its text.
  var imageTop: [Shape] {
    guard let (area, text) = imageTopText else { return [surface] + image(in: bounds) }
    return [surface] + image(in: Rect(x: 0, y: 0, width: size.width, height: area.y))
      + text.shapes
  }

  /// The least width of a cell with an image next to its text, and how high it is at most for its
  /// width.
  private static let leastWidthForBoth = 80.0
  private static let mostHeightShare = 1.2
  /// The width of the image for its height, and the share of the cell that it has at most.
  private static let imageShape = 1.4
  private static let mostImage = 0.38

  private var imageWidth: Double {
    min(size.height * Self.imageShape, size.width * Self.mostImage)
  }

  /// Returns the text next to an image at the start or the end; nil where there is not enough width.
  func textNextToImage(atStart: Bool) -> PlacedText? {
    guard size.width >= Self.leastWidthForBoth, size.height <= size.width * Self.mostHeightShare
    else { return nil }
    let area = directed(
      Rect(
        x: atStart ? imageWidth : 0, y: 0, width: size.width - imageWidth, height: size.height))
    return (area, block(in: area, cardExtent))
  }

  /// Returns an image next to its text, or above it where there is not enough width.
  func imageNextToText(atStart: Bool) -> [Shape] {
    guard let (_, text) = textNextToImage(atStart: atStart) else { return imageTop }
    let x = atStart ? 0 : size.width - imageWidth
    let picture = directed(Rect(x: x, y: 0, width: imageWidth, height: size.height))
    return [surface] + image(in: picture) + text.shapes
  }

  /// The height above which a text on an image has two lines, and the share of the cell that it may
  /// have.
  private static let heightForOverlaidLines = 260.0
  private static let mostOverlaidText = 0.55

  private var overlaidLines: Int { size.height > Self.heightForOverlaidLines ? 2 : 1 }

  /// The maximum that the text on an image may have.
  private var overlaidExtent: TextBlock.Extent {
    template == .hero
      ? .init(lines: overlaidLines, bars: 1, hasKind: false)
      : .init(lines: overlaidLines, bars: 0)
  }

  /// The text on top of an image; nil where there is room only for the image.
  var overlaidText: PlacedText? {
    guard min(size.height, size.width) >= Self.leastSide else { return nil }
    return foot(atMost: Self.mostOverlaidText, overlaidExtent)
  }

  /// A text on top of the image, which in a carousel is large.
  var imageOverlay: [Shape] {
    guard let (panel, text) = overlaidText else { return image(in: bounds) }
    let clear = Rect(x: 0, y: 0, width: size.width, height: panel.y)
    return image(in: bounds, clear: clear)
      + [
        .box(panel.inset(by: Insets(left: 1, bottom: 1, right: 1)), .fill(.caption)),
        // The panel's corners are not round, so the outline is over them.
        .box(bounds.halfInset, radius: .image, .line(.imageCross)),
      ] + text.shapes
  }
}
