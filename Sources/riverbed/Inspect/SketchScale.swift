import AppLayout
import AppModel

/// The scale of a sketch: how many points a character represents, twice as many vertically.
struct SketchScale {
  let columns: Int
  let rows: Int
  private let points: Double

  private static let leastPoints = 10.0
  /// The columns of a sketch that has the page for itself.
  static let mostColumns = 72
  private static let mostRows = 1000
  /// The height of a character divided by its width.
  private static let aspect = 2.0
  /// The farthest place that is drawn, so that hostile numbers cannot overflow.
  private static let farthest = 1_000_000

  /// Creates the scale that fits a window into some columns.
  init(of window: Size, atMost mostColumns: Int = Self.mostColumns) {
    let least = max(
      Self.leastPoints, window.width / Double(mostColumns),
      window.height / Double(Self.mostRows) / Self.aspect)
    // A whole number of characters, so that both sides look alike.
    let across = (window.width / least).rounded()
    points = across >= 1 ? window.width / across : least
    columns = Int(across, within: 1...mostColumns) + 1
    rows = Int((window.height / points / Self.aspect).rounded(), within: 0...Self.mostRows) + 1
  }

  /// Returns the box of characters through which the edges of a rectangle run.
  func box(_ rect: Rect) -> TextCanvas.Box {
    TextCanvas.Box(
      left: character(rect.x / points), top: character(rect.y / points / Self.aspect),
      right: character(rect.maxX / points), bottom: character(rect.maxY / points / Self.aspect))
  }

  private func character(_ place: Double) -> Int {
    Int(place.rounded(), within: -Self.farthest...Self.farthest)
  }
}
