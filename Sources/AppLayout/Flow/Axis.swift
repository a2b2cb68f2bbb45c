/// The direction in which content scrolls; lines run across it.
///
///     vertical: main is y, cross is x, a line is a row
///     horizontal: main is x, cross is y, a line is a column
///
/// Layout code uses main and cross coordinates, and only this type turns them into x and y.
package enum Axis: Hashable, Sendable, CaseIterable {
  case vertical
  case horizontal
}

extension Axis {
  /// Returns the extent along the scroll direction.
  func main(of size: Size) -> Double {
    switch self {
    case .vertical: size.height
    case .horizontal: size.width
    }
  }

  /// Returns the extent along a line.
  func cross(of size: Size) -> Double {
    switch self {
    case .vertical: size.width
    case .horizontal: size.height
    }
  }

  /// Returns the distances before and after everything along the scroll direction.
  func main(of insets: Insets) -> (start: Double, end: Double) {
    switch self {
    case .vertical: (insets.top, insets.bottom)
    case .horizontal: (insets.left, insets.right)
    }
  }

  /// Returns the distances before and after each line.
  func cross(of insets: Insets) -> (start: Double, end: Double) {
    switch self {
    case .vertical: (insets.left, insets.right)
    case .horizontal: (insets.top, insets.bottom)
    }
  }

  /// Returns the start and end of a box along the scroll direction.
  func main(of rect: Rect) -> (start: Double, end: Double) {
    switch self {
    case .vertical: (rect.y, rect.maxY)
    case .horizontal: (rect.x, rect.maxX)
    }
  }

  /// Returns the size with these extents along the scroll direction and along a line.
  func size(main: Double, cross: Double) -> Size {
    switch self {
    case .vertical: Size(width: cross, height: main)
    case .horizontal: Size(width: main, height: cross)
    }
  }

  /// Returns the box that begins at a position given in main and cross coordinates.
  func rect(main: Double, cross: Double, size: Size) -> Rect {
    switch self {
    case .vertical: Rect(x: cross, y: main, width: size.width, height: size.height)
    case .horizontal: Rect(x: main, y: cross, width: size.width, height: size.height)
    }
  }
}
