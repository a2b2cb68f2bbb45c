import Support
import Testing

@testable import AppModel

@Suite struct `Bar plugins of screens` {
  private static let plugins = """
    [{"plugin": {"identifier": "KanNavigationBar", "type": "nav_bar"}},
     {"plugin": {"identifier": "other_bar", "type": "nav_bar"}}]
    """

  /// Returns the notes about an app whose home and second screen have bars of these types.
  private func notes(
    _ ofHome: String?, _ ofScreen: String?, plugins: String? = Self.plugins,
    settings: String? = nil
  ) -> [String] {
    let bars = [ofHome, ofScreen].map { name in
      name.map { #"[{"category": "nav_bar", "navigation_type": "\#($0)"}]"# } ?? "[]"
    }
    var files = [
      "rivers.json": """
      [{"id": "home", "home": true, "navigations": \(bars[0])},
       {"id": "x", "navigations": \(bars[1])}]
      """
    ]
    files["plugin_configurations.json"] = plugins
    files["settings.json"] = settings
    return AppReading(texts: files).diagnostics.filter { $0.rule == .unusedBarPlugin }
      .map { "\($0.message.severity): \($0.message.text)" }
  }

  @Test func `a plugin other than home's is not used`() {
    let note = "note: the bar plugin 'other_bar' is not used: home names"
    #expect(
      notes("KanNavigationBar", "other_bar")
        == ["\(note) 'KanNavigationBar', which applies to all screens"])
    #expect(notes("navigation_bar", "other_bar").count == 1)
    #expect(notes("KanNavigationBar", "navigation_bar").count == 1)
    #expect(notes("KanNavigationBar", "missing_bar").count == 1)
  }

  @Test func `without a plugin of home's, all screens have the app's own bar`() {
    #expect(
      notes(nil, "other_bar") == [
        "note: the bar plugin 'other_bar' is not used: home does not name any, so all screens have "
          + "the app's own bar"
      ])
    #expect(notes(nil, "applicaster_toolbar").isEmpty)
  }

  @Test(arguments: [
    ("KanNavigationBar", "KanNavigationBar"), ("KanNavigationBar", "kan_navigation_bar"),
    ("kan-navigation-bar", "KANNAVIGATIONBAR"), ("navigation_bar", "applicaster_toolbar"),
    ("applicaster_toolbar", "ApplicasterToolbar"), ("missing", "missing"), ("other_bar", nil),
  ])
  func `the same bar is not another one`(ofHome: String, ofScreen: String?) {
    #expect(notes(ofHome, ofScreen).isEmpty)
    #expect(notes(ofHome, ofScreen, plugins: nil).isEmpty)
  }

  @Test func `a bar of home's that is not in the manifest is reported alone`() {
    #expect(notes("KanNavigatonBar", "KanNavigationBar").isEmpty)
    #expect(notes("KanNavigatonBar", "navigation_bar").isEmpty)
    #expect(notes("KanNavigatonBar", "other_bar").isEmpty)
  }

  @Test(arguments: [
    #"{"template": "ui_builder", "ui_builder_navigation_bar_api": false}"#,
    """
    {"template": "ui_builder", "ui_builder_navigation_bar_api": true, "quick_brick_enabled": true}
    """,
    #"{"template": "classic", "ui_builder_navigation_bar_api": true}"#,
  ])
  func `only apps that take the plugin from home are checked`(settings: String) {
    #expect(notes("KanNavigationBar", "other_bar", settings: settings).isEmpty)
  }

  @Test func `only the bar that counts is compared`() {
    let bar = { (name: String) in #"{"category": "nav_bar", "navigation_type": "\#(name)"}"# }
    let reading = AppReading(
      screens: """
        [{"id": "home", "home": true, "navigations": [\(bar("a")), \(bar("b"))]},
         {"id": "x", "navigations": [\(bar("a")), \(bar("b"))]}]
        """)
    #expect(!reading.diagnostics.contains { $0.rule == .unusedBarPlugin })
  }
}
