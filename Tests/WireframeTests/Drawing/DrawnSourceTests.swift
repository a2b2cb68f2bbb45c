import AppLayout
import AppModel
import Testing

@testable import Wireframe

@Suite struct `Sources of boxes` {
  @Test func `cells come from their items, placeholders from their component`() throws {
    let drawn = try DrawnApp("newsroom")
    let boxes = Wireframe(ShownScreen(try drawn.layout(), in: drawn.app)).boxes
    let cell = try #require(boxes.first { $0.kind == .cell })
    #expect(cell.source?.text.hasPrefix("feeds/home-hero.json#") ?? false)
    let header = try #require(boxes.first { $0.kind == .header })
    #expect(header.source?.text.hasSuffix("/styles/header") ?? false)
    let empty = try DrawnApp(components: #"{"id": "a", "component_type": "list"}"#)
    let placeholder = Wireframe(ShownScreen(try empty.layout(), in: empty.app)).boxes.first {
      $0.kind == .cell
    }
    #expect(placeholder?.source?.text == "rivers.json#home/ui_components/a")
  }

  @Test func `a footer has the key of its component, and a source of its own`() throws {
    let drawn = try DrawnApp("footers")
    let full = Wireframe(fullContentOf: ShownScreen(try drawn.layout(of: "stories"), in: drawn.app))
    let footers = full.boxes.filter { $0.kind == .footer }
    #expect(footers.map(\.key.text) == ["tabs|#footer", "group|first#footer", "group#footer"])
    let path = "rivers.json#stories/ui_components"
    #expect(
      footers.map(\.source?.text) == [
        "\(path)/tabs/styles/footer", "\(path)/group/ui_components/first/styles/footer",
        "\(path)/group/styles/footer",
      ])
  }

  @Test func `a screen that is not in any file does not have a source`() throws {
    let drawn = try DrawnApp("newsroom")
    let settings = try drawn.layout(of: "applicaster_settings")
    let boxes = Wireframe(ShownScreen(settings, in: drawn.app)).boxes
    #expect(boxes.first { $0.kind == .root }?.source == nil)
    #expect(boxes.first { $0.kind == .navigationBar }?.source != nil)
  }
}
