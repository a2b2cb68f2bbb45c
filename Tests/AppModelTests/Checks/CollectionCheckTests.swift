import Support
import Testing

@testable import AppModel

@Suite struct `Collections of apps that are not made with the builder` {
  @Test func `are reported as missing even if rivers.json has screens`() throws {
    let files = [
      "rivers.json": #"[{"id": "home", "home": true}]"#,
      "settings.json": #"{"template": "classic"}"#,
    ]
    let codes = AppReading(texts: files).diagnostics.map(\.rule.code)
    #expect(codes.contains("unused-screens") && codes.contains("missing-collection"))
    let builder = files.merging(["settings.json": #"{"template": "ui_builder"}"#]) { $1 }
    let other = AppReading(texts: builder).diagnostics.map(\.rule.code)
    #expect(!other.contains("unused-screens") && !other.contains("missing-collection"))
  }
}
