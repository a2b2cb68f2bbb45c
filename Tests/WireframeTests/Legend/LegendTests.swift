import AppLayout
import AppModel
import Markup
import Support
import Testing
import Themes

@testable import Wireframe

@Suite struct `Legends` {
  private func regions(
    _ placement: Placement, _ statusBar: StatusBar, of app: String = "newsroom",
    _ key: String? = nil, _ entrance: Entrance = .root
  ) throws -> [Region] {
    let drawn = try DrawnApp(app)
    let layout = try drawn.layout(of: key, on: "iphone-se-1", placement, statusBar, entrance)
    return Region.all(in: Wireframe(ShownScreen(layout, in: drawn.app)))
  }

  @Test func `a legend names only what the picture has`() throws {
    #expect(try regions(.hidden, .hidden) == [.appContainer, .rootContainer])
    #expect(
      try regions(.onTop, .separate) == [
        .statusBar, .navigationBar, .appContainer, .rootContainer, .safeArea,
      ])
    #expect(
      try regions(.overlay, .merged) == [.overlayBar, .appContainer, .rootContainer, .safeArea])
    #expect(try regions(.hidden, .hidden, of: "tab-bar").contains(.tabBar))
    let plugin = try regions(.hidden, .hidden, of: "plugin-area", "guide")
    #expect(plugin == [.appContainer, .rootContainer, .pluginArea, .banner])
  }

  @Test func `a legend names no class, and cuts no name`() throws {
    let tree = BoxTree(.legend, in: try #require(Theme.named("anatomy")))
    let texts = tree.marks.compactMap { mark in
      if case .text(let text, _) = mark.figure { text } else { nil }
    }
    for region in Region.allCases {
      #expect(texts.contains(region.name))
      let humps = zip(region.name, region.name.dropFirst()).filter {
        $0.isLowercase && $1.isUppercase
      }
      #expect(humps.isEmpty, "\(region.name)")
    }
  }

  @Test func `a picture with measures has the legend of the picture without them`() throws {
    let drawn = try DrawnApp("newsroom")
    let held = HeldDevice(try #require(Device.named("iphone-8")), in: .portrait)
    var presented = 0
    for screen in drawn.app.screens {
      let variant = drawn.app.configuredVariant(of: screen, on: held)
      let layout = VariantLayout(variant, in: drawn.app)
      let plain = Wireframe(ShownScreen(layout, in: drawn.app))
      let regions = Region.all(in: plain)
      #expect(
        Region.all(in: Wireframe(redlinesOf: ShownScreen(layout, in: drawn.app), over: plain))
          == regions)
      #expect(regions.contains(.innerContainer) == regions.contains(.presentationContainer))
      if regions.contains(.innerContainer) { presented += 1 }
    }
    #expect(presented > 0)
  }

  @Test(arguments: ThemeFile.allCases)
  func `only a theme with a legend makes the drawing higher`(file: ThemeFile) throws {
    let drawn = try DrawnApp("newsroom")
    let wireframe = Wireframe(ShownScreen(try drawn.layout(), in: drawn.app))
    let writer = SVGWriter(try #require(Theme.named(file.rawValue)))
    let size = writer.size(of: wireframe)
    #expect(size.width == wireframe.canvas.width)
    #expect((size.height > wireframe.canvas.height) == (file == .anatomy))
    #expect(writer.size(of: .legend) == Wireframe.legend.canvas.size)
    #expect(writer.document(of: wireframe).hasAttribute("height", size.height.shortText))
  }

  @Test(arguments: try FixtureApp.names())
  func `the names in a legend's strip stay inside the picture`(name: String) throws {
    var lines = 0
    for wireframe in try DrawnApp(name).configuredWireframes {
      let dressed = wireframe.withLegend
      let strip = try #require(dressed.groups.last { $0.identity?.kind == .legend })
      for case .text(let line) in strip.shapes {
        let end = line.origin.x + Font(size: line.size, line.weight).width(of: line.text)
        #expect(line.origin.x >= dressed.canvas.x && end <= dressed.canvas.maxX)
        lines += 1
      }
    }
    #expect(lines > 0)
  }
}

extension Node {
  fileprivate func hasAttribute(_ name: Name, _ value: String) -> Bool {
    switch self {
    case .element(_, let attributes, _): attributes[name] == value
    case .text, .flat: false
    }
  }
}
