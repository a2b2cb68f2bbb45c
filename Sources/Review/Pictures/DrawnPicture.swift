import AppLayout
import AppModel
import Wireframe

/// A picture of an app, drawn in no theme yet, with what is true of it and cannot be seen.
struct DrawnPicture: Hashable {
  let wireframe: Wireframe
  let brand: BrandColors?
  let facts: PictureFacts

  /// What it shows in a theme.
  func tree(in theme: Theme) -> BoxTree { BoxTree(wireframe, in: theme.wearing(brand)) }
}
