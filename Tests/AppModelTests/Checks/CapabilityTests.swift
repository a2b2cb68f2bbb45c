import Support
import Testing

@testable import AppModel

@Suite struct `Capabilities of plugins` {
  @Test(arguments: [("[]", 1), (nil, 0)])
  func `a menu that a complete manifest lacks has none`(manifest: String?, count: Int) throws {
    let menu = #"{"category": "menu", "navigation_type": "my_menu", "nav_items": []}"#
    var texts = [
      "rivers.json": #"[{"id": "home", "home": true, "navigations": [\#(menu)]}]"#,
      "riverbed.json": #"{"capabilities": {"my_menu": ["tabBar"]}}"#,
    ]
    texts["plugin_configurations.json"] = manifest
    let reading = AppReading(texts: texts)
    #expect(reading.diagnostics.count { $0.rule == .unknownCapability } == count)
    #expect(try #require(reading.app).roots.ofHome.capabilities == [.specialButton])
  }
}
