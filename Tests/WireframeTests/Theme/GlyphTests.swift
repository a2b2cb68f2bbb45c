import AppLayout
import AppModel
import Support
import Testing
import Themes

@testable import Wireframe

@Suite struct `Glyphs of the status bar` {
  @Test(arguments: ThemeFile.allCases, PlacedGlyphs.all)
  func `are as light or dark as in the app where that can be seen, or can hardly be read there`(
    file: ThemeFile, glyphs: PlacedGlyphs
  ) throws {
    let theme = try #require(ThemeReading(file).theme)
    let color = try #require(theme[.glyphs(glyphs)])
    let ground = theme.ground(of: glyphs)
    let isOwnSeen = glyphs.glyphs.color.contrast(with: ground) >= StatusBarLook.leastContrast
    if isOwnSeen || glyphs.areHardToRead { #expect(Self.shade(of: color) == glyphs.glyphs) }
    let isSeen = color.contrast(with: ground) >= StatusBarLook.leastContrast
    #expect(isSeen || glyphs.areHardToRead)
    let line = Paint(fill: .transparent, stroke: .outline(glyphs))
    #expect(theme.draws(line.stroke) != isSeen)
    #expect(theme.draws(.box(Rect(x: 0, y: 0, width: 9, height: 9), radius: 2, line)) != isSeen)
    let outline = try #require(theme[.outline(glyphs)])
    #expect((outline.alpha == .max) != isSeen)
    if !isSeen { #expect(color.contrast(with: outline) >= StatusBarLook.leastContrast) }
  }

  @Test(arguments: ThemeFile.allCases)
  func `have the outline in the legend, on those that a bar hides`(file: ThemeFile) throws {
    let theme = try #require(ThemeReading(file).theme)
    let outlined = StatusBarSettings.Glyphs.allCases.filter { glyphs in
      let glyphs = PlacedGlyphs(
        glyphs: glyphs, ground: .bar, cover: .none, areHardToRead: true)
      let times = Wireframe.legend.shapes.flatMap(\.times)
      return times.contains { $0.paint.stroke == .outline(glyphs) }
        && theme.draws(.outline(glyphs))
    }
    #expect(outlined == [theme[.bar].isLight ? .light : .dark])
  }

  @Test(arguments: try FixtureApp.names(), ThemeFile.allCases)
  func `are drawn as the answer says, in every variant, over menus too`(
    name: String, file: ThemeFile
  ) throws {
    let app = try FixtureApp.named(name)
    let theme = try #require(ThemeReading(file).theme)
    for id in ["iphone-se-1", "iphone-14-pro", "ipad-pro-11"] {
      let device = try #require(Device.named(id))
      for layout in VariantAxes(devices: [device]).groups(of: app).flatMap({ $0.layouts() }) {
        let worn = theme.wearing(ShownScreen(layout, in: app).brand)
        try expect(layout.statusBarLook(in: app), in: Wireframe(ShownScreen(layout, in: app)), worn)
      }
      if let open = OpenMenu(of: app, on: HeldDevice(device, in: .portrait)) {
        let below = VariantLayout(open.below, in: app)
        let worn = theme.wearing(ShownScreen(below, in: app).brand)
        try expect(below.statusBarLook(in: app), in: Wireframe(ShownMenu(open, in: app)), worn)
      }
    }
  }

  /// Expects the time to have the glyphs of an answer, and an outline only where they can hardly be
  /// read; there is no time without an answer.
  private func expect(_ look: StatusBarLook?, in picture: Wireframe, _ theme: Theme) throws {
    let times = picture.shapes.flatMap(\.times)
    // The edge of a menu has the parts of the time on both sides of it.
    #expect(look == nil ? times.isEmpty : (1...2).contains(times.count))
    guard let look, case .glyphs(let glyphs)? = times.first?.paint.fill else { return }
    #expect(glyphs.glyphs == look.glyphs)
    #expect(glyphs.areHardToRead == (glyphs.cover == .none && look.isHardToRead))
    #expect(glyphs.areHardToRead || times.allSatisfy { !theme.draws($0.paint.stroke) })
    let isSaid = picture.description.contains("hard to read")
    if glyphs.cover == .none { #expect(isSaid == look.isHardToRead) }
  }

  private static func shade(of color: Color) -> StatusBarSettings.Glyphs {
    color.contrast(with: .black) > color.contrast(with: .white) ? .light : .dark
  }
}

extension Shape {
  /// The texts in the shape that are the time of a status bar.
  fileprivate var times: [TextLine] {
    switch self {
    case .group(let group): group.shapes.flatMap(\.times)
    case .text(let line): line.text.svgText == "9:41" ? [line] : []
    case .box, .circle, .path: []
    }
  }
}
