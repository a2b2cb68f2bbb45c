import AppLayout

/// One line of text, already cut to the available width.
package struct TextLine: Hashable, Sendable {
  let text: DrawableText
  /// The start, the end or the middle of the line's baseline, depending on the anchor.
  let origin: Point
  let size: Double
  let weight: Font.Weight
  let anchor: TextAnchor
  let paint: Paint
}

/// The part of a line of text that is at its origin.
package enum TextAnchor: String, Hashable, Sendable {
  case start, middle, end

  /// The same part of the line in a mirrored drawing.
  var mirrored: TextAnchor {
    switch self {
    case .start: .end
    case .middle: .middle
    case .end: .start
    }
  }
}
