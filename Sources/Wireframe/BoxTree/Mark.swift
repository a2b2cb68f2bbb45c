/// One thing that a picture paints, in window coordinates.
package struct Mark: Hashable, Sendable {
  package let figure: Figure
  package let style: MarkStyle
  /// The visible part; nil if nothing clips it.
  package let clip: MarkClip?

  /// The outline or text of a mark, in thousandths of a point.
  package enum Figure: Hashable, Sendable {
    case rectangle(ExactFrame, radius: Int)
    case circle(x: Int, y: Int, radius: Int)
    case path(PathData)
    case text(String, TextPlace)
  }

  /// The strokes of a pen: the letters of SVG's path data, and the x and y of all of them in turn.
  package struct PathData: Hashable, Sendable {
    package var commands: [UInt8] = []
    package var coordinates: [Int] = []
  }

  /// The position and the size of a line of text.
  package struct TextPlace: Hashable, Sendable {
    package let x: Int
    package let y: Int
    package let size: Int
    package let isBold: Bool
    package let anchor: TextAnchor
  }
}

/// The visible part of a mark.
package struct MarkClip: Hashable, Sendable {
  /// The intersection of all clips around the mark.
  package let frame: ExactFrame
  /// The clips that have round corners.
  let rounded: [Rounded]

  /// A clip with round corners.
  struct Rounded: Hashable, Sendable {
    let frame: ExactFrame
    let radius: Int
  }

  /// A clip inside another one.
  init(_ frame: ExactFrame, radius: Int, inside outer: MarkClip?) {
    self.frame = outer.map { $0.frame.intersection(frame) } ?? frame
    let own = radius > 0 ? [Rounded(frame: frame, radius: radius)] : []
    rounded = (outer?.rounded ?? []) + own
  }
}

extension Mark.Figure {
  /// The figure moved right and down.
  package func offset(x dx: Int, y dy: Int) -> Mark.Figure {
    switch self {
    case .rectangle(let frame, let radius):
      return .rectangle(frame.offset(x: dx, y: dy), radius: radius)
    case .circle(let x, let y, let radius): return .circle(x: x + dx, y: y + dy, radius: radius)
    case .path(let data):
      return .path(
        Mark.PathData(
          commands: data.commands,
          coordinates: data.coordinates.enumerated().map { index, value in
            value + (index.isMultiple(of: 2) ? dx : dy)
          }))
    case .text(let text, let place):
      return .text(
        text,
        Mark.TextPlace(
          x: place.x + dx, y: place.y + dy, size: place.size, isBold: place.isBold,
          anchor: place.anchor))
    }
  }
}
