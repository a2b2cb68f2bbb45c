import AppLayout

extension [Shape] {
  /// Returns the frames of the lines of text that cross a range of heights, in the coordinates
  /// around the shapes.
  func textFrames(crossing heights: ClosedRange<Double>) -> [Rect] {
    var frames: [Rect] = []
    addTextFrames(crossing: heights, from: Point(x: 0, y: 0), to: &frames)
    return frames
  }

  private func addTextFrames(
    crossing heights: ClosedRange<Double>, from origin: Point, to frames: inout [Rect]
  ) {
    for shape in self {
      switch shape {
      case .group(let group):
        let inner = Point(x: origin.x + group.origin.x, y: origin.y + group.origin.y)
        group.shapes.addTextFrames(crossing: heights, from: inner, to: &frames)
      case .text(let line):
        let top = origin.y + line.top
        if top + line.height >= heights.lowerBound, top <= heights.upperBound {
          frames.append(line.frame.offset(by: origin))
        }
      case .box, .circle, .path: break
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
