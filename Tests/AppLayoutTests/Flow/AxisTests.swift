import Testing

@testable import AppLayout

/// The conversion of main and cross coordinates into x and y.
struct AxisTests {
  let size = Size(width: 3, height: 4)
  let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func `a vertical axis runs down and its lines are rows`() {
    let axis = Axis.vertical
    #expect(axis.main(of: size) == 4)
    #expect(axis.cross(of: size) == 3)
    #expect(axis.main(of: insets) == (1, 3))
    #expect(axis.cross(of: insets) == (2, 4))
    #expect(axis.rect(main: 5, cross: 6, size: size) == Rect(x: 6, y: 5, width: 3, height: 4))
  }

  @Test func `a horizontal axis runs right and its lines are columns`() {
    let axis = Axis.horizontal
    #expect(axis.main(of: size) == 3)
    #expect(axis.cross(of: size) == 4)
    #expect(axis.main(of: insets) == (2, 4))
    #expect(axis.cross(of: insets) == (1, 3))
    #expect(axis.rect(main: 5, cross: 6, size: size) == Rect(x: 5, y: 6, width: 3, height: 4))
  }

  @Test(arguments: Axis.allCases)
  func `splitting a size into extents and joining them returns the same size`(axis: Axis) {
    #expect(axis.size(main: axis.main(of: size), cross: axis.cross(of: size)) == size)
  }
}
