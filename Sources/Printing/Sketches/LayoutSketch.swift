import AppLayout

/// The visible part of a variant, drawn small with box characters.
struct LayoutSketch {
  private let layout: VariantLayout
  private let app: App
  private var sketcher: Sketcher

  /// The maximum number of cells of a section that are drawn; only a hostile app shows more at
  /// once.
  private static let mostCells = 1000
  private static let time = " 9:41"

  init(of layout: VariantLayout, in app: App) {
    self.layout = layout
    self.app = app
    sketcher = Sketcher(of: layout.frame.window)
    drawContent()
    drawBars()
    let window = Rect(size: layout.frame.window)
    sketcher.draw(window, in: window)
    if let bar = layout.navigationBar { draw(bar) }
  }

  var text: ShownText { sketcher.text }

  /// Draws the content, clipped to the screen's own area.
  private mutating func drawContent() {
    let area = layout.frame.contentArea
    for section in layout.content.sections {
      for header in [section.header, section.footer].compactMap(\.self) {
        write(header.title ?? header.style, on: header.frame.offset(by: area.origin), in: area)
      }
      let origin = section.strip?.frame.offset(by: area.origin).origin ?? area.origin
      for cell in section.cells.prefix(Self.mostCells) {
        let place = cell.frame.offset(by: origin)
        guard place.y < area.maxY else { break }
        guard place.x < area.maxX, place.maxX > area.x else { continue }
        sketcher.draw(place, in: area)
        write(cell.title ?? cell.measure.styleID, on: place, in: area)
      }
    }
    if layout.content.sections.isEmpty { write(emptyText, on: area, in: area) }
  }

  private var emptyText: String {
    let screen = layout.variant.screen
    let kind = ScreenKind(of: screen)
    return switch kind {
    case .general, .favorites, .legacy: "no components"
    case .plugin: "\(kind.words) \(screen.kind.typeName)"
    case .whiteLabel, .missing: kind.words
    }
  }

  /// Draws the regions on top of the content.
  private mutating func drawBars() {
    let frame = layout.frame
    draw(frame.statusBar, "")
    draw(frame.navigationBar, "")
    draw(frame.banner, HierarchyNode.Role.banner.words)
    draw(frame.tabBar, "")
    if let tabBar = frame.tabBar {
      for tab in layout.tabs(in: app)?.rows ?? [] {
        write(tab.title ?? "", on: tab.frame.offset(by: tabBar.origin), in: tabBar)
      }
    }
    guard layout.variant.statusBar != .hidden, frame.safeArea.top > 0 else { return }
    write(
      Self.time, on: Rect(x: 0, y: 0, width: frame.window.width, height: frame.safeArea.top),
      in: Rect(size: frame.window))
  }

  private mutating func draw(_ region: Rect?, _ name: String) {
    guard let region, region.height > 0 else { return }
    let window = Rect(size: layout.frame.window)
    sketcher.cover(region, in: window)
    write(name, on: region, in: window)
  }

  private mutating func write(_ text: String, on rect: Rect, in area: Rect) {
    sketcher.write(
      text.brief, on: rect, in: area, fromRight: app.settings.isRightToLeft, sparingEdges: true)
  }

  private mutating func draw(_ bar: NavigationBarLayout) {
    guard let strip = layout.frame.barStrip else { return }
    let width = sketcher.columns(in: strip)
    let line = BarLine(bar, isRightToLeft: app.settings.isRightToLeft, width: width)
    for (text, column) in line.pieces(in: width) {
      sketcher.write(text, on: strip, at: column)
    }
  }
}
