import AppLayout
import AppModel
import Support
import Testing

@testable import Printing

/// The words for boxes in the text of `inspect`.
struct BoxWordTextTests {
  @Test(arguments: ["newsroom", "presentations", "tab-bar", "plugin-area", "flags-off"])
  func `the regions and the tree of a variant name the same boxes`(name: String) throws {
    let reading = try FixtureApp.reading(name)
    let app = try #require(reading.app)
    let phone = HeldDevice(try #require(Device.named("iphone-8")), in: .portrait)
    var count = 0
    for screen in app.screens {
      let layout = VariantLayout(app.configuredVariant(of: screen, on: phone), in: app)
      let text = VariantText(layout: layout, app: app, positions: Positions(reading.sources)).text
        .text
      let lines = text.split(separator: "\n").map {
        $0.split { "│├└─ ".contains($0) }.joined(separator: " ")
      }
      for node in layout.hierarchy(in: app).all {
        let frame = node.frame.columns.map(\.text).joined(separator: " ")
        let line = "\(node.className) \(node.role.words) \(frame)"
        #expect(lines.contains { $0.hasPrefix(line) }, "\(line)")
      }
      for role in Self.regions + [layout.containerRole, layout.rootRole] {
        // The container in front is the last one.
        guard let node = layout.hierarchy(in: app).all.last(where: { $0.role == role }) else {
          continue
        }
        let frame = node.frame.columns.map(\.text).joined(separator: " ")
        #expect(lines.contains { $0.hasPrefix("\(role.words) \(frame)") }, "\(role)")
        count += 1
      }
    }
    #expect(count > 5)
  }

  /// The roles that the list of regions has too.
  private static let regions: [HierarchyNode.Role] = [
    .statusBar, .navigationBar, .tabBar, .pluginArea, .banner,
  ]
}
