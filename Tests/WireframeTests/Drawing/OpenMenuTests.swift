import AppLayout
import AppModel
import Testing

@testable import Wireframe

@Suite struct `Open menus` {
  private func menu(_ app: String, on device: String = "iphone-se-1") throws -> Wireframe? {
    let (app, device) = (try DrawnApp(app).app, try #require(Device.named(device)))
    return OpenMenu(of: app, on: HeldDevice(device, in: .portrait)).map {
      Wireframe(ShownMenu($0, in: app))
    }
  }

  @Test func `it covers part of home, whose bar and content are still visible next to it`() throws {
    let boxes = try #require(try menu("newsroom")).boxes
    let kinds = Set(boxes.map(\.kind))
    #expect(kinds.isSuperset(of: [.root, .navigationBar, .section, .menu, .menuRow]))
    let panel = try #require(boxes.first { $0.kind == .menu })
    #expect(panel.frame == Rect(x: 0, y: 0, width: 264, height: 568))
    #expect(panel.source?.text.hasSuffix("/navigations/menu") ?? false)
  }

  @Test func `entries that do not fit into the window follow below the device, each once`() throws {
    let drawn = try DrawnApp("nested-menu")
    let device = try #require(Device.named("iphone-se-1"))
    let open = try #require(OpenMenu(of: drawn.app, on: HeldDevice(device, in: .portrait)))
    let menu = Wireframe(ShownMenu(open, in: drawn.app))
    let rows = menu.boxes.filter { $0.kind == .menuRow }
    #expect(rows.count == open.menu.rows.count && rows.count >= 31)
    #expect(menu.boxes.contains { $0.kind == .fold })
    for row in rows { #expect(row.frame.maxY <= menu.canvas.maxY) }
    #expect(menu.description.contains("below the fold"))
  }

  @Test func `it has the focus on a television, and nothing below it`() throws {
    let picture = try #require(try menu("newsroom", on: "apple-tv-hd"))
    let ringed = picture.groups.filter { $0.shapes.contains(where: \.isRing) }
    #expect(ringed.compactMap(\.identity).map(\.kind) == [.menuRow])
  }

  @Test func `it has one focus, whatever leads to the screen below it`() throws {
    let items = { (targets: [String]) in
      targets.enumerated().map { index, target in
        #"{"id": "\#(index)", "title": "\#(index)", "type": "label", "data": {"target": "\#(target)"}}"#
      }.joined(separator: ",")
    }
    for targets in [["news", "sport"], ["news", "home", "home"]] {
      let app = try DrawnApp(
        rivers: """
          [{"id": "home", "home": true, "navigations": [{"category": "menu",
            "navigation_type": "side_menu", "nav_items": [\(items(targets))]}]},
           {"id": "news"}, {"id": "sport"}]
          """
      ).app
      let device = try #require(Device.named("apple-tv-hd"))
      let open = try #require(OpenMenu(of: app, on: HeldDevice(device, in: .portrait)))
      let groups = Wireframe(ShownMenu(open, in: app)).groups
      #expect(groups.filter { $0.shapes.contains(where: \.isRing) }.count == 1, "\(targets)")
    }
  }

  @Test(arguments: ["newsroom", "nested-menu", "rtl"])
  func `on a television its rows are in the safe area, with room on both sides`(
    name: String
  ) throws {
    let drawn = try DrawnApp(name)
    let device = try #require(Device.named("apple-tv-4k"))
    let open = try #require(OpenMenu(of: drawn.app, on: HeldDevice(device, in: .portrait)))
    let panel = open.menu.panel
    let boxes = Wireframe(ShownMenu(open, in: drawn.app)).boxes.filter { $0.kind == .menuRow }
    let shown = boxes.filter { $0.frame.maxY <= 1080 }
    #expect(shown.count >= 3)
    for row in shown {
      #expect(row.frame.y >= 60 && row.frame.maxY <= 1020)
      #expect(row.frame.x - panel.x >= 32 && panel.maxX - row.frame.maxX >= 32)
    }
  }

  @Test(arguments: ["ipad-pro-11-m4", "ipad-9.7", "apple-tv-4k", "iphone-se-1"])
  func `a column below the device does not begin inside an entry`(device: String) throws {
    let drawn = try DrawnApp("nested-menu")
    let held = HeldDevice(try #require(Device.named(device)), in: .landscape)
    let open = try #require(OpenMenu(of: drawn.app, on: held))
    let rows = Wireframe(ShownMenu(open, in: drawn.app)).boxes.filter { $0.kind == .menuRow }
    let all = Array(zip(rows, open.menu.rows))
    let below = all.drop { $0.0.frame.maxY <= held.window.size.height }
    let starts = zip(below, below.dropFirst()).filter { $1.0.frame.y < $0.0.frame.y }.map(\.1)
    for (_, row) in starts { #expect(row.depth == 0, "\(row.title ?? "")") }
  }

  @Test func `it comes from the right in a right-to-left app`() throws {
    let panel = try #require(try menu("rtl")).boxes.first { $0.kind == .menu }
    #expect(try #require(panel).frame.maxX == 320)
  }

  @Test(arguments: [("tab-bar", "iphone-se-1"), ("single-tv", "apple-tv-hd")])
  func `tabs that every picture shows are not an open menu`(app: String, device: String) throws {
    #expect(try menu(app, on: device) == nil)
  }

  @Test func `an app whose home has no menu does not have an open menu`() throws {
    let app = try DrawnApp(components: "").app
    let device = try #require(Device.named("iphone-se-1"))
    #expect(OpenMenu(of: app, on: HeldDevice(device, in: .portrait)) == nil)
  }
}

extension Shape {
  /// Whether this is the ring around what has the focus.
  fileprivate var isRing: Bool {
    guard case .box(let box) = self, [.role(.accent), .focus].contains(box.paint.stroke)
    else { return false }
    return box.paint.strokeWidth == 4 || box.paint.strokeWidth == 6
  }
}
