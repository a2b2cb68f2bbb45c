/// A position in points, x to the right and y downward.
package struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  package let x: Double
  /// The distance from the top edge.
  package let y: Double

  /// The origin.
  package static let zero = Point(x: 0, y: 0)

  /// Makes a position.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and height in points.
package struct Size: Hashable, Sendable {
  /// The extent from left to right.
  package let width: Double
  /// The extent from top to bottom.
  package let height: Double

  /// No extent at all.
  package static let zero = Size(width: 0, height: 0)

  /// Makes a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Distances kept from the four edges of a box.
package struct Insets: Hashable, Sendable {
  /// The distance from the upper edge.
  package let top: Double
  /// The distance from the left edge.
  package let left: Double
  /// The distance from the lower edge.
  package let bottom: Double
  /// The distance from the right edge.
  package let right: Double

  /// No distance from any edge.
  package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes four distances; those left out are zero.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes the same distance from every edge.
  package init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}

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
