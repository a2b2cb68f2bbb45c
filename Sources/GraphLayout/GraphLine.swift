/// A line: the arrows that share a trunk, because they leave one box to the right, or because they
/// lead back to one box.
///
///     Home ─┬─▶ News      News ◀┄┬┄ Article
///           └─▶ Sports           └┄ Video
package struct GraphLine: Hashable, Sendable {
  package let direction: Direction
  /// The box that all arrows of the line share.
  package let owner: Int
  /// The arrows, by the boxes at their other ends.
  let ends: [End]

  /// The direction of a line.
  package enum Direction: Hashable, Sendable {
    /// To boxes in columns further right.
    case onward
    /// From boxes in the same column or in columns further right.
    case back
  }

  /// The other end of an arrow.
  struct End: Hashable, Sendable {
    let box: Int
    let arrow: Int
  }

  /// Returns all lines of a graph: those that lead onward, then those that lead back, by their
  /// owners.
  static func all(of graph: Graph, in columns: GraphColumns) -> [GraphLine] {
    var onward = Array(repeating: [End](), count: graph.boxes.count)
    var back = onward
    for (index, arrow) in graph.arrows.enumerated() {
      if columns.column[arrow.from] < columns.column[arrow.to] {
        onward[arrow.from].append(End(box: arrow.to, arrow: index))
      } else {
        back[arrow.to].append(End(box: arrow.from, arrow: index))
      }
    }
    let lines = { (direction: Direction, ends: [[End]]) in
      ends.indices.filter { !ends[$0].isEmpty }.map {
        GraphLine(direction: direction, owner: $0, ends: ends[$0])
      }
    }
    return lines(.onward, onward) + lines(.back, back)
  }
}
