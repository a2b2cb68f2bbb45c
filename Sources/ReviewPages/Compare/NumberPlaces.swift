/// Places for the numbers of findings in a margin next to a picture: each one as close to its box as
/// the others allow, and never over another one.
struct NumberPlaces {
  /// The least height of the picture on a page, in pixels. Numbers have a size in pixels, so they
  /// are the closest together there.
  private let height: Double

  /// The distance of the centers of two numbers, in pixels. A number has a diameter of 24.
  static let distance = 26.0
  /// The least width of a picture next to its margin: that in the narrowest window. Next to a
  /// picture that is wider than high, the stylesheet makes numbers smaller before it is that narrow.
  private static let leastWidth = (slender: 240.0, wide: 420.0)
  /// The least height that the stylesheet limits a picture to, so that a window shows all of it.
  private static let leastStage = 480.0

  /// Creates the margin of a picture with a size, which may be limited to the height of a window.
  init(
    nextTo size: (width: Double, height: Double), fitsWindow: Bool, isWide: Bool = false
  ) {
    let least = isWide ? Self.leastWidth.wide : Self.leastWidth.slender
    let scale = min(1, least / max(1, size.width))
    let height = size.height * scale
    self.height = fitsWindow ? min(height, Self.leastStage) : height
  }

  /// How many numbers there is room for.
  var count: Int { max(1, Int(height / Self.distance)) }

  /// Returns a place for each number, from those wanted, in ascending order. All are shares of the
  /// height, and there are no more than the margin has room for.
  ///
  /// Numbers that are too close form a group, which is centered on what its members want.
  func places(near wanted: [Double]) -> [Double] {
    var groups: [Group] = []
    for (index, share) in wanted.enumerated() {
      var group = Group(sum: share * height - Double(index) * Self.distance, count: 1)
      while let last = groups.last, last.start > group.start {
        group = Group(sum: last.sum + group.sum, count: last.count + group.count)
        groups.removeLast()
      }
      groups.append(group)
    }
    let least = min(Self.distance, height) / 2
    let most = max(least, height - least - Double(wanted.count - 1) * Self.distance)
    return groups.flatMap { group in
      repeatElement(min(max(group.start, least), most), count: group.count)
    }.enumerated().map { ($1 + Double($0) * Self.distance) / height }
  }

  /// Numbers that follow each other at the least distance.
  private struct Group {
    /// The sum of where the first number of all would be for each member to be where it wants.
    let sum: Double
    let count: Int

    var start: Double { sum / Double(count) }
  }
}
