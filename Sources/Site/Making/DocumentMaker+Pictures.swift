import AppLayout
import AppModel
import Wireframe

extension DocumentMaker {
  /// What a picture shows, and the colours of the app's own bar in it.
  mutating func drawn(
    _ drawing: PlannedDocument.Drawing
  ) -> (wireframe: Wireframe, brand: BrandColors?)? {
    let app = site.app
    switch drawing {
    case .variant(let variant):
      let layout = layouts.layout(of: variant, in: app)
      return (Wireframe(layout, in: app), site.brand(of: layout))
    case .full(let variant):
      let layout = layouts.layout(of: variant, in: app)
      return (Wireframe(fullContentOf: layout, in: app), site.brand(of: layout))
    case .redlines(let variant):
      let layout = layouts.layout(of: variant, in: app)
      let wireframe = Wireframe(redlinesOf: layout, over: Wireframe(layout, in: app))
      return (wireframe, site.brand(of: layout))
    case .measures(let family, let device):
      return (Wireframe(measuresOf: family, on: device), nil)
    case .specimen(let style, let family):
      return site.specimen(of: style, in: family).map { ($0, nil) }
    case .legend: return (.legend, nil)
    case .menu(let held):
      return Wireframe(openMenuOn: held.device, in: held.orientation, of: app).map {
        ($0, homeBrand(on: held))
      }
    }
  }

  /// The colours of the bar that the menu opens over.
  private mutating func homeBrand(on held: HeldDevice) -> BrandColors? {
    guard let home = site.app.home else { return nil }
    let variant = site.configuredVariant(of: home, on: held.device, in: held.orientation)
    return site.brand(of: layouts.layout(of: variant, in: site.app))
  }
}
