import AppLayout
import AppModel
import SiteFiles
import Wireframe

extension DocumentMaker {
  /// Returns what a picture shows, and the colors of the app's own bar in it.
  mutating func drawn(
    _ drawing: DocumentContent.Drawing
  ) -> (wireframe: Wireframe, brand: BrandColors?) {
    let app = site.app
    switch drawing {
    case .state(.bars, let variant), .state(.entrance, let variant):
      let layout = layouts.layout(of: variant, in: app)
      return (Wireframe(layout, in: app), site.app.brand(of: layout))
    case .state(.full, let variant):
      let layout = layouts.layout(of: variant, in: app)
      return (Wireframe(fullContentOf: layout, in: app), site.app.brand(of: layout)?.ofContent)
    case .redlines(let variant):
      let layout = layouts.layout(of: variant, in: app)
      let wireframe = Wireframe(redlinesOf: layout, over: Wireframe(layout, in: app))
      return (wireframe, site.app.brand(of: layout))
    case .menu(let open):
      return (Wireframe(open, in: app), site.app.brand(of: layouts.layout(of: open.below, in: app)))
    case .presentation(_, let picture): return (Wireframe(picture), nil)
    case .measures(let family, let device):
      return (Wireframe(measuresOf: site.families.entries[family].family, on: device), nil)
    case .specimen(let style, let family, let held):
      let family = site.families.entries[family].family
      return (site.specimen(of: style, in: family, on: held), nil)
    case .legend: return (.legend, nil)
    }
  }
}
