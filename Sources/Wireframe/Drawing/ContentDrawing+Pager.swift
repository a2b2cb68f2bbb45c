import AppLayout
import AppModel

/// The dots that show the page of a hero.
extension ContentDrawing {
  /// The distance from one dot to the next.
  static let dotDistance = 12.0
  private static let dotRadius = 2.5
  private static let currentDotRadius = 3.0
  /// The least height with room for dots, and the most dots.
  private static let leastPager = 6.0
  private static let mostDots = 9
  /// The width and height from which a strip has large dots, and how large they are.
  private static let largePager = Size(width: 1400, height: 16)
  private static let largeUnit = 2.0

  /// Returns the dots that show the page of a hero.
  func pager(of section: ShownSection) -> [Shape] {
    guard let strip = section.strip, strip.pageControlHeight >= Self.leastPager else { return [] }
    let count = min(section.cells.count, Self.mostDots)
    guard count > 1 else { return [] }
    let y = strip.frame.maxY - strip.pageControlHeight / 2
    // The dots on a wide screen are as large as the rest of it.
    let isLarge =
      strip.frame.width > Self.largePager.width
      && strip.pageControlHeight >= Self.largePager.height
    let unit = isLarge ? Self.largeUnit : 1
    let dots = (0..<count).map { index in
      let place = isRightToLeft ? count - 1 - index : index
      let x =
        strip.frame.midX
        + (Double(place) - Double(count - 1) / 2) * Self.dotDistance * unit
      return Self.dot(at: Point(x: x, y: y), isCurrent: index == 0, unit)
    }
    // Only in a prototype the dots are moved, and a group by themselves.
    return hasStripsApart ? [.group(Group(isPager: true, dots))] : dots
  }

  /// Returns the dot of a page.
  static func dot(at middle: Point, isCurrent: Bool, _ unit: Double = 1) -> Shape {
    .circle(
      middle, radius: (isCurrent ? currentDotRadius : dotRadius) * unit,
      .fill(isCurrent ? .accent : .textBar))
  }
}
