import AppLayout
import GraphLayout
import PageParts
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
  /// What the map shows, in words.
  let title: String

  /// Creates the map of all screens.
  init(of site: Site) {
    let reasons = Dictionary(uniqueKeysWithValues: site.map.lost.map { ($0.place, $0.reason) })
    let plan = MapPlan(reachedIn: site.map)
    let band = site.map.lost.isEmpty ? nil : MapPlan(lostIn: site.map)
    self.init(of: site, plan, band: band, reasons, title: "Map of the screens")
  }

  /// Creates the map of what is within two taps of a screen.
  init(of site: Site, around place: MapPlace) {
    self.init(
      of: site, MapPlan(around: place, in: site.map), band: nil, [:],
      title: "What is within two taps of \(site.map.title(of: place))")
  }

  private init(
    of site: Site, _ plan: MapPlan, band: MapPlan?, _ reasons: [MapPlace: Reachability.Reason],
    title: String
  ) {
    self.site = site
    self.title = title
    map = site.map
    device = site.devices.first
    let size = device?.pictureSize ?? Size(width: 1, height: 2)
    let form = MapForm(
      screens: plan.places.count + (band?.places.count ?? 0), tallest: plan.tallest,
      picture: size)
    self.form = form
    main = MapPart(plan, of: map, as: form, reasons: reasons)
    self.band = band.map { MapPart($0, of: site.map, as: form, reasons: reasons) }
  }

  /// The space between the map and the band of lost screens below it, and the height of its
  /// heading.
  private static let bandGap = 12.0
  private static let bandHeading = 36.0

  private var bandTop: Double { main.layout.size.height + Self.bandGap }

  private var extent: Size {
    guard let band else { return main.layout.size }
    return Size(
      width: max(main.layout.size.width, band.layout.size.width + GraphMeasures.margin * 2, 360),
      height: bandTop + Self.bandHeading + band.layout.size.height + GraphMeasures.margin)
  }

  /// Returns the drawing for the page at a path.
  func drawing(on page: SitePath) -> Node {
    let (width, height) = (extent.width.shortText, extent.height.shortText)
    return Node(
      "svg",
      [
        "class": "map", "width": width, "height": height, "viewBox": "0 0 \(width) \(height)",
        "role": "group",
        // A hundredth of the width, so that the stylesheet can name shares of it.
        "font-size": (extent.width / 100).shortText,
      ]
    ) {
      Node("title") { title }
      part(main, on: page)
      if let band {
        Node(
          "rect",
          [
            "class": "map-band", "x": GraphMeasures.margin.shortText, "y": bandTop.shortText,
            "rx": "12",
            "width": (extent.width - GraphMeasures.margin * 2).shortText,
            "height": (extent.height - bandTop - GraphMeasures.margin).shortText,
            "fill": "none", "stroke": MapColors.edge, "stroke-dasharray": "6 4",
          ])
        Node(
          "text",
          ([
            "class": "map-heading", "x": (GraphMeasures.margin * 2).shortText,
            "y": (bandTop + 28).shortText,
          ] as Node.Attributes).and(MapFonts.heading.attributes)
        ) { "No one can get here from the start" }
        Node(
          "g",
          [
            "transform":
              "translate(\(GraphMeasures.margin.shortText) \((bandTop + Self.bandHeading).shortText))"
          ]
        ) {
          part(band, after: main.boxes.count, on: page)
        }
      }
    }
  }

  private func part(_ part: MapPart, after number: Int = 0, on page: SitePath) -> [Node] {
    var routes: [Int: GraphRoute] = [:]
    for route in part.layout.routes {
      for arrow in route.allArrows { routes[arrow] = route }
    }
    // Lines are for the eye; the list below the map says the same in words.
    return [Node("g", ["role": "presentation"], part.layout.routes.map { $0.drawing(part.labels) })]
      + zip(part.boxes, part.layout.boxes).enumerated().flatMap { index, placed in
        let (box, frame) = placed
        let near = box.near.sorted().map { " n\(number + $0)" }.joined()
        let mine = box.arrows.flatMap { routes[$0.index]?.highlight(of: $0) ?? [] }
        let ways = mine.isEmpty ? [] : [Node("g", ["class": "map-mine"], mine)]
        return [
          Node("g", ["class": "at b\(number + index)\(near)"]) {
            node(of: box.content, in: frame, ways, on: page)
          }
        ]
          + mark(on: box.content, in: frame, page)
      }
  }

  private func node(
    of content: MapPart.Content, in frame: Rect, _ ways: [Node], on page: SitePath
  ) -> Node {
    switch content {
    case .hub(let name): MapBox.hub(name, in: frame, ways: ways)
    case .rest(let names, let count, let first):
      MapBox.rest(
        names, of: count, in: frame, ways: ways,
        link: page.link(to: SitePart.map.path, at: first.id))
    case .screen(let texts, let screen):
      MapBox(
        screen: texts, frame: frame, form: form,
        pictures: pictures(of: screen, on: page), links: links(to: screen, on: page),
        isAbsent: isAbsent(screen), ways: ways
      ).drawing
    }
  }

  /// Returns the mark on the box of a screen that changed.
  private func mark(on content: MapPart.Content, in frame: Rect, _ page: SitePath) -> [Node] {
    guard case .screen(_, let screen) = content, let mark = site.changes?.screens[screen.key],
      let address = mark.address(seenFrom: page)
    else { return [] }
    return [MapMark(mark: mark, title: screen.title, address: address).drawing(on: frame)]
  }

  /// Whether the app has a screen, but the site has no picture or page of it.
  func isAbsent(_ screen: Screen) -> Bool {
    guard !screen.isMissing else { return false }
    guard site.shows(screen), form.kind != .plain else { return !site.shows(screen) }
    return device.flatMap { site.shownVariant(of: screen, on: $0) } == nil
  }

  private func links(to screen: Screen, on page: SitePath) -> [MapBox.Link] {
    guard site.shows(screen) else { return [] }
    return site.byLook { look, classes in
      let address = page.link(to: site.paths.page(of: screen), at: site.choosing(look))
      return MapBox.Link(address: address, classes: classes)
    }
  }

  /// Returns the pictures of a screen, one for each theme that pages offer.
  private func pictures(of screen: Screen, on page: SitePath) -> [MapBox.Picture] {
    guard !screen.isMissing, site.shows(screen), let device,
      let variant = site.shownVariant(of: screen, on: device)
    else { return [] }
    return site.offeredThemes.map { theme in
      MapBox.Picture(
        address: page.link(to: site.paths.picture(of: variant, in: theme.name)),
        outline: theme.isDark ? site.outlineClass(of: device) : nil)
    }
  }
}
