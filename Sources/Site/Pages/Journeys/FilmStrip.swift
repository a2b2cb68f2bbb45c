import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The pictures of a journey on a device, one for each tap and one for its end.
struct FilmStrip {
  let site: Site
  let held: HeldDevice
  let page: SitePath
  private(set) var scenes: [Scene] = []

  /// A picture, with the screen that it shows and what is tapped there.
  struct Scene {
    /// The key of the screen; nil for the open menu.
    let screen: Screen?
    let frame: JourneyFrame?
    /// What is tapped; nil at the end.
    let tap: JourneyTap?
    /// The titles of the screens that open by themselves before this one.
    let steps: [String]
  }

  init(
    of moves: [JourneyMove], from start: Screen, in site: Site, on held: HeldDevice,
    _ page: SitePath
  ) {
    self.site = site
    self.held = held
    self.page = page
    var screen = start
    for (number, move) in moves.enumerated() {
      add(move, on: screen, isFirst: number == 0)
      guard let next = site.app.screen(move.to) else { return }
      screen = next
    }
    scenes.append(
      Scene(
        screen: screen, frame: frame(of: screen, nil, in: layout(of: screen)), tap: nil,
        steps: moves.isEmpty ? [] : steps(before: screen)))
  }

  /// Lays out the variant of a screen whose picture the site shows.
  private func layout(of screen: Screen) -> VariantLayout {
    let variant =
      (site.shows(screen) ? site.shownVariant(of: screen, on: held) : nil)
      ?? site.configuredVariant(of: screen, on: held)
    return VariantLayout(variant, in: site.app)
  }

  private mutating func add(_ move: JourneyMove, on screen: Screen, isFirst: Bool) {
    let layout = layout(of: screen)
    let steps = isFirst ? [] : steps(before: screen)
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
        Scene(screen: screen, frame: frame(of: screen, nil, in: layout), tap: tap, steps: []))
    case .menuRow(let row):
      scenes.append(
        Scene(
          screen: screen, frame: frame(of: screen, move.target, in: layout),
          tap: .menuButton(on: held), steps: steps))
      scenes.append(
        Scene(screen: nil, frame: menuFrame(row, over: screen), tap: tap, steps: []))
    }
  }

  /// The titles of the screens of the hooks that run before a screen.
  private func steps(before screen: Screen) -> [String] {
    screen.hooks.compactMap { $0.screen.flatMap { site.app.firstScreen(id: $0.value)?.title } }
  }

  /// Returns the picture of a screen with what is tapped; nil if the site leaves the screen out.
  private func frame(
    of screen: Screen, _ target: JourneyMove.Target?, in layout: VariantLayout
  ) -> JourneyFrame? {
    guard site.shows(screen), site.shownVariant(of: screen, on: held) != nil else { return nil }
    let drawn = Wireframe(layout, in: site.app)
    let whole = frame(drawn, drawn.canvas, nil) { site.paths.picture(of: layout.variant, in: $0) }
    guard let target else { return whole }
    let tapped = drawn.boxes.first { box in
      switch target {
      case .part(let part): box.part == part
      case .below: false
      case .menuRow, .back: box.kind == .contextButton
      }
    }
    let window = Rect(size: layout.frame.window)
    if let tapped, !target.isContent || layout.frame.contentArea.hasMiddle(of: tapped.frame) {
      return frame(drawn, drawn.canvas, tapped.frame.part(in: window)) {
        site.paths.picture(of: layout.variant, in: $0)
      }
    }
    guard case .part(let part) = target else { return whole }
    if let strip = part.strip(in: layout)?.offset(by: layout.frame.contentArea.origin),
      layout.frame.contentArea.hasMiddle(of: strip)
    {
      return frame(drawn, drawn.canvas, strip.part(in: window), scrolling: .row) {
        site.paths.picture(of: layout.variant, in: $0)
      }
    }
    return scrolled(to: part, on: screen, in: layout) ?? whole
  }

  /// Returns the part of a screen's whole content that is around what is tapped.
  private func scrolled(
    to part: LayoutPart, on screen: Screen, in layout: VariantLayout
  ) -> JourneyFrame? {
    let whole = Wireframe(fullContentOf: layout, in: site.app)
    let own = whole.boxes.first { $0.part == part }?.frame
    guard let found = own ?? part.strip(in: layout) else { return nil }
    let viewport = layout.frame.viewport
    let content = whole.canvas
    let top = max(
      content.y, min(found.midY - viewport.height / 2, content.maxY - viewport.height))
    let view = Rect(
      x: 0, y: top, width: viewport.width, height: min(viewport.height, content.height))
    return frame(whole, view, found, scrolling: own == nil ? .row : .screen) {
      site.paths.picture(of: .full, screen, on: held, $0)
    }
  }

  private func menuFrame(_ row: Int, over screen: Screen) -> JourneyFrame? {
    guard let open = OpenMenu(over: screen, in: site.app, on: held) else { return nil }
    let shown = open.owner == nil ? OpenMenu(of: site.app, on: held) ?? open : open
    let drawn = Wireframe(shown, in: site.app)
    let rows = drawn.boxes.filter { $0.kind == .menuRow }
    let outline = row < rows.count ? rows[row].frame : nil
    let device = Rect(origin: drawn.canvas.origin, size: held.pictureSize)
    let isBelow = outline.map { $0.maxY > Rect(size: held.window.size).maxY } ?? false
    return frame(
      drawn, isBelow ? drawn.canvas : device, outline, scrolling: isBelow ? .screen : nil
    ) {
      site.menuPicture(of: shown, $0)
    }
  }

  private func frame(
    _ drawn: Wireframe, _ view: Rect, _ outline: Rect?,
    scrolling: JourneyFrame.Scrolling? = nil,
    at path: (String) -> SitePath
  ) -> JourneyFrame {
    JourneyFrame(
      title: drawn.title, view: view,
      images: site.offeredThemes.map { theme in
        JourneyFrame.Image(
          address: page.link(to: path(theme.name)),
          frame: Rect(
            origin: drawn.canvas.origin, size: SVGWriter(theme).size(of: drawn)))
      }, outline: outline, scrolling: scrolling)
  }
}

extension JourneyMove.Target {
  /// Whether it is in the content, which scrolls.
  fileprivate var isContent: Bool {
    switch self {
    case .part(.section), .part(.header), .part(.footer), .part(.cell): true
    case .part(.barButton), .part(.tab), .below, .menuRow, .back: false
    }
  }
}

extension LayoutPart {
  /// Returns the visible part of the strip that a cell is in, in content coordinates.
  fileprivate func strip(in layout: VariantLayout) -> Rect? {
    switch self {
    case .cell(_, let section): layout.content.sections[section].strip?.frame
    case .section, .header, .footer, .barButton, .tab: nil
    }
  }
}

extension Rect {
  /// Whether the middle of another box is in this one.
  fileprivate func hasMiddle(of other: Rect) -> Bool {
    other.midX >= x && other.midX <= maxX && other.midY >= y && other.midY <= maxY
  }

  /// Returns the part that another box covers.
  fileprivate func part(in other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
