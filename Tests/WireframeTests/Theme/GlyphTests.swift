import AppLayout
import AppModel
import Support
import Testing
import Themes

@testable import Wireframe

@Suite struct `Glyphs of the status bar` {
  @Test(arguments: ThemeFile.allCases, GlyphOutline.all)
  func `are as light or dark as the app shows them, outlined only where they can hardly be read`(
    file: ThemeFile, outline: GlyphOutline
  ) throws {
    let theme = try #require(ThemeReading(file).theme)
    let glyphs = try #require(theme[.glyphs(outline.glyphs)])
    #expect(Self.shade(of: glyphs) == outline.glyphs)
    let isNeeded = theme.grounds(of: outline).contains {
      glyphs.contrast(with: $0) < StatusBarLook.leastContrast
    }
    let line = Paint(fill: .transparent, stroke: .outline(outline))
    #expect(theme.draws(line.stroke) == isNeeded)
    #expect(theme.draws(.box(Rect(x: 0, y: 0, width: 9, height: 9), radius: 2, line)) == isNeeded)
    let color = try #require(theme[.outline(outline)])
    #expect((color.alpha == .max) == isNeeded)
    if isNeeded { #expect(glyphs.contrast(with: color) >= StatusBarLook.leastContrast) }
  }

  @Test(arguments: ThemeFile.allCases)
  func `have the outline in the legend, on those that a bar hides`(file: ThemeFile) throws {
    let theme = try #require(ThemeReading(file).theme)
    let outlined = StatusBarSettings.Glyphs.allCases.filter { glyphs in
      let outline = GlyphOutline(glyphs: glyphs, ground: .bar, cover: .none)
      let times = Wireframe.legend.shapes.flatMap(\.times)
      return times.contains { $0.paint.stroke == .outline(outline) }
        && theme.draws(.outline(outline))
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
        let worn = theme.wearing(app.brand(of: layout))
        try expect(layout.statusBarLook(in: app), in: Wireframe(layout, in: app), worn)
      }
      if let open = OpenMenu(of: app, on: HeldDevice(device, in: .portrait)) {
        let below = VariantLayout(open.below, in: app)
        let worn = theme.wearing(app.brand(of: below))
        try expect(below.statusBarLook(in: app), in: Wireframe(open, in: app), worn)
      }
    }
  }

  /// Expects the time to have the glyphs of an answer; there is none without an answer.
  private func expect(_ look: StatusBarLook?, in picture: Wireframe, _ theme: Theme) throws {
    let times = picture.shapes.flatMap(\.times)
    #expect(times.count == (look == nil ? 0 : 1))
    guard let look, let fill = times.first?.paint.fill else { return }
    #expect(Self.shade(of: try #require(theme[fill])) == look.glyphs)
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
