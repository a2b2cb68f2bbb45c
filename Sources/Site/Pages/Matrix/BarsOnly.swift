import AppLayout
import AppModel
import Wireframe

/// The part of a picture that the matrix shows if only bars are of interest: at least the top 160
/// points of the window.
struct BarsOnly {
  /// The class by which the stylesheet knows the proportions of the part.
  let name: String

  private static let height = 160.0
  /// The proportions that the stylesheet has, width by height in hundredths.
  private static let steps = [150, 175, 200, 225, 250, 300, 350, 400, 500, 600, 800, 1000, 1200]

  init(_ variant: Variant, _ size: Size) {
    let window = variant.held.window.size
    let top = max(0, size.height - window.height) / 2
    let exact = size.width / (Self.height + top) * 100
    let step = Self.steps.last { Double($0) <= exact } ?? Self.steps[0]
    name = "bars-\(step)"
  }
}
