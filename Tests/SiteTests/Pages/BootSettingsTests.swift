import AppModel
import Support
import Testing

@testable import Site

/// The effects of settings, as the start-up page tells them from what happened.
struct BootSettingsTests {
  private static let named = #"{"category": "nav_bar", "navigation_type": "the_bar"}"#
  private static let unknown = #"{"category": "nav_bar", "navigation_type": "other"}"#
  private static let menu = #"{"category": "menu"}"#
  private static let on = #""template": "ui_builder", "ui_builder_navigation_bar_api": true"#
  private static let off = #""template": "ui_builder""#
  private static let old = #""template": "other", "ui_builder_navigation_bar_api": true"#
  private static let hidden = #", "status_bar": {"hidden": true}"#
  private static let own = "the app uses its own bar"
  private static let covering = ", status bar merged"
  private static let gone = ", status bar hidden"
  private static let below = ", status bar separate"

  /// Returns the effect of a setting in an app whose home has some navigations.
  private func effect(
    of setting: String, _ settings: String?, _ navigations: String,
    plugins: String = #"[{"plugin": {"identifier": "the_bar", "type": "nav_bar"}}]"#
  ) throws -> String {
    var files = [
      "rivers.json": #"[{"id": "home", "home": true, "navigations": [\#(navigations)]}]"#,
      "plugin_configurations.json": plugins,
    ]
    files["settings.json"] = settings.map { "{\($0)}" }
    let rows = PageOutline(try SiteOfApp.with(files).bootPage).text.split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| \(setting) |") })
    return String(row.split(separator: "|").last?.dropFirst() ?? "")
  }

  @Test func `home chooses the bar only where it names one that exists`() throws {
    let effect = { (settings: String?, bar: String) in
      try self.effect(of: "Home chooses the bar", settings, bar)
    }
    let none = "home has no navigation bar, so \(Self.own)"
    let missing = "the manifest does not have the bar that home names, so \(Self.own)"
    #expect(try effect(nil, Self.named) == "home names the bar’s plugin\(Self.covering)")
    #expect(try effect(nil, "") == none + Self.covering)
    #expect(try effect(Self.on, Self.named) == "home names the bar’s plugin\(Self.covering)")
    #expect(try effect(Self.on, "") == none + Self.covering)
    #expect(try effect(Self.on, Self.unknown) == missing + Self.covering)
    #expect(
      try effect(Self.on + Self.hidden, Self.named) == "home names the bar’s plugin\(Self.gone)")
    #expect(try effect(Self.on + Self.hidden, Self.unknown) == missing + Self.gone)
  }

  @Test func `the use of the status bar follows`() throws {
    let effect = { (settings: String) in
      try self.effect(of: "Home chooses the bar", settings, Self.named)
    }
    #expect(try effect(Self.off) == Self.own + Self.below)
    #expect(try effect(Self.off + Self.hidden) == Self.own + Self.gone)
    #expect(try effect(Self.old) == "the first bar of the manifest is used\(Self.below)")
    #expect(
      try effect(Self.old + Self.hidden) == "the first bar of the manifest is used\(Self.gone)")
    #expect(
      try self.effect(of: "Home chooses the bar", Self.old, Self.named, plugins: "[]")
        == Self.own + Self.below)
  }

  @Test func `screens have menus of their own only in an app that is made with the builder`() throws
  {
    let effect = { (settings: String, menu: String) in
      try self.effect(of: "Menus of single screens", settings, menu)
    }
    let own = #", "quick_brick_enabled": true"#
    #expect(try effect(Self.on, Self.menu) == "all screens share home’s menu")
    #expect(try effect(Self.on, "") == "home has no menu that all screens could share")
    #expect(try effect(Self.on + own, "") == "each screen can have its own menu")
    #expect(try effect(Self.old + own, "") == "all screens share the collection for menus")
  }

  @Test(arguments: [
    ("newsroom", "finds the id among the models of rivers.json"),
    ("newsroom", nil), ("legacy", "finds no models of screens, so it falls back to the old"),
    ("qa-app", "finds the id neither among the models of rivers.json nor in AppDefine.json"),
  ])
  func `where a screen comes from, the class that looks it up is named`(
    app: String, result: String?
  ) throws {
    let site = try SiteOfApp.named(app)
    #expect(
      PageOutline(site.bootPage).text.contains(
        "ZLGenericViewController looks a screen up by its id"))
    let texts = site.screens.map { PageOutline(site.matrixPage(of: $0)).text }
    #expect(
      texts.contains { text in
        result.map { text.contains("ZLGenericViewController, which \($0)") }
          ?? !text.contains("ZLGenericViewController")
      })
  }
}
