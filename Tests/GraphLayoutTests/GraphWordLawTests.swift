import Geometry
import Testing

@testable import GraphLayout

struct GraphWordLawTests {
  @Test(arguments: GraphLawTests.graphs.indices, GraphLawTests.limits)
  func `words never overlap a line, a box or other words`(
    _ index: Int, _ limits: GraphLayout.Limits
  ) {
    let graph = GraphLawTests.graphs[index]
    let layout = GraphLayout(graph, limits)
    let lines = Straight.all(of: layout)
    let words = layout.routes.flatMap(\.labels).map { label in
      let width = graph.arrows[label.arrow].labelWidth
      // The height of capital letters and a little of what hangs below the line.
      return Rect(
        x: label.endsThere ? label.place.x - width : label.place.x, y: label.place.y - 8,
        width: width, height: 10)
    }
    .filter { $0.width > 0 }
    let onLines = words.filter { word in lines.contains { word.intersects($0.frame) } }
    #expect(onLines.isEmpty)
    let onBoxes = words.filter { layout.boxes.contains(where: $0.intersects) }
    #expect(onBoxes.isEmpty)
    let onWords = words.indices.filter { words[..<$0].contains(where: words[$0].intersects) }
    #expect(onWords.isEmpty)
  }
}
