import AppLayout
import AppModel

/// The drawing of one cell in its own coordinates, made for its size: a cell of 60 points and one of
/// 600 both look right.
package struct CellDrawing: Hashable, Sendable {
  let size: Size
  let template: CellTemplate
  /// The title of what the cell shows; nil for a placeholder, whose texts are bars.
  let title: String?
  /// What the cell shows, as far as that is known.
  let kind: FeedItem.Kind?
  /// What a placeholder says that is more than bars: the style or type that nobody knows.
  let label: String
  /// Where the cell stands among its siblings.
  let index: Int
  let isRightToLeft: Bool

  /// The shapes, from back to front.
  var shapes: [Shape] {
    guard size.width >= Self.least, size.height >= Self.least else { return [surface] }
    return switch template {
    case .imageTop: imageTop
    case .imageLeft: imageBeside(atStart: true)
    case .imageRight: imageBeside(atStart: false)
    case .imageOverlay: imageOverlay
    case .textOnly: textOnly
    case .hero: hero
    case .banner: banner
    case .ticker: ticker
    case .tabs: tab
    case .header: header
    case .web: web
    case .placeholder: placeholder
    }
  }

  /// Cells below this have room for nothing but their outline.
  private static let least = 6.0

  var bounds: Rect { Rect(size: size) }

  /// The card that most cells stand on.
  var surface: Shape {
    .box(bounds.halfInset, radius: .cell, .surface(.cell, outline: .cellOutline))
  }

  /// The distance of text from the edges, less in small cells.
  var padding: Double {
    let least = min(size.width, size.height)
    return min(max(10, least * 0.035), max(4, least * 0.08))
  }

  /// The text of the cell as far as a frame has room for it.
  func block(in frame: Rect, _ extent: TextBlock.Extent) -> TextBlock {
    let room = frame.inset(by: Insets(all: padding))
    return TextBlock(
      title: title, kind: kind, size: letters(inWidth: frame.width), in: room, extent,
      isRightToLeft: isRightToLeft)
  }

  /// The size of a title's letters in a text of this width: larger in wide cells, where they are
  /// high enough, and in high cells, where they are wide enough.
  private func letters(inWidth width: Double) -> Double {
    let wide = max(9, 9 + (width - 60) / 42 + max(0, width - 360) / 100)
    let high = min(1.6, max(1, (size.height / 150).squareRoot()))
    let letters = isCard ? min(wide * high, max(wide, width / 9)) : wide
    return min(letters, max(18, size.height * 0.09), 48)
  }

  /// Whether the cell has text alone, or beside its image.
  private var isCard: Bool {
    switch template {
    case .textOnly, .imageLeft, .imageRight: true
    case .imageTop, .imageOverlay, .hero, .banner, .ticker, .tabs, .header, .web, .placeholder:
      false
    }
  }

  /// How much larger than on a telephone the lines of a wide cell are.
  var lettering: Double { min(2, max(1, size.width / 800)) }

  /// A frame as it stands in the app's direction.
  func directed(_ frame: Rect) -> Rect {
    isRightToLeft ? frame.mirrored(inWidth: size.width) : frame
  }
}
