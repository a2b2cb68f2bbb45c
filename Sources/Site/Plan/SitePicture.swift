import AppLayout
import AppModel
import Disk
import SiteFiles
import Wireframe

/// What a picture of the site shows, apart from its theme.
enum SitePicture {
  /// A screen, with the hash of its content, which its other pictures share.
  case screen(Kind, ShownScreen, content: ContentHash)
  case menu(ShownMenu)
  case presentation(PresentationPicture)
  /// What a family says about a whole screen.
  case measures(Family, DeviceClass)
  case specimen(ShownSpecimen)
  case legend

  /// What is drawn of a screen.
  enum Kind {
    case window, full, redlines
  }

  /// Finds what a picture shows.
  init(_ drawing: DocumentContent.Drawing, in site: Site, _ layouts: inout LayoutMemory) {
    func screen(_ kind: Kind, _ variant: Variant) -> Self {
      let layout = layouts.layout(of: variant, in: site.app)
      let (shown, content) = layouts.shownWithHash(layout, in: site.app)
      return .screen(kind, shown, content: content)
    }
    self =
      switch drawing {
      case .state(.bars, let variant), .state(.entrance, let variant), .window(_, _, let variant):
        screen(.window, variant)
      case .state(.full, let variant): screen(.full, variant)
      case .redlines(let variant): screen(.redlines, variant)
      case .menu(let open): .menu(ShownMenu(open, in: site.app))
      case .presentation(_, let picture): .presentation(picture)
      case .measures(let family, let device):
        .measures(site.families.entries[family].family, device)
      case .specimen(let style, let family, let held):
        .specimen(site.specimen(of: style, in: site.families.entries[family].family, on: held))
      case .legend: .legend
      }
  }

  /// The picture, before a theme gives it colors.
  var wireframe: Wireframe {
    switch self {
    case .screen(.window, let shown, _): Wireframe(shown)
    case .screen(.full, let shown, _): Wireframe(fullContentOf: shown)
    case .screen(.redlines, let shown, _):
      Wireframe(redlinesOf: shown, over: Wireframe(shown))
    case .menu(let menu): Wireframe(menu)
    case .presentation(let picture): Wireframe(picture)
    case .measures(let family, let device): Wireframe(measuresOf: family, on: device)
    case .specimen(let specimen): specimen.wireframe
    case .legend: .legend
    }
  }

  /// The colors of the app's own bar in it.
  var brand: BrandColors? {
    switch self {
    case .screen(.window, let shown, _), .screen(.redlines, let shown, _): shown.brand
    case .screen(.full, let shown, _): shown.brand?.ofContent
    case .menu(let menu): menu.screen.brand
    case .presentation, .measures, .specimen, .legend: nil
    }
  }

  /// Writes all that the picture shows.
  func write(to hash: inout RunningHash) {
    switch self {
    case .screen(_, let shown, let content): shown.write(to: &hash, content: content)
    case .menu(let menu): menu.write(to: &hash)
    case .presentation(let picture): picture.write(to: &hash)
    case .measures(let family, let device):
      let attributes = family.screen.attributes(on: device)
      hash.write(family.name, device, LayoutAttribute.allCases.map { attributes[$0] })
    case .specimen(let specimen):
      hash.write(specimen.template, specimen.size, specimen.title)
    case .legend: break
    }
  }
}
