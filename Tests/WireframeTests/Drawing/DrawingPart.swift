import AppLayout
import AppModel
import Testing

@testable import Wireframe

/// A part of wireframes that is drawn separately, so that an edit changes only its own golden.
struct DrawingPart: CustomTestStringConvertible, Sendable {
  /// The name of its golden.
  let name: String
  let draw: @Sendable () throws -> (shapes: [Shape], canvas: Rect)

  var testDescription: String { name }

  var wireframe: Wireframe {
    get throws {
      let (shapes, canvas) = try draw()
      return Wireframe(canvas: canvas, title: name, description: name, shapes: shapes, root: nil)
    }
  }

  static let all = cells + bars + regions + devices + marks

  private static let cells: [DrawingPart] = CellTemplate.allCases.flatMap { template in
    let sizes = [(60.0, 60.0), (145, 130), (300, 90)]
    let plain = sizes.map { width, height in
      cell(
        "\(template.rawValue)-\(Int(width))x\(Int(height))", template,
        Size(width: width, height: height))
    }
    return plain + [
      cell(
        "\(template.rawValue)-mirrored", template, Size(width: 300, height: 90),
        isRightToLeft: true)
    ]
  }

  private static func cell(
    _ name: String, _ template: CellTemplate, _ size: Size, isRightToLeft: Bool = false
  ) -> DrawingPart {
    DrawingPart(name: "cell-\(name)") {
      let drawing = CellDrawing(
        size: size, template: template, title: template.sampleTitle, kind: .gallery,
        label: "A label", index: 0, isRightToLeft: isRightToLeft)
      return (drawing.shapes, Rect(size: size))
    }
  }

  /// Returns the first box of a kind in a variant of an app.
  private static func box(
    _ name: String, _ kind: BoxKind, of app: String, _ key: String? = nil,
    _ placement: Placement = .onTop, _ statusBar: StatusBar = .merged,
    _ entrance: Entrance = .root, on device: String = "iphone-se-1"
  ) -> DrawingPart {
    DrawingPart(name: name) {
      let drawn = try DrawnApp(app)
      let layout = try drawn.layout(of: key, on: device, placement, statusBar, entrance)
      let group = try #require(
        Wireframe(ShownScreen(layout, in: drawn.app)).groups.first { $0.identity?.kind == kind })
      return ([.group(group)], try #require(group.identity).frame)
    }
  }

  private static let bars = [
    box("bar-root", .navigationBar, of: "newsroom"),
    box("bar-pushed", .navigationBar, of: "newsroom", nil, .onTop, .separate, .pushed),
    box("bar-presented", .navigationBar, of: "newsroom", nil, .onTop, .hidden, .presented),
    box("bar-overlay", .navigationBar, of: "newsroom", nil, .overlay),
    box("bar-three-buttons", .navigationBar, of: "many-buttons"),
    box("bar-mirrored", .navigationBar, of: "rtl"),
    box("tab-bar", .tabBar, of: "tab-bar"),
    box("tab-bar-pushed", .tabBar, of: "own-menus", "report", .onTop, .merged, .pushed),
    box("tab-bar-tv", .tabBar, of: "tab-bar", on: "apple-tv-hd"),
    DrawingPart(name: "bar-delegated") {
      try delegatedBar(.onTop)
    },
    DrawingPart(name: "bar-delegated-overlay") {
      try delegatedBar(.overlay)
    },
  ]

  /// Returns home's bar in an app whose root plugin places it.
  private static func delegatedBar(
    _ placement: Placement
  ) throws -> (shapes: [Shape], canvas: Rect) {
    let drawn = try DrawnApp("newsroom", capabilities: "placeNavBar", "specialButton")
    let layout = try drawn.layout(on: "iphone-se-1", placement)
    let group = try #require(
      Wireframe(ShownScreen(layout, in: drawn.app)).groups.first {
        $0.identity?.kind == .navigationBar
      })
    return ([.group(group)], try #require(group.identity).frame)
  }

