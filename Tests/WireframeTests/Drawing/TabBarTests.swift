import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `Rows of tabs` {
  /// Returns the tabs in the picture of a screen, given what each of them opens.
  private func groups(
    of key: String, tabs: [String], titled title: String = "T", on device: String,
    _ orientation: Orientation? = nil
  ) throws -> [Group] {
    let entries = tabs.map {
      #"{"title": "\#(title)", "type": "label", "data": {"target": "\#($0)"}}"#
    }
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
      of: screen, on: HeldDevice(device, in: orientation ?? device.orientations[0]))
    let picture = Wireframe(ShownScreen(VariantLayout(variant, in: drawn.app), in: drawn.app))
    let groups = picture.groups.filter { $0.identity?.kind == .tab }
    try #require(groups.count == tabs.count)
    return groups
  }

  private func selected(of key: String, tabs: [String], on device: String) throws -> [Int] {
    let bars = try groups(of: key, tabs: tabs, on: device)
    return bars.indices.filter { bars[$0].shapes.contains(where: \.isSelected) }
  }

  @Test(arguments: ["iphone-14-pro", "apple-tv-hd"])
  func `one tab is selected, even if several open the screen`(device: String) throws {
    let tabs = ["home", "news", "news", "home"]
    #expect(try selected(of: "news", tabs: tabs, on: device) == [1])
    #expect(try selected(of: "home", tabs: tabs, on: device) == [0])
    #expect(try selected(of: "home", tabs: ["news"], on: device) == [])
  }

  @Test(arguments: ["iphone-se-1", "iphone-17", "ipad-9.7"], Orientation.allCases)
  func `each tab has its name inside it, below or beside its icon`(
    device: String, orientation: Orientation
  ) throws {
    let groups = try groups(
      of: "home", tabs: ["home", "news", "news"], titled: "Sections", on: device, orientation)
    for group in groups {
      let frame = try #require(group.identity?.frame)
      let lines = group.shapes.compactMap { shape -> TextLine? in
        if case .text(let line) = shape { line } else { nil }
      }
      try #require(lines.map(\.text.characters) == ["Sections"])
      let width = Font(size: lines[0].size, lines[0].weight).width(of: lines[0].text)
      let start = lines[0].origin.x - (lines[0].anchor == .middle ? width / 2 : 0)
      #expect(start > frame.x && start + width < frame.maxX)
      #expect(lines[0].origin.y - lines[0].size > frame.y && lines[0].origin.y < frame.maxY)
    }
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
