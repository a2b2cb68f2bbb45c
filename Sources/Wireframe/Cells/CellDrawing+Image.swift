import AppLayout
import AppModel

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
      .path(.cross(crossed), .line(.imageCross)),
    ] + typeIcon(in: clear ?? frame)
  }

  /// Returns the icon of an item that is more than a picture.
  private func typeIcon(in frame: Rect) -> [Shape] {
    let icon: Icon? =
      switch kind {
      case .video: .play
      case .gallery: .gallery
      case .link: .link
      case .article, .other, nil: nil
      }
    let least = min(frame.width, frame.height)
    let radius = min(max(18, least * 0.07), least * 0.18)
    guard let icon, radius >= 5 else { return [] }
    let middle = Point(x: frame.midX, y: frame.midY)
    return [
      .circle(middle, radius: radius, .surface(.iconDisc, outline: .icon, width: 1)),
      icon.shape(in: frame, side: radius * 1.3, .icon(.icon), isMirrored: isRightToLeft),
    ]
  }

  /// Returns the text under or on an image: as high as it needs to be, at the bottom of the cell.
  private func foot(atMost share: Double, _ extent: TextBlock.Extent) -> (Rect, [Shape]) {
    let most = Rect(x: 0, y: 0, width: size.width, height: size.height * share)
    let height = height(ofBlockIn: most, extent) + 2 * padding
    let area = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    return (area, block(in: area, extent).shapes)
  }

  /// An image above its text.
  var imageTop: [Shape] {
    guard size.height >= 48, size.width >= 40 else { return [surface] + image(in: bounds) }
    let bars = size.height > 400 ? 3 : size.height > 120 ? 2 : 1
    let (area, text) = foot(atMost: 0.48, .init(lines: size.height > 240 ? 2 : 1, bars: bars))
    return [surface] + image(in: Rect(x: 0, y: 0, width: size.width, height: area.y)) + text
  }

  /// Returns an image next to its text, or above it where there is not enough width.
  func imageNextToText(atStart: Bool) -> [Shape] {
    guard size.width >= 80, size.height <= size.width * 1.2 else { return imageTop }
    let width = min(size.height * 1.4, size.width * 0.38)
    let x = atStart ? 0 : size.width - width
    let picture = directed(Rect(x: x, y: 0, width: width, height: size.height))
    let text = directed(
      Rect(x: atStart ? width : 0, y: 0, width: size.width - width, height: size.height))
    return [surface] + image(in: picture) + block(in: text, cardExtent).shapes
  }

  /// A text on top of the image.
  var imageOverlay: [Shape] { overlaid(.init(lines: size.height > 260 ? 2 : 1, bars: 0)) }

  /// The large image of a carousel, with its text on it.
  var hero: [Shape] {
    overlaid(.init(lines: size.height > 260 ? 2 : 1, bars: 1, hasKind: false))
  }

  private func overlaid(_ extent: TextBlock.Extent) -> [Shape] {
    guard size.height >= 40, size.width >= 40 else { return image(in: bounds) }
    let (panel, text) = foot(atMost: 0.55, extent)
    let clear = Rect(x: 0, y: 0, width: size.width, height: panel.y)
    return image(in: bounds, clear: clear)
      + [.box(panel.inset(by: Insets(left: 1, bottom: 1, right: 1)), .fill(.caption))] + text
  }
}
