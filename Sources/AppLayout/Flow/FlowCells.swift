/// The frames of a section's cells, in order.
package struct FlowCells: RandomAccessCollection, Hashable, Sendable {
  let arrangement: Arrangement
  /// The width that frames are mirrored in when one is asked for; nil where they are not. Mirroring
  /// twice so gives back the very same numbers.
  private var mirrorWidth: Double?

  /// How the frames are known.
  enum Arrangement: Hashable, Sendable {
    case grid(FlowGrid)
    case packing(FlowPacking)
  }

  /// Lays the cells of a section out from a place along the scroll direction.
  init(_ section: FlowMeasures, from start: Double) {
    arrangement =
      section.isUniform
      ? .grid(FlowGrid(section, from: start)) : .packing(FlowPacking(section, from: start))
  }

  /// The position of the first cell: always zero.
  package var startIndex: Int { 0 }

  /// The number of cells.
  package var endIndex: Int {
    switch arrangement {
    case .grid(let grid): grid.count
    case .packing(let packing): packing.frames.count
    }
  }

  /// The frame of a cell in content coordinates.
  package subscript(position: Int) -> Rect {
    precondition(position >= 0 && position < endIndex, "no such cell")
    let frame =
      switch arrangement {
      case .grid(let grid): grid.frame(position)
      case .packing(let packing): packing.frames[position]
      }
    return placed(frame)
  }

  /// The frame where the cells are mirrored as they are.
  func placed(_ frame: Rect) -> Rect {
    mirrorWidth.map { frame.mirrored(inWidth: $0) } ?? frame
  }

  /// Mirrors the frames for right-to-left; a second time takes it back.
  mutating func mirror(inWidth width: Double) {
    mirrorWidth = mirrorWidth == nil ? width : nil
  }
}

extension FlowCells {
  /// How many lines the cells are on.
  package var lineCount: Int {
    switch arrangement {
    case .grid(let grid): grid.lineCount
    case .packing(let packing): packing.lines.count
    }
  }

  /// Returns the cells on a line.
  package func line(_ index: Int) -> FlowLine {
    switch arrangement {
    case .grid(let grid): grid.line(index)
    case .packing(let packing): packing.lines[index]
    }
  }

  /// Where the last line ends along the scroll direction.
  var end: Double {
    switch arrangement {
    case .grid(let grid): grid.end
    case .packing(let packing): packing.end
    }
  }
}

/// A row of a vertical layout, a column of a horizontal one.
package struct FlowLine: Hashable, Sendable {
  /// The cells on it.
  package let items: Range<Int>
  /// Where it begins along the scroll direction, before mirroring.
  let start: Double
  /// The largest extent of its cells along the scroll direction.
  let extent: Double

  var end: Double { start + extent }
}
