import AppLayout
import AppModel
import GraphLayout
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The drawing of how people move around in an app.
struct ScreenMap {
  let site: Site
  let map: WayMap
  let form: MapForm
  let main: MapPart
  /// The screens that no one can get to; nil if there are none.
  let band: MapPart?
  private let device: HeldDevice?

  init(of site: Site, _ map: WayMap) {
    self.site = site
    self.map = map
    device = site.devices.first
    let size = device?.pictureSize ?? (width: 1, height: 2)
    form = MapForm(
      screens: map.screens.count, picture: Size(width: size.width, height: size.height))
    let reasons = Dictionary(uniqueKeysWithValues: map.lost.map { ($0.place, $0.reason) })
    main = MapPart(map.reached, of: map, as: form, reasons: reasons)
    band =
      map.lost.isEmpty
      ? nil : MapPart(map.lost.map(\.place), of: map, as: form, reasons: reasons)
  }

  /// The space between the map and the band of lost screens below it, and the height of its
  /// heading.
  private static let bandGap = 12.0
  private static let bandHeading = 36.0

  private var bandTop: Double { main.layout.size.height + Self.bandGap }

  private var size: Size {
    guard let band else { return main.layout.size }
    return Size(
      width: max(main.layout.size.width, band.layout.size.width + GraphMeasures.margin * 2, 360),
      height: bandTop + Self.bandHeading + band.layout.size.height + GraphMeasures.margin)
  }

  /// Returns the drawing for the page at a path.
  func drawing(on page: SitePath) -> Node {
    let (width, height) = (size.width.shortText, size.height.shortText)
    return Node(
      "svg",
      [
        "class": "map", "width": width, "height": height, "viewBox": "0 0 \(width) \(height)",
        "role": "group",
      ]
    ) {
      Node("title") { "Map of the screens" }
      part(main, on: page)
      if let band {
        Node(
          "rect",
          [
            "class": "map-band", "x": GraphMeasures.margin.shortText, "y": bandTop.shortText,
            "rx": "12",
            "width": (size.width - GraphMeasures.margin * 2).shortText,
            "height": (size.height - bandTop - GraphMeasures.margin).shortText,
            "fill": "none", "stroke": MapColors.edge, "stroke-dasharray": "6 4",
          ])
        Node(
          "text",
          [
            "class": "map-heading", "x": (GraphMeasures.margin * 2).shortText,
            "y": (bandTop + 28).shortText, "font-size": "13", "font-weight": "700",
          ]
        ) { "No one can get here from the start" }
        Node(
          "g",
          [
            "transform":
              "translate(\(GraphMeasures.margin.shortText) \((bandTop + Self.bandHeading).shortText))"
          ]
        ) {
          part(band, on: page)
        }
      }
    }
  }

  private func part(_ part: MapPart, on page: SitePath) -> [Node] {
    // Lines are for the eye; the list below the map says the same in words.
    [Node("g", ["role": "presentation"], part.layout.routes.map { $0.drawing(part.labels) })]
      + part.places.indices.map { index in
        let frame = part.layout.boxes[index]
        guard let screen = part.screens[index] else { return MapBox.start(in: frame) }
        let place = part.places[index]
        return MapBox(
          screen: screen, frame: frame, form: form, ground: ground,
          picture: picture(of: place, on: page), link: link(to: place, on: page),
          isAbsent: isAbsent(place)
        ).drawing
      }
  }

  /// The color around the devices of pictures.
  private var ground: String { site.themes.first.map { $0[.page].opaqueText } ?? "none" }

  /// Whether the app has the screen at a place but the site has no picture or page of it.
  func isAbsent(_ place: Int) -> Bool {
    guard let screen = map.screen(at: place), screen.origin != .nowhere else { return false }
    guard site.shows(screen), form.kind != .plain else { return !site.shows(screen) }
    return device.flatMap { site.shownVariant(of: screen, on: $0) } == nil
  }

  private func link(to place: Int, on page: SitePath) -> String? {
    guard let screen = map.screen(at: place), site.shows(screen) else { return nil }
    return page.link(to: site.paths.page(of: screen))
  }

  private func picture(of place: Int, on page: SitePath) -> String? {
    guard let screen = map.screen(at: place), screen.origin != .nowhere, site.shows(screen),
      let device, let theme = site.themes.first,
      let variant = site.shownVariant(of: screen, on: device)
    else { return nil }
    return page.link(to: site.paths.picture(of: variant, in: theme.name))
  }
}

extension Site {
  /// Whether the site has pages of a screen.
  func shows(_ screen: Screen) -> Bool { axes.screens?.contains(screen.key) ?? true }
}
