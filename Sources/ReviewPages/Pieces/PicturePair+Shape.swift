import AppLayout
import Review
import Wireframe

extension PicturePair {
  /// Whether a window can show the pictures whole: they have one size, and can still be read when
  /// they are as high as a window.
  var fitsWindow: Bool {
    let sizes = Set(ReviewedSide.allCases.compactMap { part($0)?.size })
    return sizes.count == 1 && sizes.allSatisfy { $0.height <= $0.width * Self.mostSlender }
  }

  /// Whether all pictures are wider than high, so that they are larger above each other than side by
  /// side.
  var isWide: Bool {
    ReviewedSide.allCases.compactMap { part($0)?.size }.allSatisfy { $0.width > $0.height }
  }

  /// Returns whether that is so, and they are less than half as large as they are in a box.
  func isWide(within box: Size) -> Bool {
    let widest = ReviewedSide.allCases.compactMap { part($0)?.size.width }.max() ?? 0
    return isWide && widest > box.width * 2
  }

  /// The height of the most slender picture that can be read when it is as high as a window, for a
  /// width of one.
  private static let mostSlender = 2.4
}
