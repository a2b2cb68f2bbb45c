import AppLayout

/// The sheet for the rows of a menu that do not fit, in as many columns as fit into the window's
/// width.
struct MenuSheet {
  private let rows: [Rect]
  private let panel: Rect
  /// The rows in each column.
  private let columns: [Range<Int>]
  /// The width of the rows.
  private let width: Double

  private static let padding = 8.0

  /// Makes the sheet; nil if there are no rows. A column begins with an entry that is not inside
  /// another one, if there is one.
  init?(_ entries: [ShownRow], _ panel: Rect, in window: Size) {
    guard let first = entries.first, first.frame.width > 0 else { return nil }
    width = first.frame.width
    let rows = entries.map(\.frame)
    self.rows = rows
    self.panel = panel
    let count = Int(window.width / width, within: 1...rows.count)
    let length = (rows.count + count - 1) / count
    var columns: [Range<Int>] = []
    var start = 0
    while start < rows.count {
      let end = min(start + length, rows.count)
      let next = entries[end...].firstIndex { $0.depth == 0 } ?? rows.count
      columns.append(start..<(columns.count + 1 < count ? next : rows.count))
      start = columns[columns.count - 1].upperBound
    }
    self.columns = columns
  }

  private func height(of column: Range<Int>) -> Double {
    column.reduce(0) { $0 + rows[$1].height }
  }

  /// Returns the sheet with its top edge at a place: below the panel, and as wide as its columns.
  func frame(at top: Double) -> Rect {
    let width = self.width * Double(columns.count)
    let height = (columns.map(height).max() ?? 0) + 2 * Self.padding
    let x = panel.x > 0 ? panel.maxX - width : panel.x
    return Rect(x: x, y: top, width: width, height: height)
  }

  /// Returns the origin of the menu's coordinates for each row; the first column is the one next to
  /// the panel.
  func origins(from frame: Rect) -> [Point] {
    columns.enumerated().flatMap { index, column -> [Point] in
      let shift = Double(index) * width
      let first = rows[column.lowerBound]
      let x = (panel.x > 0 ? frame.maxX - width - shift : frame.x + shift) - first.x
      let y = frame.y + Self.padding - first.y
      return column.map { _ in Point(x: x, y: y) }
    }
  }
}
