import Geometry
import Support
import Testing

@testable import GraphLayout

struct GraphLayoutTests {
  /// A graph with a name, which has its own golden.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let boxes: Int
    let arrows: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "nothing", boxes: 0, arrows: ""),
    Case(name: "one", boxes: 1, arrows: ""),
    Case(name: "two", boxes: 2, arrows: "0>1"),
    Case(name: "five", boxes: 5, arrows: "0>1 0>2 1>3 2>4"),
    Case(name: "chain", boxes: 5, arrows: "0>1 1>2 2>3 3>4"),
    Case(name: "diamond", boxes: 4, arrows: "0>1 0>2 1>3 2>3"),
    Case(name: "cycle", boxes: 4, arrows: "0>1 1>2 2>3 3>1"),
    Case(name: "across", boxes: 4, arrows: "0>1 0>2 0>3 1>3 3>2"),
    Case(name: "far-back", boxes: 5, arrows: "0>1 1>2 2>3 3>4 4>1 3>1 4>2"),
    Case(name: "menu", boxes: 32, arrows: (1...31).map { "0>\($0)" }.joined(separator: " ")),
    Case(name: "islands", boxes: 6, arrows: "0>1 2>3 3>2 4>5"),
    Case(name: "crossing", boxes: 7, arrows: "0>1 0>2 0>3 1>6 2>5 3>4"),
  ]

  @Test(arguments: cases)
  func `the layout of a graph matches its golden`(_ graph: Case) throws {
    let layout = GraphLayout(
      GraphSketch.graph(graph.arrows, boxes: graph.boxes), .init(followers: 8, all: .max))
    try Golden("Map/\(graph.name).txt").expect(GraphSketch.text(of: layout))
  }

  @Test func `a chain is one straight line`() throws {
    let layout = GraphLayout(
      GraphSketch.graph("0>1 1>2 2>3 3>4", boxes: 5), .init(followers: 8, all: .max))
    #expect(Set(layout.boxes.map(\.midY)).count == 1)
    #expect(layout.routes.flatMap(\.strokes).allSatisfy { $0.count == 2 })
  }

  @Test func `arrows with the same words at their start share a line, and columns can be given`() {
    let labels = [0, 0, 1]
    let layout = GraphLayout(
      Graph(
        boxes: Array(repeating: Size(width: 100, height: 60), count: 4),
        arrows: labels.enumerated().map {
          Graph.Arrow(from: 0, to: $0 + 1, labelWidth: 30, startLabel: $1)
        }, boxGap: 20, columns: [0, 1, 1, 3]), .init(followers: 8, all: .max))
    #expect(layout.routes.map(\.labels.count) == [1, 1])
    #expect(layout.routes.flatMap(\.labels).allSatisfy { $0.place.x < layout.boxes[1].x })
    #expect(layout.boxes[1].x == layout.boxes[2].x)
    #expect(layout.boxes[3].x > layout.boxes[2].maxX)
    for arrow in 0..<3 {
      let strokes = layout.routes.flatMap { $0.strokes(of: arrow) }
      #expect(strokes.first?.first?.x == layout.boxes[0].maxX)
      #expect(strokes.last?.last?.x == layout.boxes[arrow + 1].x)
      #expect(layout.routes.flatMap { $0.heads(of: arrow) }.count == 1)
    }
  }

  @Test func `a tree that grows from two boxes has the shortest ways from either`() {
    let tree = GraphTree(count: 4, arrows: [(0, 1), (2, 3), (1, 3)], from: [2, 0])
    #expect(tree.distance == [0, 1, 0, 1])
    #expect(tree.roots == [2, 0] && tree.order == [2, 0, 3, 1])
  }

  @Test func `a crossing that reordering removes is removed`() throws {
    let layout = GraphLayout(
      GraphSketch.graph("0>1 0>2 0>3 1>6 2>5 3>4", boxes: 7), .init(followers: 8, all: .max))
    #expect(layout.crossings == 0)
  }

  @Test func `the count of crossings matches a count by hand`() {
    #expect(GraphCrossings.count([(0, 0), (1, 1)]) == 0)
    #expect(GraphCrossings.count([(0, 1), (1, 0)]) == 1)
    #expect(GraphCrossings.count([(0, 2), (1, 1), (2, 0)]) == 3)
    #expect(GraphCrossings.count([(0, 0), (0, 1), (1, 0), (1, 1)]) == 1)
    #expect(GraphCrossings.count([]) == 0)
  }
}
