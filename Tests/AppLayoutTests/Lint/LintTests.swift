import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Measures that cannot be used` {
  private func family(_ attributes: String) -> [String: String] {
    [
      "families.json": """
      {"families": {"F": {
        "screen": {"DEFAULT": {"devices": {"universal": {"inset_left": 10, "inset_right": 10}}}},
        "grid": {"G": {"style": "image_top", "devices": {"universal": {\(attributes)}}}}}}}
      """
    ]
  }

  private func app(
    _ attributes: String, rules: String = "{}", also files: [String: String] = [:]
  ) throws -> App {
    try App(
      components: """
        {"component_type": "grid", "data": {"source": "s"}, "rules": \(rules),
         "styles": {"cell_styles": ["G"]}}
        """, screen: #", "styles": {"family": "F"}"#,
      files: family(attributes).merging(files) { $1 })
  }

  @Test(arguments: [
    #""width_pixel": 50, "height_pixel": 0"#, #""aspect_ratio": 1e-300"#,
    #""height_remaining_after_pixel": 99999"#, #""width_pixel": 400, "height_pixel": 50"#,
  ])
  func `a measure that cannot be used is reported at its component, and the drawing is bounded`(
    attributes: String
  ) throws {
    let app = try app(attributes)
    #expect(Set(app.lint(with: []).map(\.message.rule.code)) == ["lint-size"])
    try expectBounded(app)
  }

  @Test(arguments: [
    #""width_pixel": -5, "height_pixel": 50"#, #""width_pixel": 1e308, "height_pixel": 50"#,
    #""width_percent": 1e308, "height_percent": 1e308"#, #""columns": 1e9, "height_pixel": 10"#,
  ])
  func `an absurd measure leaves the drawing bounded`(
    attributes: String
  ) throws { try expectBounded(try app(attributes)) }

  private func expectBounded(_ app: App) throws {
    let content = try app.content(of: "home", on: .wanted("iphone-8"))
    #expect(content.size.width.isFinite && content.size.height.isFinite)
    try #require(!content.sections.isEmpty)
    for cell in content.sections.flatMap({ Array($0.cells.prefix(100)) }) {
      #expect(cell.frame.x.isFinite && cell.frame.maxX.isFinite && cell.frame.maxY.isFinite)
    }
  }

  @Test func `placeholders beyond what a picture shows are cut off and reported`()
    throws
  {
    let attributes = #""width_pixel": 50, "height_pixel": 50"#
    let app = try app(attributes, rules: #"{"item_limit": "1000000000"}"#)
    #expect(Set(app.lint(with: []).map(\.message.text)).count == 1)
    let content = try app.content(of: "home", on: .wanted("iphone-8"))
    #expect(content.sections[0].cells.count == 1000)
    #expect(content.size.height.isFinite)
  }

  @Test func `components that share a long feed together have room for ten thousand cells`() throws
  {
    let component = { (index: Int) in
      """
      {"id": "c\(index)", "component_type": "grid", "data": {"source": "s"},
       "styles": {"cell_styles": ["A", "B"]}}
      """
    }
    let items = (0..<900).map { #"{"id": "i\#($0)"}"# }.joined(separator: ",")
    let app = try App(
      components: (0..<30).map(component).joined(separator: ","),
      files: [
        "feeds/index.json": #"[{"source": "s", "file": "a.json"}]"#,
        "feeds/a.json": #"{"children": [\#(items)]}"#,
      ])
    let content = try app.content(of: "home", on: .wanted("iphone-8"))
    let counts = content.sections.map(\.cells.count)
    #expect(counts == Array(repeating: 900, count: 11) + [100] + Array(repeating: 1, count: 18))
    #expect(content.issues.filter { $0.kind == .tooManyItems }.count == 19)
    #expect(app.lint(with: []).filter { $0.message.rule.code == "lint-size" }.count >= 19)
  }

  @Test func `good measures are not reported`() throws {
    #expect(try app(#""width_pixel": 145, "height_pixel": 100"#).lint(with: []).isEmpty)
  }

  @Test(arguments: [(49, 0), (50, 0), (50.1, 1), (53.3, 1), (53.4, 0), (90, 0)])
  func `two cells that only the insets keep from sharing a line get a note, wider ones do not`(
    percent: Double, notes: Int
  ) throws {
    let attributes = #""width_percent": \#(percent), "height_pixel": 50"#
    // A line has 300 of the phone's 320 points.
    let app = try app(attributes, also: ["riverbed.json": #"{"devices": ["iphone-se-1"]}"#])
    #expect(app.lint(with: []).count { $0.message.severity == .note } == notes)
  }

  @Test func `a device that the user describes is drawn`() throws {
    let own = """
      {"devices": [{"id": "mine", "portrait": {"w": 400, "h": 700, "statusBar": 30,
        "safeArea": {"t": 30, "l": 0, "b": 0, "r": 0}}}]}
      """
    let app = try App(components: "", files: ["riverbed.json": own])
    #expect(app.lint(with: []).isEmpty)
    let device = try #require(app.devices.first)
    let layout = try app.variant(of: "home", on: device)
    #expect(layout.frame.navigationBar == Rect(x: 0, y: 0, width: 400, height: 74))
  }
}
