package import Lists

/// A line: the arrows that share a trunk, because they leave one box to the right, with the same
/// words at their start if they have any there, or because they lead back to one box.
///
///     Home ─┬─▶ News      News ◀┄┬┄ Article
///           └─▶ Sports           └┄ Video
package struct GraphLine: Hashable, Sendable {
  package let direction: Direction
  /// The box that all arrows of the line share.
  package let owner: ElementIndex<Graph.Box>
  /// The arrows, by the boxes at their other ends.
  private(set) var ends: [End]
  /// Whether the words of its arrows are at the start of the line.
  let isLabeledAtStart: Bool

  /// The direction of a line.
  package enum Direction: Hashable, Sendable {
    /// To boxes in columns further right.
    case onward
    /// From boxes in the same column or in columns further right.
    case back
  }

  /// The other end of an arrow.
  struct End: Hashable, Sendable {
    let box: ElementIndex<Graph.Box>
    let arrow: ElementIndex<Graph.Arrow>
  }

  /// Returns all lines of a graph: those that lead onward, then those that lead back, by their
  /// owners.
  static func all(of graph: Graph, in columns: GraphColumns) -> [GraphLine] {
    var onward = ElementTable<Graph.Box, [GraphLine]>(repeating: [], count: graph.boxes.count)
    var places: [Start: ElementIndex<GraphLine>] = [:]
    var back = ElementTable<Graph.Box, [End]>(repeating: [], count: graph.boxes.count)
    for (index, arrow) in graph.arrows.withIndices {
      guard columns.column[arrow.from] < columns.column[arrow.to] else {
        back[arrow.to].append(End(box: arrow.from, arrow: index))
        continue
      }
      let start = Start(box: arrow.from, label: arrow.startLabel)
      let end = End(box: arrow.to, arrow: index)
      if let place = places[start] {
        onward[arrow.from][place].ends.append(end)
      } else {
        places[start] = ElementIndex(onward[arrow.from].count)
        onward[arrow.from].append(
          GraphLine(
            direction: .onward, owner: arrow.from, ends: [end],
            isLabeledAtStart: arrow.startLabel != nil))
      }
    }
    return onward.values.flatMap(\.self)
      + back.elementIndices.filter { !back[$0].isEmpty }.map {
        GraphLine(direction: .back, owner: $0, ends: back[$0], isLabeledAtStart: false)
      }
  }

  /// The start of lines that lead onward: a box, and the words there.
  private struct Start: Hashable {
    let box: ElementIndex<Graph.Box>
    let label: Int?
  }
}
