import AppLayout
import AppModel
import Markup
import SiteFiles
import Testing
import Wireframe

@testable import Review

extension ReviewCase {
  /// Returns the pictures whose SVG differs, drawn one by one on both sides.
  func differingFiles(on devices: [String]) throws -> Set<PictureSubject> {
    let theme = try #require(Theme.named("paper"))
    let (before, after) = (try side(old).app, try side(new).app)
    let axes = VariantAxes(
      devices: try devices.map { try #require(Device.named($0)) },
      orientations: after.orientations)
    let pictures = (
      AppPictures(of: before, axes, themes: [theme]), AppPictures(of: after, axes, themes: [theme])
    )
    var differing: Set<PictureSubject> = []
    let sides = SidePair(pictures.0, pictures.1, ReviewTerms(themes: [theme]))
    for place in sides.places {
      let group = try #require(sides.group(at: place, on: pictures.1))
      let drawn = (GroupPictures(pictures.0, group), GroupPictures(pictures.1, group))
      for kind in drawn.0.kinds.union(drawn.1.kinds) where kind != .configured {
        let files = (drawn.0[kind]?.picture.file(in: theme), drawn.1[kind]?.picture.file(in: theme))
        guard files.0 != files.1 else { continue }
        differing.insert(
          PictureSubject(place, in: theme.name, kind))
      }
    }
    return differing
  }
}

extension DrawnPicture {
  /// Returns the picture as a site has it.
  fileprivate func file(in theme: Theme) -> Node {
    SVGWriter(theme.wearing(brand)).document(of: wireframe)
  }
}