  private static let regions = [
    box("footer", .footer, of: "footers"),
    DrawingPart(name: "header-own-words") {
      let drawn = try DrawnApp("rtl")
      let sections = try drawn.layout(on: "iphone-se-1").content.sections
      let header = try #require(sections.compactMap(\.header).first { $0.target != nil })
      let drawing = HeaderDrawing(
        header: ShownHeader(header, source: nil), isFooter: false, isRightToLeft: true,
        deviceClass: .iphone,
        words: drawn.app.words)
      return (drawing.shapes, Rect(size: header.frame.size))
    },
    box("status-container", .statusBar, of: "newsroom", nil, .onTop, .separate),
    box("safe-area", .safeArea, of: "newsroom"),
    box("notice-white-label", .notice, of: "newsroom", "applicaster_settings"),
    box("notice-not-defined", .notice, of: "qa-app", "hero-screen"),
    box("notice-empty", .notice, of: "qa-app"),
    box("plugin-area", .pluginArea, of: "plugin-area", "guide"),
    box("plugin-banner", .banner, of: "plugin-area", "guide"),
    DrawingPart(name: "footer-mirrored") {
      let layout = try DrawnApp("footers").layout(on: "iphone-se-1")
      let footer = try #require(layout.content.sections.first?.footer)
      let drawing = HeaderDrawing(
        header: ShownHeader(footer, source: nil), isFooter: true, isRightToLeft: true,
        deviceClass: .iphone,
        words: .standard)
      return (drawing.shapes, Rect(size: footer.frame.size))
    },
    landscapeMenu("menu-landscape", of: "newsroom"),
    landscapeMenu("menu-landscape-mirrored", of: "rtl"),
    DrawingPart(name: "menu") {
      let app = try DrawnApp("two-level-menu").app
      let device = try #require(Device.named("iphone-se-1"))
      let open = try #require(OpenMenu(of: app, on: HeldDevice(device, in: .portrait)))
      let menu = Wireframe(ShownMenu(open, in: app))
      let group = try #require(menu.groups.first { $0.identity?.kind == .menu })
      return ([.group(group)], try #require(group.identity).frame)
    },
    DrawingPart(name: "status-bar") {
      let drawn = try DrawnApp("newsroom")
      let layout = try drawn.layout(on: "iphone-14-pro")
      return (
        StatusBarDrawing(ShownScreen(layout, in: drawn.app)).glyphs,
        Rect(x: 0, y: 0, width: 393, height: 59)
      )
    },
  ]

  /// Returns an open menu next to the island of a phone that is held sideways.
  private static func landscapeMenu(_ name: String, of app: String) -> DrawingPart {
    DrawingPart(name: name) {
      let app = try DrawnApp(app).app
      let held = HeldDevice(try #require(Device.named("iphone-14-pro")), in: .landscape)
      let open = try #require(OpenMenu(of: app, on: held))
      let menu = Wireframe(ShownMenu(open, in: app))
      let group = try #require(menu.groups.first { $0.identity?.kind == .menu })
      return ([.group(group)] + DeviceBody(held).front, held.window.bounds)
    }
  }

  private static let devices: [DrawingPart] = [
    "iphone-se-1", "iphone-x", "iphone-14-pro", "ipad-9.7", "ipad-pro-11", "apple-tv-hd",
  ].flatMap { id in
    (Device.named(id)?.orientations ?? []).map { orientation in
      DrawingPart(name: "device-\(id)-\(orientation.rawValue)") {
        let device = try #require(Device.named(id))
        let body = DeviceBody(HeldDevice(device, in: orientation))
        return (body.back + body.front, body.canvas)
      }
    }
  }

  private static let marks = [
    DrawingPart(name: "fold") {
      let drawn = try DrawnApp("newsroom")
      let shown = ShownScreen(try drawn.layout(), in: drawn.app)
      return (
        MarkDrawing.fold(of: shown, under: Rect(x: 0, y: 0, width: 393, height: 0)),
        Rect(x: 0, y: 0, width: 393, height: 22)
      )
    },
    DrawingPart(name: "measures") {
      let family = try #require(DrawnApp("newsroom").app.families.all.first)
      let wireframe = Wireframe(measuresOf: family, on: .iphone)
      return (wireframe.shapes, wireframe.canvas)
    },
    DrawingPart(name: "specimen") {
      let wireframe = Wireframe(
        specimenOf: .imageTop, size: Size(width: 145, height: 130), title: "GRID_1")
      return (wireframe.shapes, wireframe.canvas)
    },
    DrawingPart(name: "legend") { (Wireframe.legend.shapes, Wireframe.legend.canvas) },
    DrawingPart(name: "legend-strip") {
      let drawn = try DrawnApp("newsroom")
      let wireframe = Wireframe(ShownScreen(try drawn.layout(on: "iphone-se-1"), in: drawn.app))
        .withLegend
      let group = try #require(wireframe.groups.last { $0.identity?.kind == .legend })
      return ([.group(group)], try #require(group.identity).frame)
    },
  ]
}
