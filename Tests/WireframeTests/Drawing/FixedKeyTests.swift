import AppLayout
import Support
import Testing

@testable import Wireframe

@Suite struct `Keys of boxes` {
  @Test(arguments: ["none", "tab-bar", "single-tv"])
  func `are unique, even if components have the ids of bars, menus and tabs`(name: String) throws {
    let components = FixedKey.allCases.map { key in
      """
      {"id": "\(key.rawValue)", "component_type": "group", "data": {}, "ui_components": [
        {"id": "\(key.rawValue)", "component_type": "hero", "data": {"source": "s"}}]}
      """
    }
    let menu = """
      {"category": "menu", "navigation_type": "\(name)", "nav_items": [
        {"id": "e", "title": "Home", "type": "label", "data": {"target": "home"}}]}
      """
    let capability = name == "none" ? "specialButton" : "tabBar"
    let drawn = try DrawnApp(
      rivers: """
        [{"id": "home", "home": true, "navigations": [\(menu)],
          "ui_components": [\(components.joined(separator: ","))]}]
        """,
      also: [
        "plugin_configurations.json": #"[{"plugin": {"identifier": "\#(name)", "type": "menu"}}]"#,
        "riverbed.json": #"{"capabilities": {"\#(name)": ["\#(capability)"]}}"#,
      ])
    for layout in drawn.layouts {
      let full = Wireframe(fullContentOf: ShownScreen(layout, in: drawn.app))
      for boxes in [Wireframe(ShownScreen(layout, in: drawn.app)).boxes, full.boxes] {
        #expect(Set(boxes.map(\.key)).count == boxes.count)
      }
      #expect(full.boxes.count { $0.kind == .strip } == FixedKey.allCases.count)
    }
    let held = HeldDevice(DrawnApp.devices[0], in: .portrait)
    if let open = OpenMenu(of: drawn.app, on: held) {
      let boxes = Wireframe(ShownMenu(open, in: drawn.app)).boxes
      #expect(Set(boxes.map(\.key)).count == boxes.count)
    }
  }
}
