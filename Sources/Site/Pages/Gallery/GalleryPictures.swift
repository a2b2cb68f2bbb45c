import AppLayout
import PageParts
import Wireframe

/// The pictures of a screen on its gallery card, one for each device and theme; the choices above
/// the cards select the one shown.
struct GalleryPictures {
  let devices: ArraySlice<HeldDevice>
  let themes: [Look]
  private let sizes: [Size]

  /// The maximum number of pictures on a page, because of its weight. The page says how many devices
  /// are only on the pages of the screens.
  private static let most = 12_000
  /// The width of a picture in a card, in pixels, and of a wide one.
  private static let width = (usual: 236.0, wide: 320.0)

  init(of site: Site) {
    themes = Array(site.offeredLooks)
    let cards = site.gallery.pages.map { $0.reduce(0) { $0 + $1.screens.count } }.max() ?? 0
    let count = Self.most / max(1, themes.count * cards)
    devices = site.chosenDevices.prefix(max(1, count))
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
      return themes.enumerated().map { number, look in
        let classes = "shot d\(index + 1) t\(number + 1)"
        let picture = site.picture(
          text, in: look, seenFrom: path, size: sizes[index],
          within: Size(
            width: devices[index].isWide ? Self.width.wide : Self.width.usual, height: .infinity)
        ) { site.paths.picture(of: variant, in: $0) }
        let cut = look.theme.isDark ? site.outlineClass(of: devices[index]) : nil
        return Node("span", ["class": classes], [picture.node(class: cut)])
      }
    }
  }
}
