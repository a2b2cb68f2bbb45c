import AppLayout
import AppModel
import Markup
import Support
import Testing
import Themes

@testable import Wireframe

@Suite struct `Drawn apps` {
  private static let devices = ["iphone-se-1", "iphone-14-pro", "ipad-9.7", "apple-tv-hd"]

  static func app(_ name: String) throws -> App {
    let files = try Fixtures.files(in: "Apps/\(name)").map {
      ($0.name, AppFiles.Content.bytes($0.bytes))
    }
    return try #require(AppReading(AppFiles(Dictionary(uniqueKeysWithValues: files))).app)
  }

  @Test(arguments: try Fixtures.names(in: "Apps").filter { !$0.hasSuffix(".txt") })
  func `every variant is a document that the schema allows`(name: String) throws {
    let app = try Self.app(name)
    let axes = VariantAxes(
      devices: Self.devices.compactMap(Device.named), orientations: Orientation.allCases)
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    let themes = ThemeFile.allCases.compactMap { Theme.named($0.rawValue) }
    #expect(themes.count == ThemeFile.allCases.count)
    for (index, layout) in axes.groups(of: app).flatMap({ $0.layouts() }).enumerated() {
      let document = SVGWriter(themes[index % themes.count])
        .document(of: Wireframe(layout, in: app))
      let bytes = try writer.bytes(of: document, as: .svg)
      #expect(try writer.bytes(of: document, as: .svg) == bytes)
    }
  }

  @Test func `the showcase's home is small, and says in words what it shows`() throws {
    let app = try Self.app("newsroom")
    let home = try #require(app.home)
    let layout = VariantLayout(
      Variant(
        screen: home, device: try #require(Device.named("iphone-14-pro")), orientation: .portrait,
        placement: .onTop, statusBar: .merged, entrance: .root), in: app)
    let wireframe = Wireframe(layout, in: app)
    #expect(wireframe.title == "Home on iPhone 14 Pro")
    #expect(
      wireframe.description
        == "Home on iPhone 14 Pro, bar on top, status bar merged: 5 components")
    let theme = try #require(Theme.named("paper"))
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    let bytes = try writer.bytes(of: SVGWriter(theme).document(of: wireframe), as: .svg)
    #expect(bytes.count < 14_000)
    try Golden("Wireframes/newsroom-home.svg").expect(String(decoding: bytes, as: UTF8.self))
  }

  @Test func `a document that the schema does not allow is refused with its rule`() throws {
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    let script = Node("svg", ["width": "1"], [Node("script", [:], [.text("alert(1)")])])
    #expect(throws: MarkupError.self) { _ = try writer.bytes(of: script, as: .svg) }
  }
}
