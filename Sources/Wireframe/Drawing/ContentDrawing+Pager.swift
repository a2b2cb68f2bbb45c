import AppLayout

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
    let (dots, unit) = pagerDots(of: section)
    guard let first = dots.first else { return [] }
    // In a prototype the dot of the page that is seen moves over the others.
    guard hasStripsApart else {
      return dots.map { Self.dot(at: $0, isCurrent: $0 == first, unit) }
    }
    return [
      .group(
        Group(
          change: .dots,
          dots.map { Self.dot(at: $0, isCurrent: false, unit) }
            + [Self.dot(at: first, isCurrent: true, unit)]))
    ]
  }

  /// Returns the dot of each page where the pages themselves scroll, for those who scroll without a
  /// script: `scrolled` says how far the strip is scrolled where each page is seen.
  func pager(of section: ShownSection, scrolled: [Double]) -> [Shape] {
    let (dots, unit) = pagerDots(of: section)
    guard !dots.isEmpty, scrolled.count > 1 else { return [] }
    let pages = scrolled.enumerated().map { page, distance in
      let share = Double(page) / Double(scrolled.count - 1)
      let dot = dots[Int((share * Double(dots.count - 1)).rounded())]
      return Self.dot(
        at: Point(x: dot.x + (isRightToLeft ? -distance : distance), y: dot.y), isCurrent: true,
        unit)
    }
    return [.group(Group(change: .dots, pages))]
  }

  /// Returns the middles of the dots, from the first page's, and how large they are.
  private func pagerDots(of section: ShownSection) -> ([Point], Double) {
    guard let strip = section.strip, strip.pageControlHeight >= Self.leastPager else {
      return ([], 1)
    }
    let count = min(section.cells.count, Self.mostDots)
    guard count > 1 else { return ([], 1) }
    let y = strip.frame.maxY - strip.pageControlHeight / 2
    // The dots on a wide screen are as large as the rest of it.
    let isLarge =
      strip.frame.width > Self.largePager.width
      && strip.pageControlHeight >= Self.largePager.height
    let unit = isLarge ? Self.largeUnit : 1
    let dots = (0..<count).map { index in
      let place = isRightToLeft ? count - 1 - index : index
      let distance = (Double(place) - Double(count - 1) / 2) * Self.dotDistance * unit
      return Point(x: strip.frame.midX + distance, y: y)
    }
    return (dots, unit)
  }

  /// Returns the dot of a page.
  static func dot(at middle: Point, isCurrent: Bool, _ unit: Double = 1) -> Shape {
    .circle(
      middle, radius: (isCurrent ? currentDotRadius : dotRadius) * unit,
      .fill(isCurrent ? .accent : .textBar))
  }
}
