import AppLayout
import GraphLayout
import Wireframe

/// How much the boxes of a map show of their screens; the more screens, the less.
struct MapForm: Hashable, Sendable {
  let kind: Kind
  /// The width of boxes, and the height of those with the fewest words.
  private let least: Size
  /// The size of pictures.
  let picture: Size

  /// What a box consists of.
  enum Kind: Hashable, Sendable {
    /// A picture with its name under it.
    case tall
    /// A small picture with its name next to it.
    case wide
    /// A name without a picture.
    case plain
  }

  /// The maximum number of screens, and of screens in one column, whose map has large pictures.
  private static let tallLimit = (screens: 24, column: 4)
  /// The maximum number of screens whose map has small pictures.
  private static let wideLimit = 80
  /// The maximum number of screens that a map shows.
  static let limit = 200

  static let nameLeading = 20.0
  static let footLeading = 16.0
  /// The maximum width of the words on an arrow.
  static let labelLimit = 240.0
  /// The space around the content of a box.
  static let padding = 6.0
  static let startBox = Size(width: 112, height: 52)

  /// Creates the form for a number of screens whose pictures have a size, with the number in the
  /// fullest column.
  init(screens: Int, tallest: Int, picture canvas: Size) {
    if screens <= Self.tallLimit.screens, tallest <= Self.tallLimit.column {
      kind = .tall
      picture = Self.fit(canvas, into: Size(width: 220, height: 260))
      least = Size(
        width: max(164, picture.width + Self.padding * 2),
        height: picture.height + Self.padding * 2 + 12)
    } else if screens <= Self.wideLimit {
      kind = .wide
      picture = Self.fit(canvas, into: Size(width: 150, height: 170))
      least = Size(
        width: picture.width + Self.padding * 2 + 180, height: picture.height + Self.padding * 2)
    } else {
      kind = .plain
      picture = Size(width: 0, height: 0)
      least = Size(width: 176, height: 18)
    }
  }

  /// The space between the boxes of a column.
  var boxGap: Double {
    switch kind {
    case .tall: 28
    case .wide: 18
    case .plain: 12
    }
  }

  /// The maximum room for the words of a box.
  var wordWidth: Double {
    switch kind {
    case .tall, .plain: least.width - 20
    case .wide: least.width - picture.width - Self.padding * 2 - 16
    }
  }

  /// Returns the size of a box whose words have a height.
  func box(words height: Double) -> Size {
    switch kind {
    // Even, so that the middle of every box is a whole number.
    case .tall, .plain:
      Size(width: least.width, height: least.height + height.evenUp)
    case .wide: least
    }
  }

  /// Returns the size of a box with a content.
  func size(of content: MapPart.Content) -> Size {
    switch content {
    case .hub: Self.startBox
    case .screen(let screen, _): box(words: screen.height)
    case .rest(let names, _, _):
      Size(
        width: least.width,
        height: (Self.nameLeading + Self.footLeading * Double(names.count) + 16).evenUp)
    }
  }

  /// The maximum number of names in the box of several screens.
  static let mostNames = 3

  /// Returns how many boxes a column holds, so that the map is not much taller than it is wide. A
  /// large map may be tall: it is easier to read when boxes come right after those that lead to
  /// them.
  func limits(for boxes: Int) -> GraphLayout.Limits {
    let box = box(words: Self.nameLeading + Self.footLeading)
    let cell = Size(width: box.width + 110, height: box.height + boxGap)
    let rows = (Double(boxes) * cell.width / (cell.height * 1.6)).squareRoot()
    let wanted = Int(rows.rounded(.up), within: 1...max(1, boxes))
    switch kind {
    case .tall: return GraphLayout.Limits(followers: max(3, wanted), all: max(3, wanted))
    case .wide: return GraphLayout.Limits(followers: max(8, wanted), all: .max)
    case .plain: return GraphLayout.Limits(followers: max(16, wanted), all: .max)
    }
  }

  private static func fit(_ size: Size, into room: Size) -> Size {
    let scale = min(room.width / size.width, room.height / size.height)
    return Size(
      width: (size.width * scale / 2).rounded() * 2, height: (size.height * scale / 2).rounded() * 2
    )
  }
}

extension Double {
  /// The next even number, so that the middle of a box is a whole number.
  fileprivate var evenUp: Double { (self / 2).rounded(.up) * 2 }
}
