import AppModel
import Support
import Testing

@testable import AppLayout

/// What the start says about the bar, for each combination of what decides it.
struct BarChoiceTests {
  /// The flags of the settings, what home says about its bar, and the decision and its reason.
  private struct Case {
    let settings: String?
    let bar: String
    let decision: String
    let reason: String
  }

  private static let flagIsOff = "the flag ui_builder_navigation_bar_api is off"

  private static let cases = [
    Case(settings: nil, bar: named, decision: "'the_bar'", reason: "home names it"),
    Case(settings: nil, bar: none, decision: own, reason: "home has no navigation bar"),
    Case(settings: nil, bar: unknown, decision: own, reason: "no plugin is named 'other'"),
    Case(settings: on, bar: named, decision: "'the_bar'", reason: "home names it"),
    Case(settings: on, bar: none, decision: own, reason: "home has no navigation bar"),
    Case(settings: on, bar: unknown, decision: own, reason: "no plugin is named 'other'"),
    Case(settings: on + hidden, bar: named, decision: "'the_bar'", reason: "home names it"),
    Case(settings: on + hidden, bar: none, decision: own, reason: "home has no navigation bar"),
    Case(settings: off, bar: named, decision: own + container, reason: flagIsOff),
    Case(settings: off, bar: none, decision: own + container, reason: flagIsOff),
    Case(settings: off + hidden, bar: named, decision: own, reason: flagIsOff),
    Case(settings: off + hidden, bar: unknown, decision: own, reason: flagIsOff),
    Case(settings: old, bar: none, decision: filled + container, reason: notBuilder),
    Case(settings: old + hidden, bar: named, decision: filled, reason: notBuilder),
  ]

  private static let own = "the app's own"
  private static let container = ", below a status bar container"
  private static let filled = "'the_bar', filled by 'navbar_collection'"
  private static let notBuilder = "the template is not 'ui_builder'"
  private static let on = #""template": "ui_builder", "ui_builder_navigation_bar_api": true"#
  private static let off = #""template": "ui_builder""#
  private static let old = #""template": "other", "ui_builder_navigation_bar_api": true"#
  private static let hidden = #", "status_bar": {"hidden": true}"#
  private static let named = #"{"category": "nav_bar", "navigation_type": "the_bar"}"#
  private static let unknown = #"{"category": "nav_bar", "navigation_type": "other"}"#
  private static let none = ""

  private func app(_ example: Case) throws -> App {
    var files = [
      "rivers.json":
        #"[{"id": "home", "name": "Home", "home": true, "navigations": [\#(example.bar)]}]"#,
      "plugin_configurations.json": #"[{"plugin": {"identifier": "the_bar", "type": "nav_bar"}}]"#,
    ]
    files["settings.json"] = example.settings.map { "{\($0)}" }
    return try App(texts: files)
  }

  @Test func `the fifth step says which bar there is, and a container only where there is one`()
    throws
  {
    for example in Self.cases {
      let app = try app(example)
      let step = app.bootFlow(.straight)[4]
      #expect(step.decision == "the navigation bar is \(example.decision)")
      #expect(step.reason == example.reason)
      let shown = app.statusBar(on: try .wanted("iphone-14-pro"))
      #expect((shown == .separate) == step.decision.contains("status bar container"))
    }
  }
}
