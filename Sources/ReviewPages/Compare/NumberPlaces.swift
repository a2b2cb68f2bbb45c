/// Places for the numbers of findings in a margin next to a picture: each one as close to its box as
/// the others allow, and never over another one.
struct NumberPlaces {
  /// The least height of the picture on a page, in pixels. Numbers have a size in pixels, so they
  /// are the closest together there.
  private let height: Double

  /// The distance of the centers of two numbers, in pixels. A number has a diameter of 24.
  static let distance = 26.0
  /// The least width of a picture next to its margin: that in the narrowest window.
  private static let leastWidth = 240.0
  /// The least height that the stylesheet limits a picture to, so that a window shows all of it.
  private static let leastStage = 480.0

  /// Creates the margin of a picture with a size, which may be limited to the height of a window.
  init(nextTo size: (width: Double, height: Double), fitsWindow: Bool) {
    let scale = min(1, Self.leastWidth / max(1, size.width))
    let height = size.height * scale
    self.height = fitsWindow ? min(height, Self.leastStage) : height
  }

  /// How many numbers there is room for.
  var count: Int { max(1, Int(height / Self.distance)) }

  /// Returns a place for each number, from those wanted, in ascending order. All are shares of the
  /// height, and there are no more than the margin has room for.
  func places(near wanted: [Double]) -> [Double] {
    let end = min(Self.distance, height) / 2
    var places = wanted.map { min(max($0 * height, end), height - end) }
    for index in places.indices.dropFirst() {
      places[index] = max(places[index], places[index - 1] + Self.distance)
    }
    var limit = height - end
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - Self.distance
    }
    return places.map { $0 / height }
  }
}
