import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Widths of a screen` {
  /// Two lists without cells: at 320 points the header of the first loses its height, and that of
  /// the second gets one.
  private static let texts = [
    "riverbed.json": #"{"devices": ["iphone-8"]}"#,
    "families.json": """
    {"families": {"F": {"header": {
      "REST": {"devices": {"universal": {"height_remaining_after_pixel": 603}}},
      "THIN": {"devices": {"universal": {"height_pixel": 1}}}}}}}
    """,
    "rivers.json": """
    [{"id": "home", "name": "Home", "home": true, "styles": {"family": "F"}, "ui_components": [
      \(list("a", "REST")), \(list("b", "THIN"))]}]
    """,
  ]

  private static func list(_ id: String, _ header: String) -> String {
    """
    {"id": "\(id)", "component_type": "list", "rules": {"item_limit": "0"},
      "data": {"source": "\(id)", "type": "APPLICASTER_COLLECTION"},
      "styles": {"header": {"visible": true, "style": "\(header)"}}}
    """
  }

  @Test func `a component that takes the place of another one is another component`() throws {
    let app = try #require(AppReading(texts: Self.texts).app)
    let home = try #require(app.home)
    let widths = ScreenWidths(of: home, in: app, on: WidthDevices(of: app), with: [])
    let marks = widths.marks.filter { $0.family == .phone }
    #expect(marks.first?.width == 320, "\(marks)")
    #expect(marks.first?.words == "other components are shown")
  }
}
