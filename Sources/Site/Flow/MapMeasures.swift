/// The distances of a map, in points.
enum MapMeasures {
  /// Around everything.
  static let margin = 16.0
  /// Around a line that passes a column.
  static let passingGap = 14.0
  /// Between two lines at one side of a box: room for words between them.
  static let portGap = 18.0
  /// Between two trunks in the gap behind a column.
  static let trackGap = 10.0
  /// Between a box and the first trunk, or the words at it.
  static let gapPadding = 18.0
  /// Between the head of an arrow and the words before it.
  static let labelPadding = 12.0
  /// How long and how high the head of an arrow is.
  static let headLength = 8.0
  static let headHeight = 7.0
  /// How far words stand above their line.
  static let labelRise = 5.0
  /// The radius of a line's turns.
  static let turn = 7.0
  /// Closer than this, lines look like one.
  static let closest = 5.0
}
