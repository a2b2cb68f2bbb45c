import AppLayout
import AppModel

/// The drawing of one cell in its own coordinates, made for its size: a cell of 60 points and one
/// of 600 both look right.
package struct CellDrawing: Hashable, Sendable {
  let size: Size
  let template: CellTemplate
  /// The title of the item in the cell; nil for a placeholder, whose texts are bars.
  let title: String?
  /// The kind of the item in the cell, if it is known.
  let kind: FeedItem.Kind?
  /// The text of a placeholder that is more than bars: the unknown style or type.
  let label: String
  /// The position of the cell among its siblings.
  let index: Int
  let isRightToLeft: Bool
  /// The scale of all letters, relative to a phone; people watch televisions from across the room.
  var unit = 1.0
  var words = AppWords.standard

  /// The extra enlargement of the letters of a cell on a television.
  private static let growth = 1.4

  /// The largest letters of a title on anything that people hold, and on a television.
  private var largestLetters: Double { unit > 1 ? 48 : 28 }

  /// The shapes, from back to front.
  var shapes: [Shape] {
    guard size.width >= Self.least, size.height >= Self.least else { return [surface] }
    return switch template {
    case .imageTop: imageTop
    case .imageLeft: imageNextToText(atStart: true)
    case .imageRight: imageNextToText(atStart: false)
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

  /// The size below which a cell only has room for its outline.
  private static let least = 6.0

  var bounds: Rect { Rect(size: size) }

  /// The card that most cells are drawn on.
  var surface: Shape {
    .box(bounds.halfInset, radius: .cell, .surface(.cell, outline: .cellOutline))
  }

  /// The distance of text from the edges, smaller in small cells.
  var padding: Double {
    let least = min(size.width, size.height)
    return min(max(10 * unit, least * 0.035), max(4, least * 0.08))
  }

  /// Returns the text of the cell, as much of it as fits into a frame.
  func block(in frame: Rect, _ extent: TextBlock.Extent) -> TextBlock {
    let room = frame.inset(by: Insets(all: padding))
    return TextBlock(
      title: title, kind: kind.flatMap(words.word), size: letters(inWidth: frame.width), in: room,
      extent,
      isRightToLeft: isRightToLeft)
  }

  /// Returns the height that a text takes in a frame if its title is as long as it can be, so that
  /// the images of a row are equally high; a placeholder has only bars.
  func height(ofBlockIn frame: Rect, _ extent: TextBlock.Extent) -> Double {
    guard title != nil || kind != nil else { return block(in: frame, extent).height }
    let room = frame.inset(by: Insets(all: padding))
    return TextBlock(
      title: Self.longTitle, kind: words.article, size: letters(inWidth: frame.width), in: room,
      extent,
      isRightToLeft: isRightToLeft
    ).height
  }

  /// A title that fills all lines it may have.
  private static let longTitle = String(repeating: "title ", count: 100)

  /// Returns the size of a title's letters in a text of this width: larger in wide cells if they
  /// are high enough, and in high cells if they are wide enough.
  private func letters(inWidth width: Double) -> Double {
    let wide = max(9, 9 + (width - 60) / 42 + max(0, width - 360) / 100)
    let high = min(1.6, max(1, (size.height / 150).squareRoot()))
    let letters = isCard ? min(wide * high, max(wide, width / 9)) : wide
    let read = min(letters, max(18, size.height * 0.09))
    return min(unit > 1 ? read * Self.growth : read, largestLetters)
  }

  /// Whether the cell has only text, or text next to its image.
  private var isCard: Bool {
    switch template {
    case .textOnly, .imageLeft, .imageRight: true
    case .imageTop, .imageOverlay, .hero, .banner, .ticker, .tabs, .header, .web, .placeholder:
      false
    }
  }

  /// How much larger than on a phone the lines of a wide cell are.
  var lettering: Double { max(unit, min(2, size.width / 800)) }

  /// Returns a frame in the app's reading direction.
  func directed(_ frame: Rect) -> Rect {
    isRightToLeft ? frame.mirrored(inWidth: size.width) : frame
  }
}
