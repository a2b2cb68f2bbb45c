import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `Rows of tabs` {
  private func selected(of key: String, tabs: [String], on device: String) throws -> [Int] {
    let entries = tabs.map { #"{"title": "T", "type": "label", "data": {"target": "\#($0)"}}"# }
    let drawn = try DrawnApp(
      rivers: """
        [{"id": "home", "home": true, "navigations": [{"category": "menu",
          "navigation_type": "bottom_tab_bar", "nav_items": [\(entries.joined(separator: ","))]}]},
         {"id": "news"}]
        """,
      also: [
        "plugin_configurations.json":
          #"[{"plugin": {"identifier": "bottom_tab_bar", "type": "menu"}}]"#
      ])
    let screen = try #require(drawn.app.screen(key))
    let device = try #require(Device.named(device))
    let variant = drawn.app.configuredVariant(
      of: screen, on: HeldDevice(device, in: device.orientations[0]))
    let picture = Wireframe(VariantLayout(variant, in: drawn.app), in: drawn.app)
    let bars = picture.groups.filter { $0.identity?.kind == .tab }
    try #require(bars.count == tabs.count)
    return bars.indices.filter { bars[$0].shapes.contains(where: \.isSelected) }
  }

  @Test(arguments: ["iphone-14-pro", "apple-tv-hd"])
  func `one tab is selected, even if several open the screen`(device: String) throws {
    let tabs = ["home", "news", "news", "home"]
    #expect(try selected(of: "news", tabs: tabs, on: device) == [1])
    #expect(try selected(of: "home", tabs: tabs, on: device) == [0])
    #expect(try selected(of: "home", tabs: ["news"], on: device) == [])
  }
}

extension Shape {
  /// Whether the shape has the color of a selected tab.
  fileprivate var isSelected: Bool {
    switch self {
    case .group(let group): group.shapes.contains(where: \.isSelected)
    case .box(let box): box.paint.fill == .role(.tabSelected)
    case .text(let line): line.paint.fill == .role(.tabSelected)
    case .path(_, let paint): paint.stroke == .role(.tabSelected)
    case .circle: false
    }
  }
}
