import Geometry
import Lists
import Support
import Testing

@testable import GraphLayout

struct GraphLawTests {
  /// Returns a graph with a number of boxes, most of them reachable, and a number of extra arrows.
  /// In every second small one the words are at the start of arrows.
  static func graph(seed: UInt64, boxes: Int, more: Int) -> Graph {
    var random = SplitMix64(seed: seed)
    let isLabeled = seed.isMultiple(of: 2) && boxes < 100
    var pairs: Set<[Int]> = []
    var arrows: [Graph.Arrow] = []
    func add(_ from: Int, _ to: Int) {
      guard from != to, pairs.insert([from, to]).inserted else { return }
      let width = Double(Int.random(in: 0...120, using: &random))
      let label = isLabeled ? Int.random(in: 0...2, using: &random) : nil
      arrows.append(Graph.Arrow(from: from, to: to, labelWidth: width, startLabel: label))
    }
    for box in 1..<boxes where box % 17 != 0 {
      add(Int.random(in: max(0, box / 5 - 2)..<box, using: &random), box)
    }
    for _ in 0..<more {
      add(Int.random(in: 0..<boxes, using: &random), Int.random(in: 0..<boxes, using: &random))
    }
    let sizes = (0..<boxes).map { _ in
      Size(width: 140, height: Double(Int.random(in: 18...60, using: &random) * 2))
    }
    return Graph(
      boxes: sizes, arrows: arrows, boxGap: 20, startsAtTop: seed.isMultiple(of: 3))
  }

  static let graphs: [Graph] =
    (1...12).map { graph(seed: $0, boxes: Int($0) * 4, more: Int($0) * 3) }
    + (1...2).map { graph(seed: $0, boxes: 200, more: Int($0) * 60) }

  static let limits = [
    GraphLayout.Limits(followers: 6, all: 6), GraphLayout.Limits(followers: 16, all: .max),
  ]

  @Test(arguments: graphs.indices, limits)
  func `boxes are inside and do not overlap`(_ index: Int, _ limits: GraphLayout.Limits) {
    let layout = GraphLayout(Self.graphs[index], limits)
    let all = Rect(size: layout.size)
    let outside = layout.boxes.filter {
      $0.x < 0 || $0.y < 0 || $0.maxX > all.maxX || $0.maxY > all.maxY
    }
    #expect(outside.isEmpty)
    let overlapping = layout.boxes.indices.filter { number in
      layout.boxes[..<number].contains(where: layout.boxes[number].intersects)
    }
    #expect(overlapping.isEmpty)
  }

  @Test(arguments: graphs.filter(\.startsAtTop), limits)
  func `what a graph starts with is at the top, if it should`(
    _ graph: Graph, _ limits: GraphLayout.Limits
  ) {
    let layout = GraphLayout(graph, limits)
    let column = layout.boxes.filter { $0.x == layout.boxes[0].x }.map(\.y)
    let top = layout.boxes.map(\.y).min() ?? 0
    #expect(layout.boxes[0].x == layout.boxes.map(\.x).min())
    #expect((column.min() ?? 0) - top < 1)
  }

  @Test(arguments: graphs.indices, limits)
  func `arrows lead to the right unless they are drawn as leading back`(
    _ index: Int, _ limits: GraphLayout.Limits
  ) {
    let graph = Self.graphs[index]
    let layout = GraphLayout(graph, limits)
    let ends = layout.routes.flatMap { route in route.line.ends.map { ($0.arrow, route.line) } }
    #expect(ends.map(\.0).sorted() == graph.arrows.elementIndices)
    let wrong = ends.filter { index, line in
      let arrow = graph.arrows[index]
      let leadsRight = layout.boxes[arrow.from.index].maxX < layout.boxes[arrow.to.index].x
      return leadsRight != (line.direction == .onward)
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: graphs.indices, limits)
  func `no line runs through a box`(_ index: Int, _ limits: GraphLayout.Limits) {
    let layout = GraphLayout(Self.graphs[index], limits)
    let hits = Straight.all(of: layout).filter { straight in
      layout.boxes.contains(where: straight.frame.intersects)
    }
    #expect(hits.isEmpty)
  }

  @Test(arguments: graphs.indices, limits)
  func `no two lines overlap`(_ index: Int, _ limits: GraphLayout.Limits) {
    let straights = Straight.all(of: GraphLayout(Self.graphs[index], limits))
    let overlaps = straights.indices.filter { number in
      let one = straights[number]
      return straights[..<number].contains { other in
        one.route != other.route && one.isUpright == other.isUpright
          && one.frame.intersects(other.frame)
      }
    }
    #expect(overlaps.isEmpty)
  }

  @Test(arguments: graphs.indices, limits)
  func `reordering never adds crossings, and a layout is always the same`(
    _ index: Int, _ limits: GraphLayout.Limits
  ) {
    let graph = Self.graphs[index]
    let layout = GraphLayout(graph, limits)
    let tree = GraphTree(graph)
    let slots = GraphSlots(graph, in: GraphColumns(tree, from: graph, limits))
    #expect(layout.crossings <= GraphOrder(slots, tree, rounds: 0).crossings)
    #expect(layout == GraphLayout(graph, limits))
  }
}
