import AppLayout
import AppModel
import Wireframe

/// A picture of an app before a theme is applied, with facts that it does not show.
struct DrawnPicture: Hashable {
  let wireframe: Wireframe
  let brand: BrandColors?
  let facts: PictureFacts

  /// The boxes of the picture in a theme.
  func tree(in theme: Theme) -> BoxTree { BoxTree(wireframe, in: theme.wearing(brand)) }
}
