import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `Long ids` {
  private static let long = String(repeating: "i", count: 50_000)

  /// Returns an app with a long id on a group, on its content, on a feed's items and on a button.
  private func app() throws -> DrawnApp {
    let inner = (0..<30).map {
      #"{"id": "\#($0)", "component_type": "list", "data": {"source": "s"}}"#
    }.joined(separator: ",")
    let button = #"{"id": "\#(Self.long)", "type": "button", "title": "\#(Self.long)"}"#
    return try DrawnApp(
      components: """
        {"id": "\(Self.long)", "component_type": "group", "ui_components": [\(inner)]},
        {"id": "\(Self.long)x", "component_type": "group", "ui_components": [\(inner)]}],
        "navigations": [{"category": "nav_bar", "nav_items": [\(button), \(button)]}
        """,
      also: [
        "feeds/index.json": #"[{"source": "s", "file": "a.json"}]"#,
        "feeds/a.json": """
        {"title": "\(Self.long)",
         "children": [{"id": "\(Self.long)"}, {"id": "\(Self.long)"}, {"id": "\(Self.long)y"}]}
        """,
      ])
  }

  @Test func `are shortened in keys, ids and sources, and every box keeps its own`() throws {
    let drawn = try app()
    let boxes = Wireframe(fullContentOf: ShownScreen(try drawn.layout(), in: drawn.app)).boxes
    #expect(boxes.filter { $0.kind == .cell }.count >= 60)
    #expect(Set(boxes.map(\.id)).count == boxes.count)
    #expect(boxes.allSatisfy { $0.key.text.utf8.count < 1000 && $0.id.utf8.count < 3000 })
    #expect(boxes.allSatisfy { ($0.source?.text.utf8.count ?? 0) <= 1024 })
    #expect(
      Wireframe(ShownScreen(try drawn.layout(), in: drawn.app)).boxes.allSatisfy {
        $0.key.text.utf8.count < 1000
      })
  }

  @Test(arguments: 0..<3)
  func `are cut between encoded characters`(offset: Int) throws {
    let id = String(repeating: "i", count: offset) + String(repeating: "[", count: 250)
    let drawn = try DrawnApp(components: #"{"id": "\#(id)", "component_type": "list"}"#)
    let keys = Wireframe(fullContentOf: ShownScreen(try drawn.layout(), in: drawn.app)).boxes.map(
      \.key.text
    )
    .filter { $0.contains("%5B~") }
    #expect(!keys.isEmpty)
    for key in keys {
      let rest = key.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
      #expect(rest.count > 100 && rest.allSatisfy { $0.hasPrefix("5B") })
    }
  }

  @Test func `have sources that can all be looked up`() throws {
    let drawn = try app()
    let known = Set(drawn.app.sourcePaths.map(\.path))
    let boxes = Wireframe(fullContentOf: ShownScreen(try drawn.layout(), in: drawn.app)).boxes
    #expect(boxes.compactMap(\.source).allSatisfy(known.contains))
    #expect(drawn.app.sourcePaths.allSatisfy { $0.path.text.utf8.count <= 1024 })
  }
}
