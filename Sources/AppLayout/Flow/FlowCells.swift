/// The frames of a section's cells, in order.
package struct FlowCells: RandomAccessCollection, Hashable, Sendable {
  let arrangement: Arrangement
  /// The width within which frames are mirrored on demand; nil where they are not. Mirroring twice
  /// this way returns exactly the original numbers.
  private var mirrorWidth: Double?

  /// How the frames are stored.
  enum Arrangement: Hashable, Sendable {
    case grid(FlowGrid)
    case packing(FlowPacking)
  }

  /// Lays out the cells of a section from a position along the scroll direction.
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

  /// Returns a frame, mirrored if the cells are.
  func placed(_ frame: Rect) -> Rect {
    mirrorWidth.map { frame.mirrored(inWidth: $0) } ?? frame
  }

  /// Mirrors the frames for right-to-left; doing it again undoes it.
  mutating func mirror(inWidth width: Double) {
    mirrorWidth = mirrorWidth == nil ? width : nil
  }
}

extension FlowCells {
  /// The number of lines.
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

  /// The end of the last line along the scroll direction.
  var end: Double {
    switch arrangement {
    case .grid(let grid): grid.end
    case .packing(let packing): packing.end
    }
  }
}

/// A row of a vertical layout or a column of a horizontal one.
package struct FlowLine: Hashable, Sendable {
  /// The cells on it.
  package let items: Range<Int>
  /// The start along the scroll direction, before mirroring.
  let start: Double
  /// The largest extent of its cells along the scroll direction.
  let extent: Double

  var end: Double { start + extent }
}
