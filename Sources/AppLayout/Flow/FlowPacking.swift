/// Cells of different sizes, packed into lines one after the other.
///
///     a full line touches both insets       [    ]   [  ]   [   ]
///     a lone cell is centered                   [         ]
///     the last line begins at the start     [   ] [  ]
struct FlowPacking: Hashable, Sendable {
  private(set) var frames: [Rect] = []
  private(set) var lines: [FlowLine] = []
  /// The end of the last line.
  private(set) var end: Double

  /// Breaks cells into lines, greedily and in order, from a position along the scroll direction.
  init(_ section: FlowMeasures, from start: Double) {
    end = start
    frames.reserveCapacity(section.items.count)
    let axis = section.axis
    var line = OpenLine(first: 0)
    for index in 0..<section.items.count {
      let size = section.items[index]
      let breadth = axis.cross(of: size)
      if !line.takes(breadth, in: section) {
        close(line, before: index, in: section)
        line = OpenLine(first: index)
      }
      line.append(breadth, extent: axis.main(of: size), in: section)
    }
    close(line, before: section.items.count, in: section)
  }

  /// Places the cells of a line that is complete.
  private mutating func close(_ line: OpenLine, before next: Int, in section: FlowMeasures) {
    let items = line.first..<next
    guard !items.isEmpty else { return }
    let alignment = section.alignment(of: items, used: line.used)
    let start = lines.isEmpty ? end : end + section.lineSpacing
    var cross = section.cross.start + alignment.offset
    for index in items {
      let size = section.items[index]
      // The system centers the cells of a line on each other.
      let main = start + (line.extent - section.axis.main(of: size)) / 2
      frames.append(section.axis.rect(main: main, cross: cross, size: size))
      cross += section.axis.cross(of: size) + alignment.gap
    }
    lines.append(FlowLine(items: items, start: start, extent: line.extent))
    end = start + line.extent
  }
}

/// A line that may have room for more cells.
private struct OpenLine {
  let first: Int
  /// The length of its cells and the minimum distances between them.
  var used = 0.0
  /// The largest extent of its cells along the scroll direction.
  var extent = 0.0
  var isEmpty = true
  /// Whether it is full because its only cell is too long for it.
  var isOverfull = false

  /// Whether one more cell fits; the first always does.
  func takes(_ breadth: Double, in section: FlowMeasures) -> Bool {
    guard !isEmpty else { return true }
    return !isOverfull && section.fits(breadth)
      && section.fits(used + section.interitemSpacing + breadth)
  }

  mutating func append(_ breadth: Double, extent: Double, in section: FlowMeasures) {
    used += isEmpty ? breadth : section.interitemSpacing + breadth
    self.extent = max(self.extent, extent)
    isOverfull = section.available <= 0 || !section.fits(breadth)
    isEmpty = false
  }
}

extension FlowMeasures {
  /// Returns the offset of a line after its inset, and the distance between its cells.
  fileprivate func alignment(of line: Range<Int>, used: Double) -> (offset: Double, gap: Double) {
    let leftover = available - used
    if line.count == 1 {
      let isCentered = line.upperBound < items.count
      return (isCentered ? max(0, leftover / 2) : 0, interitemSpacing)
    }
    if line.upperBound == items.count { return (0, interitemSpacing) }
    return (0, interitemSpacing + leftover / Double(line.count - 1))
  }
}
