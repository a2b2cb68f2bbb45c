import AppLayout
import PageParts
import Wireframe

/// The pictures of a journey on a device, one for each tap and one for its end.
struct FilmStrip {
  let site: Site
  let held: HeldDevice
  let page: SitePath
  /// What ids of the strip's drawings begin with.
  private let name: String
  private(set) var scenes: [Scene] = []

  /// A picture, with the screen that it shows and what is tapped there.
  struct Scene {
    /// The key of the screen; nil for the open menu.
    let screen: Screen?
    let frame: PicturePart?
    /// What is tapped; nil at the end.
    let tap: JourneyTap?
    /// What comes before the screen, in words that follow its title.
    let steps: String
  }

  init(
    of moves: [JourneyMove], from start: Screen, in site: Site, on held: HeldDevice,
    _ page: SitePath, named name: String
  ) {
    self.site = site
    self.held = held
    self.page = page
    self.name = name
    var (screen, steps) = (start, "")
    for move in moves {
      add(move, on: screen, after: steps)
      guard let next = site.app.screen(move.to) else { return }
      // Nothing comes before a screen that was left and is shown again.
      (screen, steps) = (next, move.target == .back ? "" : site.steps.words(before: next))
    }
    scenes.append(
      Scene(
        screen: screen, frame: frame(of: screen, nil, in: layout(of: screen)), tap: nil,
        steps: steps))
  }

  /// Lays out the variant of a screen whose picture the site shows.
  private func layout(of screen: Screen) -> VariantLayout {
    let variant =
      (site.shows(screen) ? site.shownVariant(of: screen, on: held) : nil)
      ?? site.configuredVariant(of: screen, on: held)
    return VariantLayout(variant, in: site.app)
  }

  private mutating func add(_ move: JourneyMove, on screen: Screen, after steps: String) {
    let layout = layout(of: screen)
    let tap = JourneyTap(move, on: layout, in: site.app)
    switch move.target {
    case .part, .back:
      scenes.append(
        Scene(
          screen: screen, frame: frame(of: screen, move.target, in: layout), tap: tap, steps: steps)
      )
    case .below(let tab, _):
      let place = TabbedContent(layout, in: site.app).tabs
      scenes.append(
        Scene(
          screen: screen,
          frame: frame(
            of: screen, place.map { .part(.cell(ElementIndex(tab), of: $0)) }, in: layout),
          tap: JourneyTap(tab: tab, on: layout, in: site.app), steps: steps))
      // No picture of the site shows what is below another tab than the first.
      scenes.append(
        Scene(screen: screen, frame: frame(of: screen, nil, in: layout), tap: tap, steps: ""))
    case .menuRow(let row):
      scenes.append(
        Scene(
          screen: screen, frame: frame(of: screen, move.target, in: layout),
          tap: .menuButton(on: held), steps: steps))
      scenes.append(
        Scene(screen: nil, frame: menuFrame(row, over: screen), tap: tap, steps: ""))
    }
  }

  /// Returns the picture of a screen with what is tapped; nil if the site leaves the screen out.
  private func frame(
    of screen: Screen, _ target: JourneyMove.Target?, in layout: VariantLayout
  ) -> PicturePart? {
    guard site.shows(screen), site.shownVariant(of: screen, on: held) != nil else { return nil }
    let scrolling = target.flatMap { $0.part }.flatMap { Scrolling(to: $0, on: layout) }
    let shown = ShownScreen(layout, in: site.app)
    let drawn = scrolling.map { Wireframe(shown, after: $0) } ?? Wireframe(shown)
    let tapped = target.flatMap { target in
      drawn.boxes.first { box in
        switch target {
        case .part(let part): box.part == part
        case .below: false
        case .menuRow, .back: box.kind == .contextButton
        }
      }
    }
    let outline = tapped?.shown.part(in: Rect(size: layout.frame.window))
    guard let scrolling else {
      return frame(drawn, drawn.canvas, outline) { site.paths.picture(of: layout.variant, in: $0) }
    }
    return PicturePart(
      title: drawn.title, view: drawn.canvas,
      content: .drawn(drawn, writers(wearing: shown.brand)), outline: outline,
      scrolling: scrolling.words)
  }

  /// What draws a picture in each theme that the site does not have, with names for ids.
  private func writers(wearing brand: BrandColors?) -> [(writer: SVGWriter, name: String)] {
    site.offeredThemes.enumerated().map { number, theme in
      (SVGWriter(theme.wearing(brand)), "\(name)-\(scenes.count + 1)-\(number + 1)")
    }
  }

  private func menuFrame(_ row: Int, over screen: Screen) -> PicturePart? {
    guard let open = OpenMenu(over: screen, in: site.app, on: held) else { return nil }
    let shown = open.owner == nil ? OpenMenu(of: site.app, on: held) ?? open : open
    let drawn = Wireframe(ShownMenu(shown, in: site.app))
    let rows = drawn.boxes.filter { $0.kind == .menuRow }
    let outline = row < rows.count ? rows[row].frame : nil
    let device = Rect(origin: drawn.canvas.origin, size: held.pictureSize)
    let isBelow = outline.map { $0.maxY > Rect(size: held.window.size).maxY } ?? false
    return frame(
      drawn, isBelow ? drawn.canvas : device, outline, scrolling: isBelow ? "the menu" : nil
    ) {
      site.menuPicture(of: shown, $0)
    }
  }

  private func frame(
    _ drawn: Wireframe, _ view: Rect, _ outline: Rect?,
    scrolling: String? = nil, at path: (String) -> SitePath
  ) -> PicturePart {
    PicturePart(
      title: drawn.title, view: view,
      content: .images(
        site.offeredThemes.map { theme in
          PicturePart.Image(
            address: page.link(to: path(theme.name)),
            frame: Rect(
              origin: drawn.canvas.origin, size: SVGWriter(theme).size(of: drawn)))
        }), outline: outline, scrolling: scrolling)
  }
}

extension JourneyMove.Target {
  /// The part of the screen that is tapped; nil for what is not a part of it.
  fileprivate var part: LayoutPart? {
    switch self {
    case .part(let part): part
    case .below, .menuRow, .back: nil
    }
  }
}

extension Scrolling {
  /// What people scroll.
  fileprivate var words: String {
    switch (y != 0, x != 0) {
    case (true, true): "the screen and the row"
    case (true, false): "the screen"
    case (false, _): "the row"
    }
  }
}

extension Rect {
  /// Returns the part that another box covers.
  fileprivate func part(in other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
