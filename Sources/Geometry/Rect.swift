/// A box in points, measured from the upper left corner of its container.
package struct Rect: Hashable, Sendable {
  /// The left edge.
  package let x: Double
  /// The upper edge.
  package let y: Double
  /// The extent from left to right.
  package let width: Double
  /// The extent from top to bottom.
  package let height: Double

  /// Makes a box from its upper left corner and its extents.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a box of a size at a position.
  package init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The upper left corner.
  package var origin: Point { Point(x: x, y: y) }
  /// The width and the height.
  package var size: Size { Size(width: width, height: height) }
  /// The right edge.
  package var maxX: Double { x + width }
  /// The lower edge.
  package var maxY: Double { y + height }
  /// The middle between the left and the right edge.
  package var midX: Double { x + width / 2 }
  /// The middle between the upper and the lower edge.
  package var midY: Double { y + height / 2 }
}

extension Rect {
  /// Returns the box without a margin on each side; its extents are never negative.
  package func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left,
      y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns the box with space added on each side.
  package func grown(by insets: Insets) -> Rect {
    Rect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// Returns the box moved right and down.
  package func offset(by distance: Point) -> Rect {
    Rect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// Whether the two boxes share more than an edge.
  package func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Returns the mirror image in a space of this width, for right-to-left layouts.
  package func mirrored(inWidth total: Double) -> Rect {
    Rect(x: total - x - width, y: y, width: width, height: height)
  }
}
