import Support
import Testing

@testable import AppModel

@Suite struct `Connected screens that nothing sends data to` {
  private static let entry = #"{"type": "label", "data": {"target": "x"}}"#
  private static let connected = #""data": {"connected": true, "parent": "home"}"#

  /// Returns the diagnostics of the two rules, in an app with a menu and a screen `x`.
  private func found(
    entry: String = Self.entry, home: String = "", x: String = Self.connected,
    more: String = "", _ files: [String: String] = [:]
  ) -> [String] {
    let menu = #"{"category": "menu", "navigation_type": "menu", "nav_items": [\#(entry)]}"#
    let rivers = """
      [{"id": "home", "name": "Home", "home": true, "navigations": [\(menu)]\(home)},
       {"id": "x", "name": "X", \(x), "ui_components": [{"component_type": "list"}]}\(more)]
      """
    return AppReading(texts: files.merging(["rivers.json": rivers]) { $1 }).diagnostics
      .filter {
        $0.rule.code.hasPrefix("connected-") && $0.rule.code != "connected-with-own-source"
      }.map { "\($0.rule.code): \($0.message.text)" }
  }

  private static let noSender =
    "open the connected screen 'X', and they do not send any data"

  @Test(arguments: [
    #"{"type": "label", "data": {"target": "x"}}"#,
    #"{"type": "label", "data": {"target": "x", "connected": true}}"#,
    #"{"type": "nested_menu", "nav_items": [{"type": "label", "data": {"target": "x"}}]}"#,
  ])
  func `menu entries without data do not send any`(entry: String) {
    #expect(found(entry: entry) == ["connected-without-sender: only menu entries \(Self.noSender)"])
  }

