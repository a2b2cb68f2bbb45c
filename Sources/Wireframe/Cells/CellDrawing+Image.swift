import AppLayout
import AppModel

extension CellDrawing {
  /// A place for an image: a crossed box, with a sign that tells what the item is.
  func image(in frame: Rect, hasSign: Bool = true) -> [Shape] {
    guard frame.width > 1, frame.height > 1 else { return [] }
    let inner = frame.halfInset
    var shapes: [Shape] = [
      .box(inner, radius: 3, .surface(.image, outline: .imageCross)),
      .path(.cross(inner), .line(.imageCross)),
    ]
    if hasSign { shapes += sign(in: frame) }
    return shapes
  }

  /// The sign of an item that is more than a picture.
  private func sign(in frame: Rect) -> [Shape] {
    let icon: Icon? =
      switch kind {
      case .video: .play
      case .gallery: .gallery
      case .link: .link
      case .article, .other, nil: nil
      }
    let radius = min(18, min(frame.width, frame.height) * 0.18)
    guard let icon, radius >= 5 else { return [] }
    let middle = Point(x: frame.midX, y: frame.midY)
    return [
      .circle(middle, radius: radius, .surface(.iconDisc, outline: .icon, width: 1)),
      icon.shape(in: frame, side: radius * 1.3, .icon(.icon), isMirrored: isRightToLeft),
    ]
  }

  /// An image over the text that belongs to it.
  var imageTop: [Shape] {
    let textHeight = min(size.height * 0.45, max(24, titleSize * 1.3 + 28 + margin))
    guard size.height >= 48, size.width >= 40 else { return [surface] + image(in: bounds) }
    let picture = Rect(x: 0, y: 0, width: size.width, height: size.height - textHeight)
    let text = Rect(x: 0, y: picture.maxY, width: size.width, height: textHeight)
    return [surface] + image(in: picture) + lettering(in: text)
  }

  /// An image beside the text that belongs to it.
  func imageBeside(atStart: Bool) -> [Shape] {
    let width = min(size.height * 1.4, size.width * 0.38)
    guard size.width >= 80 else { return [surface] + image(in: bounds) }
    let x = atStart ? 0 : size.width - width
    let picture = directed(Rect(x: x, y: 0, width: width, height: size.height))
    let text = directed(
      Rect(x: atStart ? width : 0, y: 0, width: size.width - width, height: size.height))
    return [surface] + image(in: picture) + lettering(in: text)
  }

  /// A text that lies on the image.
  var imageOverlay: [Shape] { overlaid(veilHeight: titleSize * 1.4 + 2 * margin) }

  /// The large image of a carousel, with its text on it.
  var hero: [Shape] { overlaid(veilHeight: titleSize * 1.4 + 12 + 2 * margin) }

  private func overlaid(veilHeight: Double) -> [Shape] {
    guard size.height >= veilHeight * 1.5 else { return image(in: bounds) }
    let veil = Rect(x: 0, y: size.height - veilHeight, width: size.width, height: veilHeight)
    let clear = Rect(x: 0, y: 0, width: size.width, height: veil.y)
    return image(in: bounds, hasSign: false)
      + [.box(veil.inset(by: Insets(left: 1, bottom: 1, right: 1)), .fill(.caption))]
      + sign(in: clear) + lettering(in: veil, isLarge: true)
  }
}
