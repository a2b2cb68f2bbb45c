import AppLayout
import AppModel
import Testing

@testable import Wireframe

@Suite struct `Entrances` {
  @Test
  func
    `a root shows the menu button, a pushed screen a back button, a presented one a cross`()
    throws
  {
    let drawn = try DrawnApp("newsroom")
    let buttons = try Entrance.allCases.map { entrance in
      let wireframe = Wireframe(
        ShownScreen(
          try drawn.layout(of: nil, on: "iphone-14-pro", .onTop, .merged, entrance), in: drawn.app))
      return try #require(wireframe.groups.first { $0.identity?.kind == .contextButton }).shapes
    }
    #expect(Set(buttons).count == 3)
    let icons: [Icon] = [.menu, .back, .close]
    for (shapes, icon) in zip(buttons, icons) {
      guard case .path(let path, _)? = shapes.first else {
        Issue.record("no path")
        continue
      }
      #expect(path.segments.count == icon.path.segments.count)
    }
  }

  @Test func `a presented screen covers the app, so the device around it is the same`() throws {
    for name in ["newsroom", "tab-bar", "own-menus"] {
      let drawn = try DrawnApp(name)
      for device in Device.all {
        for orientation in device.orientations {
          let held = HeldDevice(device, in: orientation)
          let outside = try Entrance.allCases.map { entrance in
            let variant = Variant(
              screen: try #require(drawn.app.home), held: held, placement: .onTop,
              statusBar: .merged, entrance: entrance)
            let layout = VariantLayout(variant, in: drawn.app)
            let shapes = Wireframe(ShownScreen(layout, in: drawn.app)).shapes.filter { shape in
              if case .group(let group) = shape { group.identity?.kind != .window } else { true }
            }
            return shapes.prefix(DeviceBody(held).back.count)
          }
          #expect(Set(outside) == [DeviceBody(held).back[...]], "\(name) on \(device.id)")
        }
      }
    }
  }

  @Test func `a presented screen covers the tabs of the root`() throws {
    let drawn = try DrawnApp("tab-bar")
    let kinds = try Entrance.allCases.map { entrance in
      Wireframe(
        ShownScreen(
          try drawn.layout(of: nil, on: "iphone-14-pro", .onTop, .merged, entrance), in: drawn.app)
      ).boxes
        .contains { $0.kind == .tabBar }
    }
    #expect(kinds == [true, true, false])
  }
}

extension Wireframe {
  /// All groups in the order in which they are drawn.
  var groups: [Group] { Self.groups(of: shapes) }

  private static func groups(of shapes: [Shape]) -> [Group] {
    shapes.flatMap { shape -> [Group] in
      if case .group(let group) = shape { [group] + groups(of: group.shapes) } else { [] }
    }
  }
}
