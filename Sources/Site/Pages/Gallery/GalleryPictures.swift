import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The pictures of a screen on its gallery card, one for each device and theme; the choices above
/// the cards select the one shown.
struct GalleryPictures {
  let devices: [HeldDevice]
  let themes: [Theme]
  private let sizes: [(width: Double, height: Double)]

  /// The maximum numbers of devices, themes and pictures, limited by the stylesheet's rules and the
  /// weight of pages. The rest are on the pages of the screens.
  private static let most = (devices: 12, themes: 6, pictures: 24)
  /// The space for a picture in a card.
  private static let box = (width: 184.0, height: 360.0)

  init(of site: Site) {
    themes = Array(site.themes.prefix(Self.most.themes))
    let count = min(Self.most.devices, Self.most.pictures / max(1, themes.count))
    devices = Array(site.devices.prefix(count))
    sizes = devices.map(\.pictureSize)
  }

  /// Whether no picture is taller than it is wide.
  var areWide: Bool { sizes.allSatisfy { $0.width > $0.height } }

  /// Returns the pictures of a screen. The stylesheet knows each by the numbers of its device and
  /// theme.
  func nodes(of screen: Screen, in site: Site, seenFrom path: SitePath) -> [Node] {
    devices.indices.flatMap { index -> [Node] in
      guard let variant = site.shownVariant(of: screen, on: devices[index]) else { return [] }
      let text = "\(screen.title) on \(devices[index].title), \(variant.words)"
      return themes.enumerated().map { number, theme in
        Picture(
          at: path.link(to: site.paths.picture(of: variant, in: theme.name)), text,
          size: sizes[index],
          within: areWide ? (320, 240) : Self.box
        ).node(class: "shot d\(index + 1) t\(number + 1)")
      }
    }
  }
}
