/// Equal cells in columns that even a short line keeps; frames are made on demand.
///
///     5 of 8 default cells in 320     [ ]  [ ]  [ ]  [ ]  [ ]
///     the other 3 keep the columns    [ ]  [ ]  [ ]
struct FlowGrid: Hashable, Sendable {
  let axis: Axis
  let count: Int
  let size: Size
  /// The number of cells on a full line.
  let columns: Int
  /// The position of the first cell along the scroll direction and along the line.
  let main, cross: Double
  /// The distance from one line to the next, and from one column to the next.
  let linePitch, columnPitch: Double

  /// Lays out equal cells from a position along the scroll direction.
  init(_ section: FlowMeasures, from start: Double) {
    axis = section.axis
    count = section.items.count
    size = section.items.pattern.first ?? .zero
    let breadth = section.axis.cross(of: size)
    let fitting = section.capacity(of: breadth)
    let leftover = max(0, section.available - breadth)
    columns = max(1, fitting)
    main = start
    // A single column is centered; cells too long for their lines leave nothing over.
    cross = section.cross.start + (columns == 1 ? leftover / 2 : 0)
    linePitch = section.axis.main(of: size) + section.lineSpacing
    // The gaps share the leftover space, so the last column touches the inset.
    columnPitch = fitting > 1 ? leftover / Double(fitting - 1) : 0
  }
}

extension FlowGrid {
  var lineCount: Int { count / columns + (count % columns == 0 ? 0 : 1) }

  /// The end of the last line.
  var end: Double { lineCount == 0 ? main : line(lineCount - 1).end }

  func line(_ index: Int) -> FlowLine {
    let first = index * columns
    return FlowLine(
      items: first..<min(first + columns, count),
      start: main + Double(index) * linePitch,
      extent: axis.main(of: size))
  }

  func frame(_ index: Int) -> Rect {
    axis.rect(
      main: main + Double(index / columns) * linePitch,
      cross: cross + Double(index % columns) * columnPitch,
      size: size)
  }
}

extension FlowMeasures {
  /// Returns how many cells of one breadth fit on a line, even if there are fewer.
  fileprivate func capacity(of breadth: Double) -> Int {
    guard available > 0, fits(breadth) else { return 0 }
    let step = breadth + interitemSpacing
    // Any number would fit, so the limit is the number of cells.
    guard step > 0 else { return max(items.count, 1) }
    let fitting = (available + Self.tolerance + interitemSpacing) / step
    return Int(fitting, within: 0...FlowIssueLog.mostItems)
  }
}
