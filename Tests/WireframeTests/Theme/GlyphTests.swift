import AppLayout
import AppModel
import Support
import Testing
import Themes

@testable import Wireframe

@Suite struct `Glyphs of the status bar` {
  @Test(arguments: ThemeFile.allCases, GlyphPlate.all)
  func `are as light or dark as the app shows them, on plates only where the ground needs them`(
    file: ThemeFile, plate: GlyphPlate
  ) throws {
    let theme = try #require(ThemeReading(file).theme)
    let glyphs = try #require(theme[.glyphs(plate.glyphs)])
    #expect(Self.shade(of: glyphs) == plate.glyphs)
    let grounds = theme.grounds(of: plate)
    let isNeeded = grounds.contains {
      glyphs.contrast(with: $0) < StatusBarLook.leastContrast
    }
    let box = Shape.box(
      Rect(x: 0, y: 0, width: 40, height: 18), radius: 9, Paint(fill: .plate(plate)))
    #expect(theme.draws(box) == isNeeded)
    let color = try #require(theme[.plate(plate)])
    #expect((color.alpha == .max) == isNeeded)
    for ground in grounds {
      #expect(glyphs.contrast(with: color.over(ground)) >= StatusBarLook.leastContrast)
    }
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
    let times = picture.shapes.flatMap(\.texts).filter { $0.text.svgText == "9:41" }
    #expect(times.count == (look == nil ? 0 : 1))
    guard let look, let fill = times.first?.paint.fill else { return }
    #expect(Self.shade(of: try #require(theme[fill])) == look.glyphs)
  }

  private static func shade(of color: Color) -> StatusBarSettings.Glyphs {
    color.contrast(with: .black) > color.contrast(with: .white) ? .light : .dark
  }
}

extension Shape {
  /// The lines of text in the shape.
  fileprivate var texts: [TextLine] {
    switch self {
    case .group(let group): group.shapes.flatMap(\.texts)
    case .text(let line): [line]
    case .box, .circle, .path: []
    }
  }
}
