import AppLayout
import Review
import Wireframe

/// The part of two pictures that is shown before and after, in whole points: the same on both
/// sides, so that they have the same scale.
struct Crop: Hashable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// The space around what changed.
  private static let margin = 24
  /// A smaller part would not show where in the picture it is.
  private static let least = 150
  /// The heights of parts, for a width of five: with what has to be shown, and with what is near.
  private static let held = 12
  private static let near = 6
  /// Pictures up to this width are shown in their whole width.
  private static let wholeWidth = 560

  private init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// Creates the part that shows a whole canvas.
  init(_ canvas: ExactFrame) {
    let (left, top) = (canvas.x.points(.down), canvas.y.points(.down))
    self.init(
      x: left, y: top, width: canvas.maxX.points(.up) - left, height: canvas.maxY.points(.up) - top)
  }

  /// Creates the part that shows all of some canvases; nil if the size of none is known.
  init?(wholeOf canvases: [ExactFrame?]) {
    let canvases = canvases.compactMap(\.self)
    guard let first = canvases.first else { return nil }
    self.init(canvases.dropFirst().reduce(first) { $0.union($1) })
  }

  /// Creates the part of pictures with some canvases that holds some boxes, and as much of others as
  /// does not make it tall. If none of the former is visible, it is all of the pictures, or the
  /// beginning of the others in a picture that is taller than a screen.
  init?(of canvases: [ExactFrame?], holding first: [ExactFrame], near others: [ExactFrame]) {
    guard let whole = Crop(wholeOf: canvases) else { return nil }
    let isTall = whole.height > Self.most(whole.width, for: Self.held)
    guard let all = Self.union(first + others, in: whole.frame),
      let held = Self.union(first, in: whole.frame) ?? (isTall ? all.beginning : nil)
    else {
      self = whole
      return
    }
    let isNarrow = whole.width <= Self.wholeWidth
    let across =
      isNarrow
      ? whole.x..<whole.x + whole.width
      : Self.span(all.x, all.maxX, in: whole.x..<whole.x + whole.width)
    let (top, bottom) = Self.rows(of: all, around: held, width: across.count)
    let down = Self.span(top, bottom, in: whole.y..<whole.y + whole.height)
    self.init(x: across.lowerBound, y: down.lowerBound, width: across.count, height: down.count)
  }

  /// Returns a span with its margins, long enough and inside the picture.
  private static func span(_ from: Int, _ to: Int, in whole: Range<Int>) -> Range<Int> {
    var low = from.points(.down) - margin
    var high = to.points(.up) + margin
    let missing = least - (high - low)
    if missing > 0 {
      low -= missing / 2
      high += missing - missing / 2
    }
    low = max(low, whole.lowerBound)
    high = min(max(high, low + min(least, whole.count)), whole.upperBound)
    return min(low, max(whole.lowerBound, high - least))..<max(high, low + 1)
  }

  /// Returns the most rows that a part of a width has.
  private static func most(_ width: Int, for height: Int) -> Int {
    max(least, width * height / 5)
  }

  /// Returns which rows to show: all of what is to be held, unless that is as tall as no screen is,
  /// and as much of the others as leaves the part at most a little taller than wide.
  private static func rows(
    of all: ExactFrame, around held: ExactFrame, width: Int
  ) -> (top: Int, bottom: Int) {
    let bottom = min(held.maxY, held.y + most(width, for: self.held) * 1000)
    let rest = max(0, most(width, for: near) * 1000 - (bottom - held.y))
    let above = min(held.y - all.y, rest)
    return (held.y - above, bottom + min(all.maxY - bottom, rest - above))
  }

  /// Returns what holds the visible parts of all frames; nil if there are none.
  private static func union(_ frames: [ExactFrame], in canvas: ExactFrame) -> ExactFrame? {
    let seen = frames.map { canvas.intersection($0) }.filter { !$0.isEmpty }
    return seen.first.map { seen.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// The end of an address that shows this part of a picture.
  var fragment: String { "#svgView(viewBox(\(x),\(y),\(width),\(height)))" }

  /// The part as the `viewBox` of a drawing over the picture.
  var viewBox: String { "\(x) \(y) \(width) \(height)" }

  /// The size for a picture within a box.
  var size: Size { Size(width: Double(width), height: Double(height)) }

  /// The part in thousandths of a point.
  var frame: ExactFrame {
    ExactFrame(x: x * 1000, y: y * 1000, width: width * 1000, height: height * 1000)
  }
}

extension ExactFrame {
  /// The upper edge of the box.
  fileprivate var beginning: ExactFrame { ExactFrame(x: x, y: y, width: width, height: 0) }
}

extension Int {
  /// Returns a length in thousandths of a point, in whole points.
  fileprivate func points(_ rule: FloatingPointRoundingRule) -> Int {
    Int((Double(self) / 1000).rounded(rule))
  }
}
