import AppLayout
import Wireframe

/// A picture of an app before a theme is applied, with facts that it does not show.
struct DrawnPicture: Hashable {
  let wireframe: Wireframe
  let brand: BrandColors?
  let facts: PictureFacts
}

extension DrawnPicture: ReviewedPicture {
  var absence: String? { nil }

  func isSame(as other: DrawnPicture) -> Bool { self == other }

  func isWritten(like other: DrawnPicture) -> Bool {
    wireframe.title == other.wireframe.title
      && wireframe.description == other.wireframe.description
      && wireframe.boxes.map(\.source) == other.wireframe.boxes.map(\.source)
  }

  func tree(in theme: Theme) -> BoxTree { BoxTree(wireframe, in: theme.wearing(brand)) }

  func canvas(in theme: Theme) -> ExactFrame? {
    ExactFrame((theme.hasLegend ? wireframe.withLegend : wireframe).canvas)
  }

  func keys() -> Set<BoxKey> { Set(wireframe.boxes.map(\.key)) }
}
