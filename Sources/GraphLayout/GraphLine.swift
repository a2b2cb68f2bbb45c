/// A line: the arrows that share a trunk, because they leave one box to the right, with the same
/// words at their start if they have any there, or because they lead back to one box.
///
///     Home ─┬─▶ News      News ◀┄┬┄ Article
///           └─▶ Sports           └┄ Video
package struct GraphLine: Hashable, Sendable {
  package let direction: Direction
  /// The box that all arrows of the line share.
  package let owner: Int
  /// The arrows, by the boxes at their other ends.
  let ends: [End]
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
    let box: Int
    let arrow: Int
  }

  /// Returns all lines of a graph: those that lead onward, then those that lead back, by their
  /// owners.
  static func all(of graph: Graph, in columns: GraphColumns) -> [GraphLine] {
    var onward = Array(repeating: [(label: Int?, ends: [End])](), count: graph.boxes.count)
    var places: [Start: Int] = [:]
    var back = Array(repeating: [End](), count: graph.boxes.count)
    for (index, arrow) in graph.arrows.enumerated() {
      guard columns.column[arrow.from] < columns.column[arrow.to] else {
        back[arrow.to].append(End(box: arrow.from, arrow: index))
        continue
      }
      let start = Start(box: arrow.from, label: arrow.startLabel)
      let end = End(box: arrow.to, arrow: index)
      if let place = places[start] {
        onward[arrow.from][place].ends.append(end)
      } else {
        places[start] = onward[arrow.from].count
        onward[arrow.from].append((arrow.startLabel, [end]))
      }
    }
    return onward.enumerated().flatMap { box, lines in
      lines.map {
        GraphLine(
          direction: .onward, owner: box, ends: $0.ends, isLabeledAtStart: $0.label != nil)
      }
    }
      + back.enumerated().filter { !$0.element.isEmpty }.map {
        GraphLine(direction: .back, owner: $0, ends: $1, isLabeledAtStart: false)
      }
  }

  /// The start of lines that lead onward: a box, and the words there.
  private struct Start: Hashable {
    let box: Int
    let label: Int?
  }
}
