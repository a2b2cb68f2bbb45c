import AppModel
import Support
import Testing

/// What a site shows if riverbed.json does not choose.
struct AppDefaultsTests {
  private static let rivers =
    #"[{"id": "a", "name": "A", "home": true, "type": "general_content"}]"#

  @Test(arguments: [
    ("{}", "[]", ["iphone-17"]),
    (#"{"device_target": "phone"}"#, "[]", ["iphone-17"]),
    (#"{"device_target": "universal"}"#, "[]", ["iphone-17", "ipad-pro-11-m4"]),
    (#"{"device_target": "tablet"}"#, "[]", ["iphone-17", "ipad-pro-11-m4"]),
    (#"{"flavor": "tv"}"#, "[]", ["iphone-17", "apple-tv-4k"]),
    (#"{"flavor": "mobile"}"#, "[]", ["iphone-17"]),
    (
      "{}", #"[{"plugin": {"identifier": "p", "type": "general", "platform": "tvos"}}]"#,
      ["iphone-17", "apple-tv-4k"]
    ),
    (
      "{}", #"[{"plugin": {"identifier": "p", "type": "general", "platform": "ios"}}]"#,
      ["iphone-17"]
    ),
    (
      #"{"device_target": "universal"}"#,
      #"[{"plugin": {"identifier": "top_menu_bar_tv", "type": "menu"}}]"#,
      ["iphone-17", "ipad-pro-11-m4", "apple-tv-4k"]
    ),
  ])
  func `the devices are those that the app is made for`(
    settings: String, plugins: String, devices: [String]
  ) throws {
    let app = try App(texts: [
      "rivers.json": Self.rivers, "settings.json": settings, "plugin_configurations.json": plugins,
    ])
    #expect(app.standardDevices == devices)
    #expect(devices.allSatisfy { Device.named($0) != nil })
  }

  @Test(arguments: [
    ("{}", false), (##"{"background_color": "#FF102030"}"##, true),
    (##"{"title_color": "#FF102030"}"##, true), (#"{"state": "overlay"}"#, false),
  ])
  func `the app's own colors have a theme if it has any`(styles: String, hasBrand: Bool) throws {
    let app = try App(texts: [
      "rivers.json": """
      [{"id": "a", "name": "A", "home": true, "type": "general_content", "navigations": [
        {"navigation_type": "nav_bar", "category": "nav_bar", "styles": \(styles)}]}]
      """
    ])
    #expect(app.standardThemes == (hasBrand ? ["paper", "brand", "night"] : ["paper", "night"]))
  }
}
