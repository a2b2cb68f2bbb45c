import Markup
import Support
import Testing

@Suite struct `Random nodes` {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a node that is written and read back is the same`(seed: UInt64) throws {
    var random = RandomNodes(seed: seed)
    var writer = try MarkupWriter(checking: [
      Schema(parsing: Fixtures.bytes("Markup/open.xsd"))
    ])
    for _ in 0..<250 {
      let node = random.drawing()
      let read = try Element(parsing: writer.bytes(of: node, as: .svg), atMost: .max)
      #expect(read.outline(withLines: false) == node.outline())
    }
  }
}
