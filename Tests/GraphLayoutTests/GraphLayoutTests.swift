import AppLayout
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
