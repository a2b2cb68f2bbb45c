import Texts

/// A grid of characters for drawing boxes and words. Lines that meet are joined, and anything
/// outside the grid is clipped.
struct TextCanvas {
  let columns: Int
  let rows: Int
  private var lines: [Directions]
  private var letters: [String?]

  /// The directions in which lines leave the center of a character.
  private struct Directions: OptionSet {
    let rawValue: Int
    static let up = Directions(rawValue: 1)
    static let right = Directions(rawValue: 2)
    static let down = Directions(rawValue: 4)
    static let left = Directions(rawValue: 8)
  }

  /// The character for each set of directions, by its raw value.
  private static let characters: [String] = " ╵╶└╷│┌├╴┘─┴┐┤┬┼".map { String($0) }

  /// A box on the canvas, whose edges run through the centers of these characters.
  struct Box {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// Returns the part of the box that is inside another one.
    func clipped(to other: Box) -> Box {
      Box(
        left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
        bottom: min(bottom, other.bottom))
    }
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    lines = Array(repeating: [], count: columns * rows)
    letters = Array(repeating: nil, count: columns * rows)
  }

  /// The canvas as lines of text, each with a line break at its end.
  var text: ShownText { (0..<rows).map { "\(line($0))\n" }.joined() }

  /// Returns a row as text, without the blanks at its end.
  func line(_ row: Int) -> ShownText {
    let line = (0..<columns).map { column in
      letters[row * columns + column] ?? Self.characters[lines[row * columns + column].rawValue]
    }.joined()
    return ShownText(trusted: String(line[...].withoutSpacesAtEnd).withoutRunnerCommands)
  }

  private var sheet: Box { Box(left: 0, top: 0, right: columns - 1, bottom: rows - 1) }

  /// Draws the parts of a box's edges that are inside a clip.
  mutating func draw(_ box: Box, in clip: Box) {
    let clip = clip.clipped(to: sheet)
    let seen = box.clipped(to: clip)
    guard seen.left <= seen.right, seen.top <= seen.bottom else { return }
    for row in [box.top, box.bottom] where (clip.top...clip.bottom).contains(row) {
      for column in seen.left..<seen.right {
        lines[row * columns + column].insert(.right)
        lines[row * columns + column + 1].insert(.left)
      }
    }
    for column in [box.left, box.right] where (clip.left...clip.right).contains(column) {
      for row in seen.top..<seen.bottom {
        lines[row * columns + column].insert(.down)
        lines[(row + 1) * columns + column].insert(.up)
      }
    }
  }

  /// Clears the inside of a box, and whatever its edges would cross.
  mutating func erase(_ box: Box) {
    let box = box.clipped(to: sheet)
    guard box.left <= box.right, box.top <= box.bottom else { return }
    for row in box.top...box.bottom {
      for column in box.left...box.right {
        letters[row * columns + column] = nil
        if row < box.bottom { lines[row * columns + column].remove(.down) }
        if row > box.top { lines[row * columns + column].remove(.up) }
        if column < box.right { lines[row * columns + column].remove(.right) }
        if column > box.left { lines[row * columns + column].remove(.left) }
      }
    }
  }

  /// Writes as much of a text as fits on a row between two columns.
  mutating func write(_ text: ShownText, row: Int, from start: Int, to end: Int) {
    let start = max(0, start)
    let end = min(columns, end)
    guard (0..<rows).contains(row), start < end else { return }
    var column = start
    for character in text.fitted(to: end - start).text {
      let place = row * columns + column
      if character.columns > 0 { letters[place] = String(character) }
      if character.columns == 2 { letters[place + 1] = "" }
      // A character without a width joins the one before it.
      if character.columns == 0, column > start { letters[place - 1]? += String(character) }
      column += character.columns
    }
  }
}
