import Testing

@testable import Geometry

/// Boxes and the values derived from them.
struct RectTests {
  let box = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `edges and middles are computed from the corner and the extents`() {
    #expect(box.maxX == 40)
    #expect(box.maxY == 60)
    #expect(box.midX == 25)
    #expect(box.midY == 40)
    #expect(Rect(origin: box.origin, size: box.size) == box)
  }

  @Test func `an inset box never has a negative extent`() {
    #expect(box.inset(by: Insets(all: 5)) == Rect(x: 15, y: 25, width: 20, height: 30))
    #expect(box.inset(by: Insets(all: 50)).size == .zero)
  }

  @Test func `boxes that only touch do not intersect`() {
    #expect(!box.intersects(Rect(x: 40, y: 20, width: 5, height: 5)))
    #expect(!box.intersects(Rect(x: 10, y: 60, width: 5, height: 5)))
    #expect(box.intersects(Rect(x: 39, y: 59, width: 5, height: 5)))
    #expect(box.intersects(Rect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test func `mirroring keeps the vertical position and swaps the sides`() {
    #expect(box.mirrored(inWidth: 100) == Rect(x: 60, y: 20, width: 30, height: 40))
    #expect(box.mirrored(inWidth: 100).mirrored(inWidth: 100) == box)
  }

  @Test func `moving only changes the corner`() {
    #expect(box.offset(by: Point(x: 1, y: 2)) == Rect(x: 11, y: 22, width: 30, height: 40))
  }
}
