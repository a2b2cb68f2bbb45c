import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Built-in families` {
  private static let types = ["list", "grid"]

  @Test(arguments: Device.all, ["FAMILY_1", "QUICK_BRICK"])
  func `lists and grids fill their lines within 2 points of the declared spacing`(
    device: Device, family: String
  ) throws {
    let app = try App(components: "", screen: #", "styles": {"family": "\#(family)"}"#)
    let home = try #require(app.home)
    let measures = try #require(app.family(of: home))
    for type in Self.types {
      for style in measures.section(type)?.styles ?? [] {
        try expectFull(style.id, type, family, device)
      }
    }
  }

  private func expectFull(
    _ style: String, _ type: String, _ family: String, _ device: Device
  ) throws {
    let app = try App(
      components: """
        {"component_type": "\(type)", "rules": {"item_limit": "24"},
         "styles": {"cell_styles": ["\(style)"]}}
        """, screen: #", "styles": {"family": "\#(family)"}"#)
    for held in device.held {
      let screen = try #require(app.home)
      let layout = VariantLayout(
        Variant(
          screen: screen, held: held, placement: .onTop, statusBar: .hidden, entrance: .root),
        in: app)
      let section = try #require(layout.content.sections.first)
      let known = try #require(app.family(of: screen))
      let measures = ContentMeasures(known, in: layout.frame.viewport)
      let line = section.cells.map(\.frame).filter { $0.y == section.cells[0].frame.y }
      #expect(line[0].x >= measures.insets.left && line[0].x <= measures.insets.left + 2)
      let end = layout.frame.viewport.width - measures.insets.right
      #expect(line[line.count - 1].maxX <= end + 0.001 && line[line.count - 1].maxX >= end - 2)
      for (left, right) in zip(line, line.dropFirst()) {
        #expect((right.x - left.maxX - measures.interitemSpacing).magnitude <= 2)
      }
    }
  }

  @Test(arguments: Device.all)
  func `the page of a family measures in the width that screens have`(device: Device) throws {
    let app = try App(components: "")
    let screen = try #require(app.home)
    for held in device.held {
      let layout = VariantLayout(
        Variant(
          screen: screen, held: held, placement: .onTop, statusBar: .hidden, entrance: .root),
        in: app)
      #expect(app.viewport(on: held).width == layout.frame.viewport.width)
    }
  }

  @Test func `an app without a families file has a family`() throws {
    let app = try App(components: "")
    #expect(app.families["FAMILY_1"] != nil && app.families["QUICK_BRICK"] != nil)
  }
}
