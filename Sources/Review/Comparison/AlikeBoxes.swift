import AppLayout
import Wireframe

/// The boxes that look the same on both sides, but have other keys: components that came out of a group
/// or into one, and whatever has another id.
struct AlikeBoxes {
  /// The new key of each, by its old one.
  private var keys: [BoxKey: BoxKey] = [:]

  /// Finds them among some boxes of both sides.
  init(_ trees: Sides<BoxTree>, among boxes: Sides<[Int]>) {
    let known = Sides(
      old: Set(boxes.old.map { trees.old.boxes[$0].key }),
      new: Set(boxes.new.map { trees.new.boxes[$0].key }))
    let gone = Self.looks(trees.old, boxes.old, without: known.new)
    guard !gone.isEmpty else { return }
    let come = Self.looks(trees.new, boxes.new, without: known.old)
    for (look, old) in gone {
      guard let new = come[look], old.count == new.count else { continue }
      for (before, after) in zip(old, new) where trees.lookAlike(before, after) {
        keys[trees.old.boxes[before].key] = trees.new.boxes[after].key
      }
    }
  }

  var isEmpty: Bool { keys.isEmpty }

  /// Returns the key of an old box on the new side.
  func newKey(of key: BoxKey) -> BoxKey { keys[key] ?? key }

  /// What two boxes at least have in common that look the same.
  private struct Look: Hashable {
    let kind: BoxKind?
    let width, height: Int
    let title: String
  }

  /// Returns the boxes that the other side lacks, by how they look.
  private static func looks(
    _ tree: BoxTree, _ boxes: [Int], without others: Set<BoxKey>
  ) -> [Look: [Int]] {
    let own = boxes.filter { !others.contains(tree.boxes[$0].key) }
    return Dictionary(grouping: own) { index in
      let box = tree.boxes[index]
      return Look(
        kind: box.kind, width: box.frame.width, height: box.frame.height,
        title: tree.title(of: index))
    }
  }
}

extension Sides<BoxTree> {
  /// Whether two boxes have one size, and paint the same with everything inside them.
  fileprivate func lookAlike(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    var rest = [(oldIndex, newIndex)]
    let (start, end) = (old.boxes[oldIndex].frame, new.boxes[newIndex].frame)
    while let (one, two) = rest.popLast() {
      let (a, b) = (old.boxes[one].frame, new.boxes[two].frame)
      let (inside, others) = (old.children(of: one), new.children(of: two))
      guard old.boxes[one].kind == new.boxes[two].kind,
        a.offset(x: -start.x, y: -start.y) == b.offset(x: -end.x, y: -end.y),
        inside.count == others.count,
        !MarkComparison(
          old.ownMarks(of: one), at: a, new.ownMarks(of: two), at: b, isResized: false
        )
        .isDifferent
      else { return false }
      rest += zip(inside, others)
    }
    return true
  }
}