  @Test func `tabs do not send any either`() {
    let plugins =
      #"[{"plugin": {"identifier": "menu", "type": "menu", "capabilities": ["tabBar"]}}]"#
    #expect(
      found(["plugin_configurations.json": plugins])
        == ["connected-without-sender: only tabs \(Self.noSender)"])
  }

  @Test(arguments: [
    #"{"type": "button", "data": {"target": "x"}}"#,
    #"{"type": "button", "data": {"target": "x", "connected": true}}"#,
  ])
  func `buttons without data do not send any`(button: String) {
    let bar = #", "navigations": [{"category": "nav_bar", "nav_items": [\#(button)]}]"#
    let other = #", {"id": "other"\#(bar)}"#
    let toOther = #"{"type": "label", "data": {"target": "other"}}"#
    #expect(
      found(entry: toOther, more: other)
        == ["connected-without-sender: only buttons \(Self.noSender)"])
    #expect(
      found(entry: "\(toOther), \(Self.entry)", more: other)
        == ["connected-without-sender: only menu entries and buttons \(Self.noSender)"])
  }

  @Test func `a bar button with a data source sends it`() {
    let button = #"{"type": "button", "data": {"target": "x", "connected": true, "source": "1"}}"#
    let bar = #""navigations": [{"category": "nav_bar", "nav_items": [\#(button)]}]"#
    #expect(found(more: #", {"id": "other", \#(bar)}"#).isEmpty)
  }

  @Test func `a screen that opens itself does not send itself any`() {
    let x = """
      \(Self.connected), "navigations": [{"category": "nav_bar", "nav_items": [
        {"type": "button", "data": {"target": "x", "source": "1"}}]}]
      """
    #expect(found(x: x).count == 1)
  }

  @Test(arguments: [
    #"{"component_type": "list", "data": {"source": "1", "target": "x"}}"#,
    #"{"component_type": "list", "data": {"source": "1", "target": "x", "connected": true}}"#,
    """
    {"component_type": "list", "data": {"source": "1"}, "styles": {"header":
      {"visible": true, "style": "HEADER_1", "data": {"target": "x"}}}}
    """,
  ])
  func `an item or a header next to the entry sends data`(component: String) {
    #expect(found(home: #", "ui_components": [\#(component)]"#).isEmpty)
  }

  @Test func `an item of a feed sends data, and a feed that was not read may have one`() {
    let home = #", "ui_components": [{"component_type": "list", "data": {"source": "1"}}]"#
    let index = #"[{"source": "1", "file": "f.json"}]"#
    let feed = #"{"children": [{"title": "T", "screen_type": "x"}]}"#
    #expect(found(home: home, ["feeds/index.json": index, "feeds/f.json": feed]).isEmpty)
    #expect(found(home: home, ["feeds/index.json": index, "feeds/f.json": "{"]).isEmpty)
    #expect(found(home: home, ["feeds/index.json": index, "feeds/f.json": "{}"]).count == 1)
  }

  @Test func `an entry with a data source sends it, whether there is a snapshot or not`() {
    let entry = #"{"type": "label", "data": {"target": "x", "connected": true, "source": "1"}}"#
    #expect(found(entry: entry).isEmpty)
  }

  @Test func `an entry of a menu that the app does not show does not send anything`() {
    let entry = #"{"type": "label", "data": {"target": "x", "source": "1"}}"#
    let other = """
      , {"id": "other", "navigations": [{"category": "menu", "nav_items": [\(entry)]}]}
      """
    #expect(found(more: other).count == 1)
    let settings = #"{"template": "ui_builder", "quick_brick_enabled": true}"#
    #expect(found(more: other, ["settings.json": settings]).isEmpty)
  }

  @Test(arguments: [
    #""data": {"connected": false, "parent": "home"}"#, #""data": {"parent": "home"}"#,
    #""data": {}"#,
  ])
  func `a screen that is not connected does not need a sender`(x: String) {
    #expect(found(x: x).isEmpty)
  }

  @Test func `what has no parent and is not opened as connected is reported as that only`() {
    let found = found(x: #""data": {"connected": true}"#)
    #expect(found.count == 1 && found[0].hasPrefix("connected-without-parent: "))
  }

  @Test func `a screen that nothing opens is reported as unreachable only`() {
    #expect(found(entry: #"{"type": "label", "data": {"target": "home"}}"#).isEmpty)
  }

  private static let unsentHome =
    "connected-home: the home screen 'Home' is connected, but the app starts with it, so no screen "
    + "sends it any data"

  @Test(arguments: [
    #"{"connected": true}"#, #"{"connected": true, "parent": "x"}"#,
    #"{"connected": true, "parent": "home"}"#, #"{"connected": true, "target": "missing"}"#,
  ])
  func `a connected home is reported once, whatever its parent is`(data: String) {
    for entry in ["", #"{"type": "label", "data": {"target": "home"}}"#] {
      #expect(
        found(entry: entry, home: #", "data": \#(data)"#, x: #""data": {}"#) == [Self.unsentHome])
    }
  }

  @Test func `a home that other screens open with data is still empty at the start`() {
    let x = """
      "data": {}, "navigations": [{"category": "nav_bar", "nav_items": [
        {"type": "button", "data": {"target": "home", "source": "1", "connected": true}}]}]
      """
    #expect(found(home: #", "data": {"connected": true}"#, x: x) == [Self.unsentHome])
  }

  @Test func `a home that is not connected, or shows what its tab sends, is not reported`() {
    #expect(found(home: #", "data": {"connected": false, "parent": "x"}"#, x: #""data": {}"#) == [])
    let tab = #"{"type": "label", "data": {"target": "home", "connected": true, "source": "1"}}"#
    let home = #", "data": {"connected": true}"#
    let plugins =
      #"[{"plugin": {"identifier": "menu", "type": "menu", "capabilities": ["tabBar"]}}]"#
    let files = ["plugin_configurations.json": plugins]
    #expect(found(entry: tab, home: home, x: #""data": {}"#, files).isEmpty)
    #expect(found(entry: tab, home: home, x: #""data": {}"#) == [Self.unsentHome])
  }

  @Test func `a connected home is reported even where it is home only as the first screen`() {
    let reading = AppReading(
      screens: #"[{"id": "a", "data": {"connected": true, "parent": "b"}}, {"id": "b"}]"#)
    let codes = reading.diagnostics.map(\.rule.code)
    #expect(codes.contains("no-home") && codes.contains("connected-home"))
    #expect(!codes.contains("connected-without-parent"))
  }
}
