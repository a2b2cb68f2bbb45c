import AppLayout

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
  /// The class of the device that the cell is on.
  var deviceClass = DeviceClass.iphone
  var words = AppWords.standard

  /// The shapes, from back to front.
  var shapes: [Shape] {
    guard size.width >= Self.least, size.height >= Self.least else { return [surface] }
    return switch template {
    case .imageTop: imageTop
    case .imageLeft: imageNextToText(atStart: true)
    case .imageRight: imageNextToText(atStart: false)
    case .imageOverlay, .hero: imageOverlay
    case .textOnly: textOnly
    case .banner: banner(clear: bounds)
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

  /// The distance of text from the edges: a share of the shorter side in large cells, and never
  /// much of a small cell.
  var padding: Double {
    let side = min(size.width, size.height)
    return min(
      max(Self.plainPadding * unit, side * Self.paddingShare),
      max(Self.leastPadding, side * Self.mostPaddingShare))
  }

  private static let plainPadding = 10.0
  private static let leastPadding = 4.0
  private static let paddingShare = 0.035
  private static let mostPaddingShare = 0.08

  /// Returns the text of the cell, as much of it as fits into a frame.
  func block(in frame: Rect, _ extent: TextBlock.Extent) -> TextBlock {
    let room = frame.inset(by: Insets(all: padding))
    let letters = letters(inWidth: frame.width)
    return TextBlock(
      title: title, kind: kind.flatMap(words.word),
      size: isAlone ? snug(letters, in: room.width) : letters, in: room, extent,
      isRightToLeft: isRightToLeft)
  }

  /// Whether people see the cell without others next to it, whose letters would be as large.
  var isAlone: Bool { template == .hero }

  /// Returns the size of letters in which the title fits into one line, if that is not much smaller.
  private func snug(_ letters: Double, in width: Double) -> Double {
    Font(size: letters, .bold).snug(for: DrawableText(title ?? ""), in: width).size
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
  private static let longTitle = Array(repeating: "title", count: 100).joined(separator: " ")

  /// Returns a frame in the app's reading direction.
  func directed(_ frame: Rect) -> Rect {
    isRightToLeft ? frame.mirrored(inWidth: size.width) : frame
  }
}
