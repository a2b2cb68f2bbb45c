import Markup
import Support
import Testing
import Themes

@testable import Wireframe

@Suite struct `Drawing parts` {
  @Test(arguments: DrawingPart.all)
  func `a part is drawn as in its golden`(part: DrawingPart) throws {
    let theme = try #require(Theme.named("paper"))
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    let bytes = try writer.bytes(of: SVGWriter(theme).document(of: part.wireframe), as: .svg)
    try Golden("Wireframes/\(part.name).svg").expect(String(decoding: bytes, as: UTF8.self))
  }

  @Test func `every golden belongs to a part`() throws {
    let names = try Fixtures.names(in: "Wireframes").map { String($0.dropLast(".svg".count)) }
    let parts = DrawingPart.all.map(\.name)
    #expect(Set(parts).count == parts.count)
    #expect(Set(names).subtracting(parts) == ["newsroom-home"])
  }
}
