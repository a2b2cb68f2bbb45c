import Support
import Testing

@testable import AppModel

@Suite struct `Files that cannot be read` {
  @Test func `without screens the other files are read, and failOn applies`() {
    let reading = AppReading(texts: [
      "rivers.json": "[tru]", "settings.json": "[]", "plugin_configurations.json": "[{}]",
      "riverbed.json": #"{ "failOn": ["plugin-entry"], "titel": "News" }"#,
    ])
    #expect(reading.app == nil)
    #expect(reading.failOn == ["plugin-entry"])
    #expect(
      reading.diagnostics.map(\.rule.code) == [
        "json-literal", "plugin-entry", "wrong-type", "unknown-key",
      ])
  }

  @Test(arguments: ["[]", "{", #"{ "build_params": 5 }"#])
  func `settings that cannot be read count as present: their flags are false`(text: String) throws {
    let app = try #require(AppReading(texts: ["rivers.json": "[]", "settings.json": text]).app)
    #expect(app.settings.usesBuilder)
    #expect(!app.settings.usesBuilderRoot && !app.settings.usesBuilderNavigationBar)
    #expect(app.settings.location != nil)
  }

  @Test func `settings that cannot be read are not reported as missing`() {
    let reading = AppReading(texts: ["rivers.json": "[]", "settings.json": "["])
    #expect(!reading.diagnostics.contains { $0.message.text.contains("settings.json") })
  }

  @Test func `the defaults of missing flags are reported`() {
    let reading = AppReading(texts: [
      "rivers.json": "[]", "settings.json": #"{ "template": "ui_builder" }"#,
    ])
    let texts = reading.diagnostics.map(\.message.text)
    #expect(texts.contains("no 'ui_builder_root_api' in settings.json: it is false"))
    #expect(!texts.contains { $0.contains("'template'") })
  }

  @Test(arguments: ["Rivers.json", "river.json", "rivers.JSON"])
  func `a misspelled file of screens is named`(name: String) {
    let reading = AppReading(AppFiles([:], nextTo: ["notes.md", name]))
    #expect(
      reading.diagnostics.map(\.message.suggestion)
        == [.action("rename '\(name)' to 'rivers.json'")])
  }

  @Test func `screens may be keyed by their ids inside an object`() throws {
    let text = #"{ "screens": { "a": { "name": "A", "home": true }, "b": {} } }"#
    let app = try #require(AppReading(screens: text).app)
    #expect(app.screens.map(\.id) == ["a", "b"])
    #expect(app.home?.id == "a")
  }

  @Test func `a diagnostic about the whole app is in the file that has the screens`() {
    let reading = AppReading(texts: ["layout.json": #"{ "screens": [{ "id": "a" }] }"#])
    let diagnostics = reading.diagnostics.filter { $0.rule == .noHome }
    #expect(diagnostics.map(\.file) == ["layout.json"])
  }
}
