import AppLayout

extension [Shape] {
  /// Returns the frames of the lines of text that cross a range of heights, in the coordinates
  /// around the shapes.
  func textFrames(crossing heights: ClosedRange<Double>, from origin: Point = .zero) -> [Rect] {
    flatMap { shape -> [Rect] in
      switch shape {
      case .group(let group):
        let inner = Point(x: origin.x + group.origin.x, y: origin.y + group.origin.y)
        return group.shapes.textFrames(crossing: heights, from: inner)
      case .text(let line):
        let (top, bottom) = (origin.y + line.top, origin.y + line.top + line.height)
        return bottom >= heights.lowerBound && top <= heights.upperBound
          ? [line.frame.offset(by: origin)] : []
      case .box, .circle, .path: return []
      }
    }
  }
}

extension TextLine {
  /// The frame of the line, from the height of its letters down to the ends of those that reach
  /// below the baseline, and a little further.
  var frame: Rect {
    let width = Font(size: size, weight).width(of: text)
    let x =
      switch anchor {
      case .start: origin.x
      case .middle: origin.x - width / 2
      case .end: origin.x - width
      }
    return Rect(x: x, y: top, width: width, height: height)
  }

  fileprivate var top: Double { origin.y - size }
  fileprivate var height: Double { size * 1.35 }
}
