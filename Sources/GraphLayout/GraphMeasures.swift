/// The distances of a layout, in points.
package enum GraphMeasures {
  /// The margin around everything.
  package static let margin = 16.0
  /// The space around a line that passes a column.
  static let passingGap = 14.0
  /// The distance between two lines on one side of a box, with room for words between them.
  static let portGap = 18.0
  /// The distance between two trunks in the gap after a column.
  static let trackGap = 10.0
  /// The distance between a box and the first trunk, or the words next to it.
  static let gapPadding = 18.0
  /// The distance between the head of an arrow and the words before it.
  static let labelPadding = 12.0
  /// The length of the head of an arrow.
  package static let headLength = 8.0
  /// The height of the head of an arrow.
  package static let headHeight = 7.0
  /// The distance between words and the line below them.
  static let labelRise = 5.0
  /// The radius of a line's turns.
  package static let turn = 7.0
  /// The distance below which two lines look like one.
  static let closest = 5.0
}
