import AppLayout
import Wireframe

/// The components that came out of a group or into one, but look the same: only their keys differ.
struct RegroupedSections {
  /// The new key of each, by its old one.
  private var keys: [BoxKey: BoxKey] = [:]

  /// Finds them among some boxes of both sides.
  init(_ trees: Sides<BoxTree>, among boxes: Sides<[Int]>) {
    let known = Sides(
      old: Set(boxes.old.map { trees.old.boxes[$0].key }),
      new: Set(boxes.new.map { trees.new.boxes[$0].key }))
    let gone = Self.sections(trees.old, boxes.old, without: known.new)
    guard !gone.isEmpty else { return }
    let come = Self.sections(trees.new, boxes.new, without: known.old)
    for (name, old) in gone {
      guard let new = come[name], old.count == 1, new.count == 1,
        trees.lookAlike(old[0], new[0])
      else { continue }
      keys[trees.old.boxes[old[0]].key] = trees.new.boxes[new[0]].key
    }
  }

  var isEmpty: Bool { keys.isEmpty }

  /// Returns the key of an old box on the new side.
  func newKey(of key: BoxKey) -> BoxKey { keys[key] ?? key }

  /// Returns the sections that the other side lacks, by the names of their components.
  private static func sections(
    _ tree: BoxTree, _ boxes: [Int], without others: Set<BoxKey>
  ) -> [String: [Int]] {
    let own = boxes.filter {
      tree.boxes[$0].kind == .section && !others.contains(tree.boxes[$0].key)
    }
    return Dictionary(grouping: own) { tree.boxes[$0].key.component.name }
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
